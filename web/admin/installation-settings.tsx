import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '#contract/admin.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Section } from '#web/ui/section.tsx';

/** How the installation is set up: read only, because the server's environment and the software decide it. */
export function InstallationSettings({ settings }: { settings: Settings }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Section title={t('settings.installation')} description={t('settings.installationText')}>
        <SettingRows rows={useInstallation(settings)} />
      </Section>
      <Section title={t('settings.services')} description={t('settings.servicesText')}>
        <SettingRows rows={useServices(settings)} />
      </Section>
      <Section title={t('settings.terms')} description={t('settings.termsText')}>
        <SettingRows rows={useTerms(settings)} />
      </Section>
    </>
  );
}

function useInstallation({ mode, version, publicUrl, operatorName, supportEmail, encryptionKeyVersion }: Settings) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const key = t('settings.encryptionKeyValue', { version: formatNumber(encryptionKeyVersion, language) });
  return [
    { key: 'mode', label: t('settings.mode'), value: t(`settings.modes.${mode}`) },
    { key: 'version', label: t('settings.version'), value: <bdi>{version}</bdi> },
    { key: 'address', label: t('settings.publicUrl'), value: <bdi dir="ltr">{publicUrl}</bdi> },
    { key: 'operator', label: t('settings.operator'), value: <bdi>{operatorName}</bdi> },
    { key: 'support', label: t('settings.supportEmail'), value: <bdi dir="ltr">{supportEmail}</bdi> },
    { key: 'key', label: t('settings.encryptionKey'), value: key },
  ];
}

const checkWords = { checkr: 'checkr', sandbox: 'sandbox', 'by hand': 'byHand' } as const;

function useServices({ providers: { payments, mail, backgroundChecks, storage } }: Settings) {
  const { t } = useTranslation('admin');
  return [
    { key: 'payments', label: t('settings.payments'), value: t(`settings.paymentProviders.${payments}`) },
    { key: 'mail', label: t('settings.mail'), value: t(`settings.mailProviders.${mail}`) },
    { key: 'checks', label: t('settings.checks'), value: t(`settings.checkProviders.${checkWords[backgroundChecks]}`) },
    { key: 'storage', label: t('settings.storage'), value: t(`settings.storageProviders.${storage}`) },
  ];
}

function useTerms({ fees, limits }: Settings) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const money = (value: number) => <bdi>{formatMoney(value)}</bdi>;
  const upload = t('settings.megabytes', { value: formatNumber(limits.uploadBytes / 1024 / 1024, language) });
  return [
    { key: 'host', label: t('settings.hostFee'), value: money(fees.hostCents) },
    { key: 'cleaner', label: t('settings.cleanerFee'), value: money(fees.cleanerCents) },
    { key: 'check', label: t('settings.checkFee'), value: money(fees.backgroundCheckCents) },
    { key: 'bid', label: t('settings.minimumBid'), value: money(limits.minimumBidCents) },
    { key: 'payout', label: t('settings.defaultPayout'), value: money(limits.defaultPayoutCents) },
    { key: 'photos', label: t('settings.photosPerJob'), value: formatNumber(limits.photosPerJob, language) },
    { key: 'upload', label: t('settings.uploadSize'), value: <bdi>{upload}</bdi> },
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
