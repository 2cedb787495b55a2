import { useTranslation } from 'react-i18next';
import { getSettings } from '#contract/calls.ts';
import { InstallationSettings } from '#web/admin/installation-settings.tsx';
import { MarketingSetting } from '#web/admin/marketing-setting.tsx';
import { PlatformSettings } from '#web/admin/platform-settings.tsx';
import { useMay } from '#web/admin/use-may.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { testimonials } from '#web/public-pages/testimonials.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SectionHead } from './section-head.tsx';

/** What admins decide about the installation, and how it is set up. */
export function AdminSettings() {
  const { t } = useTranslation('adminSettings');
  const { may } = useMay();
  return (
    <div className="grid max-w-3xl gap-8">
      <SectionHead title={t('title')} />
      <PlatformSettings />
      {may(getSettings) && <Installation />}
    </div>
  );
}

/** For owners alone. */
function Installation() {
  const { t } = useTranslation('adminSettings');
  const settings = useRead(getSettings);
  return (
    <>
      {settings.data ? (
        <>
          <MarketingSetting settings={settings.data} testimonials={<StatedTestimonials />} />
          <InstallationSettings settings={settings.data} />
        </>
      ) : settings.error ? (
        <ReadFailed title={t('failed')} read={settings} />
      ) : (
        <>
          <Skeleton className="h-40" />
          <Skeleton className="h-96" />
        </>
      )}
    </>
  );
}

/** The testimonials word for word: an admin confirms them before any visitor sees them. */
function StatedTestimonials() {
  const { t } = useTranslation(['testimonials', 'welcome']);
  return (
    <ul className="divide-y divide-line border-b border-line">
      {testimonials.map((who) => (
        <li key={who} className="py-3 text-14">
          <blockquote>
            <q>{t(`${who}.text`)}</q>
          </blockquote>
          <p className="mt-1 text-13 text-ink-soft">
            <bdi className="font-medium text-ink">{t(`${who}.name`)}</bdi>{' '}
            {t('welcome:testimonials.by', { role: t(`${who}.role`), location: t(`${who}.location`) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
