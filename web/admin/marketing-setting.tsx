import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '#contract/admin.ts';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Section } from '#web/ui/section.tsx';
import { settingPlace } from './setting-places.ts';
import { StatedFigures } from './stated-figures.tsx';

const MarketingDialog = fetchedAhead(() => import('./marketing-dialog.tsx').then((file) => file.MarketingDialog));

interface MarketingSettingProps {
  settings: Settings;
  /** The testimonials as visitors read them. */
  testimonials: ReactNode;
}

/** Whether the public pages show the stated figures and testimonials, who said so, and the way to change it. */
export function MarketingSetting({ settings, testimonials }: MarketingSettingProps) {
  const { t } = useTranslation('adminSettings');
  const moment = useOperatorTime();
  const [asking, setAsking] = useState(false);
  const { marketingConfirmed: confirmed, marketingDecision: decision, mode, statedFigures } = settings;
  const undecided = mode === 'demo' ? t('demoStates') : t('undecided');
  return (
    <Section
      id={settingPlace('marketing')}
      className="max-xl:scroll-mt-16"
      title={t('marketing')}
      description={confirmed ? t('marketingShown') : t('marketingCounted')}
      aside={<Badge tone={confirmed ? 'green' : 'neutral'}>{confirmed ? t('confirmed') : t('notConfirmed')}</Badge>}
    >
      <div className="grid gap-4">
        <div>
          <StatedFigures figures={statedFigures} />
          {testimonials}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-48 flex-1 text-13 text-ink-soft">
            {decision ? t('decided', { name: decision.by.name, when: moment(decision.at) }) : undecided}
          </p>
          <Button onClick={() => setAsking(true)}>{confirmed ? t('withdraw') : t('confirm')}</Button>
        </div>
      </div>
      <Suspense fallback={null}>
        {asking && <MarketingDialog confirming={!confirmed} figures={statedFigures} onClose={() => setAsking(false)} />}
      </Suspense>
    </Section>
  );
}
