import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '#contract/admin.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Section } from '#web/ui/section.tsx';
import { settingPlace } from './setting-places.ts';

/** Below the row of links that stays in sight. */
const place = 'max-xl:scroll-mt-16';

/** How the installation is set up: read only, because the server's environment and the software decide it. */
export function InstallationSettings({ settings }: { settings: Settings }) {
  const { t } = useTranslation('adminSettings');
  return (
    <>
      <Section
        id={settingPlace('installation')}
        className={place}
        title={t('installation')}
        description={t('installationText')}
      >
        <SettingRows rows={useInstallation(settings)} />
      </Section>
      <Section id={settingPlace('services')} className={place} title={t('services')} description={t('servicesText')}>
        <SettingRows rows={useServices(settings)} />
      </Section>
      <Section id={settingPlace('terms')} className={place} title={t('terms')} description={t('termsText')}>
        <SettingRows rows={useTerms(settings)} />
      </Section>
    </>
  );
}

function useInstallation({ mode, version, publicUrl, operatorName, encryptionKeyVersion }: Settings) {
  const { t } = useTranslation('adminSettings');
  const { language } = useLanguage();
  const key = t('encryptionKeyValue', { version: formatNumber(encryptionKeyVersion, language) });
  return [
    { key: 'mode', label: t('mode'), value: t(`modes.${mode}`) },
    { key: 'version', label: t('version'), value: <bdi>{version}</bdi> },
    { key: 'address', label: t('publicUrl'), value: <bdi dir="ltr">{publicUrl}</bdi> },
    { key: 'operator', label: t('operator'), value: <bdi>{operatorName}</bdi> },
    { key: 'key', label: t('encryptionKey'), value: key },
  ];
}

const checkWords = { checkr: 'checkr', sandbox: 'sandbox', 'by hand': 'byHand' } as const;

function useServices({ providers: { payments, mail, backgroundChecks, storage } }: Settings) {
  const { t } = useTranslation('adminSettings');
  return [
    { key: 'payments', label: t('payments'), value: t(`paymentProviders.${payments}`) },
    { key: 'mail', label: t('mail'), value: t(`mailProviders.${mail}`) },
    { key: 'checks', label: t('checks'), value: t(`checkProviders.${checkWords[backgroundChecks]}`) },
    { key: 'storage', label: t('storage'), value: t(`storageProviders.${storage}`) },
  ];
}

function useTerms({ limits }: Settings) {
  const { t } = useTranslation('adminSettings');
  const { language } = useLanguage();
  const money = (value: number) => <bdi>{formatMoney(value)}</bdi>;
  const upload = t('megabytes', { value: formatNumber(limits.uploadBytes / 1024 / 1024, language) });
  return [
    { key: 'bid', label: t('minimumBid'), value: money(limits.minimumBidCents) },
    { key: 'payout', label: t('defaultPayout'), value: money(limits.defaultPayoutCents) },
    { key: 'upload', label: t('uploadSize'), value: <bdi>{upload}</bdi> },
  ];
}

interface SettingRow {
  key: string;
  label: string;
  value: ReactNode;
}

/** Names and values in rows between hairlines; the value goes under its name on a phone. */
function SettingRows({ rows }: { rows: readonly SettingRow[] }) {
  return (
    <dl className="divide-y divide-line">
      {rows.map(({ key, label, value }) => (
        <div key={key} className="grid gap-x-6 py-2.5 text-14 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
