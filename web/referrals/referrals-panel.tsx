import { Copy, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getReferrals } from '#contract/calls.ts';
import { creditsPerReferral } from '#contract/credits.ts';
import type { Referrals } from '#contract/referrals.ts';
import { to } from '#web/paths.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { siteOrigin } from '#web/platform/site-origin.ts';
import { useFee } from '#web/platform/use-fee.ts';
import { useIsOn } from '#web/platform/use-is-on.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { HowItWorks } from '#web/ui/how-it-works.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stat, StatRow } from '#web/ui/stat.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { ReferredList } from './referred-list.tsx';

/** The cleaner's referral code with its link, what it has brought so far, and who came with it. */
export function ReferralsPanel() {
  const { t } = useTranslation('referrals');
  const referrals = useRead(getReferrals);
  if (!referrals.data) {
    if (!referrals.error) return <Skeleton shape="card" className="h-72" />;
    return <ReadFailed title={t('failed')} read={referrals} />;
  }
  const { code, items } = referrals.data;
  return (
    <div className="grid gap-10">
      <Section title={t('title')} description={t('text', { credits: creditsPerReferral })}>
        <ReferralLink code={code} />
      </Section>
      {items.length === 0 && <How />}
      <Totals referrals={referrals.data} />
      {items.length > 0 && (
        <Section title={t('list.title')}>
          <ReferredList items={items} />
        </Section>
      )}
    </div>
  );
}

function How() {
  const { t } = useTranslation('referrals');
  const steps = (['send', 'work', 'save'] as const).map((step) => ({
    title: t(`how.${step}.title`),
    text: t(`how.${step}.text`, { credits: creditsPerReferral }),
  }));
  return (
    <Section title={t('how.label')}>
      <HowItWorks label={t('how.label')} steps={steps} />
    </Section>
  );
}

function ReferralLink({ code }: { code: string }) {
  const { t } = useTranslation('referrals');
  const url = `${siteOrigin()}${to('auth', undefined, { role: 'cleaner', ref: code })}`;
  const canShare = typeof navigator.share === 'function';
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: t('link.copied'), tone: 'success' });
    } catch {
      // without https, or where the reader forbids it
      showToast({ title: t('link.copyFailed') });
    }
  }
  const isOpen = useIsOn('cleanerSignUp');
  return (
    <div className="grid max-w-xl gap-4">
      {!isOpen && <Notice>{t('closed')}</Notice>}
      <p className="text-14 text-ink-soft">
        {t('code')}{' '}
        <bdi className="text-16 font-semibold tracking-[0.06em] text-ink tabular-nums" translate="no">
          {code}
        </bdi>
      </p>
      <div className="flex flex-wrap items-end gap-2">
        {/* in full, so that the code at its end can be seen to be in it */}
        <div className="grid min-w-0 flex-1 basis-64 gap-1.5">
          <p className="text-13 font-medium">{t('link.label')}</p>
          <p
            dir="ltr"
            translate="no"
            className="rounded-control border border-line bg-sunken px-3 py-2.5 text-14 wrap-anywhere select-all"
          >
            {url}
          </p>
        </div>
        <Button
          variant={canShare ? 'secondary' : 'primary'}
          icon={Copy}
          className="min-h-11 max-sm:grow"
          onClick={() => void copy()}
        >
          {t('link.copy')}
        </Button>
        {canShare && (
          <Button
            variant="primary"
            icon={Share2}
            className="min-h-11 max-sm:grow"
            onClick={() => void navigator.share({ url }).catch(() => undefined /* closed without sharing */)}
          >
            {t('link.share')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Totals({ referrals }: { referrals: Referrals }) {
  const { t } = useTranslation('referrals');
  const { language } = useLanguage();
  const { invited, completed, creditsLeft, creditsUsed, savedCents } = referrals;
  const number = (value: number) => formatNumber(value, language);
  const totals = [
    { label: t('totals.invited'), value: number(invited) },
    { label: t('totals.completed'), value: number(completed) },
    {
      label: t('totals.credits'),
      value: number(creditsLeft),
      note: t('totals.used', { number: number(creditsUsed) }),
    },
    {
      label: t('totals.saved'),
      value: <bdi>{formatMoney(savedCents)}</bdi>,
      note: t('totals.each', { amount: formatMoney(useFee('cleanerCents')) }),
    },
  ];
  return (
    <StatRow>
      {totals.map(({ label, value, note }) => (
        <Stat key={label} label={label} value={value} note={note} />
      ))}
    </StatRow>
  );
}
