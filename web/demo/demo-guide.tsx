import { useTranslation } from 'react-i18next';
import { ClockControl } from './clock-control.tsx';

const steps = ['host', 'cleaner', 'pay', 'mail'] as const;

/** How to see the whole product in a few minutes, and the clock that makes it a few minutes. */
export function DemoGuide() {
  const { t } = useTranslation('demo');
  return (
    <>
      <ol className="mt-3 list-decimal space-y-0.5 ps-5 text-14 text-ink-soft marker:tabular-nums">
        {steps.map((step) => (
          <li key={step}>{t(`tour.${step}`)}</li>
        ))}
      </ol>
      <h3 className="mt-5 text-16">{t('clock.title')}</h3>
      <p className="mt-1 mb-2 text-14 text-ink-soft">{t('clock.text')}</p>
      <ClockControl />
    </>
  );
}
