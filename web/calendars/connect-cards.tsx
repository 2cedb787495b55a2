import { useTranslation } from 'react-i18next';
import { type CalendarPlatform, calendarPlatforms, platformNames } from '#contract/calendar-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { WhereToFind } from './where-to-find.tsx';

/** The beginning: a card for each platform, with the way to its address there. */
export function ConnectCards({ onConnect }: { onConnect: (platform: CalendarPlatform) => void }) {
  const { t } = useTranslation('calendars');
  return (
    <div className="grid gap-4">
      <div>
        <p className="text-16 font-semibold">{t('empty')}</p>
        <p className="max-w-prose text-14 text-ink-soft">{t('emptyText')}</p>
      </div>
      <ul className="grid items-start gap-4 lg:grid-cols-3">
        {calendarPlatforms.map((platform) => (
          <li key={platform} className="min-w-0">
            <Card className="@container grid gap-3">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h3 className="text-16 font-semibold">{platformNames[platform]}</h3>
                <Button
                  size="compact"
                  aria-label={t('connect.to', { platform: platformNames[platform] })}
                  onClick={() => {
                    showToast({ title: t('connect.settingUp', { platform: platformNames[platform] }) });
                    onConnect(platform);
                  }}
                >
                  {t('connect.submit')}
                </Button>
              </div>
              <WhereToFind platform={platform} />
            </Card>
          </li>
        ))}
      </ul>
      <p className="text-13 text-ink-soft">{t('connect.pasteAnywhere')}</p>
    </div>
  );
}
