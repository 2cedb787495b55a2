import { useTranslation } from 'react-i18next';
import { useExampleStrip } from '#web/public-pages/landing/use-example-strip.ts';
import { Section } from '#web/ui/section.tsx';
import { WeekStrip } from '#web/ui/week-strip.tsx';

/** What the overview will show once there is a property: the example that the landing page shows. */
export function WeekPreview() {
  const { t } = useTranslation('host');
  const strip = useExampleStrip();
  return (
    <Section title={t('start.preview')} description={t('start.previewText')}>
      <div aria-hidden inert className="opacity-70">
        <WeekStrip label={t('start.preview')} days={strip.days} rows={strip.rows} now={0.57} />
      </div>
    </Section>
  );
}
