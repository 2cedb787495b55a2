import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { getNoticePreferences } from '#contract/notice-calls.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Section } from '#web/ui/section.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { canText } from './can-text.ts';
import { ChannelTable } from './channel-table.tsx';
import { MissingChannels } from './missing-channels.tsx';
import { PushControl } from './push-control.tsx';
import { QuietHoursForm } from './quiet-hours-form.tsx';
import { TextMessages } from './text-messages.tsx';

/** Where its parts stand, for links there. */
export const noticePlaces = { push: 'push', texts: 'texts', quiet: 'quiet-hours' };

/** How somebody hears of what: channels by group, this browser, the telephone, and the hours to be left alone. */
export function NoticeSettings({ user, switches }: { user: User; switches?: ReactNode }) {
  const { t } = useTranslation('noticeSettings');
  const read = useRead(getNoticePreferences);
  const { data: preferences } = read;
  // a switch that cannot be moved says itself what texts wait for
  const hasTexts = !switches || (preferences && (canText(preferences) || preferences.sms.number !== null));
  return (
    <Section title={t('title')} description={`${t('text')} ${t('saved')}`}>
      <div className="grid gap-8">
        {switches}
        {preferences ? (
          <>
            <div className="grid gap-3">
              <MissingChannels
                preferences={preferences}
                places={{ push: noticePlaces.push, sms: hasTexts ? noticePlaces.texts : undefined }}
              />
              <ChannelTable preferences={preferences} role={user.role} />
            </div>
            <Place id={noticePlaces.push}>
              <PushControl preferences={preferences} user={user} />
            </Place>
            {hasTexts && (
              <Place id={noticePlaces.texts}>
                <TextMessages preferences={preferences} />
              </Place>
            )}
            <Place id={noticePlaces.quiet}>
              <QuietHoursForm preferences={preferences} />
            </Place>
          </>
        ) : read.error ? (
          <ReadFailed title={t('loadFailed')} read={read} />
        ) : (
          <SkeletonRows rows={6} />
        )}
      </div>
    </Section>
  );
}

/** Scrolled to, it stands clear of the row of links where that is above it. */
const Place = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} className="max-xl:scroll-mt-16">
    {children}
  </div>
);
