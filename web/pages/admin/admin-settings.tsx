import { useTranslation } from 'react-i18next';
import { getSettings } from '#contract/calls.ts';
import { settingGroups } from '#contract/setting-rules.ts';
import { InstallationSettings } from '#web/admin/installation-settings.tsx';
import { MarketingSetting } from '#web/admin/marketing-setting.tsx';
import { PlatformSettings } from '#web/admin/platform-settings.tsx';
import { otherPlaces, settingPlace } from '#web/admin/setting-places.ts';
import { useMay } from '#web/admin/use-may.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { testimonials } from '#web/public-pages/testimonials.ts';
import { PlaceLinks } from '#web/ui/place-links.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SectionHead } from './section-head.tsx';

/** What admins decide about the installation, and how it is set up. */
export function AdminSettings() {
  const { t } = useTranslation(['adminSettings', 'platformSettings']);
  const { may } = useMay();
  const places = [
    ...settingGroups.map((of) => ({ id: settingPlace(of), label: t(`platformSettings:groups.${of}`) })),
    ...otherPlaces.map((of) => ({ id: settingPlace(of), label: t(of) })),
  ];
  return (
    <div className="grid grid-cols-1 gap-6">
      <SectionHead title={t('title')} />
      {/* no grid below that width: what is to stay in sight would end with its own row */}
      <div className="xl:grid xl:grid-cols-[minmax(0,48rem)_minmax(8rem,1fr)] xl:gap-10">
        <div className="contents xl:order-2 xl:block">
          <PlaceLinks label={t('places')} places={places} />
        </div>
        <div className="grid grid-cols-1 content-start gap-8 max-xl:mt-6">
          <PlatformSettings />
          {may(getSettings) && <Installation />}
        </div>
      </div>
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
