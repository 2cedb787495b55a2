import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PayoutHold } from '#contract/payout-hold.ts';
import { to } from '#web/paths.ts';
import { formatDate } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Nothing is paid out until an admin lets it go: since when, why, and whom to ask. */
export function HeldNotice({ held: { since, reason } }: { held: PayoutHold }) {
  const { t } = useTranslation('payouts');
  const { language } = useLanguage();
  return (
    <Notice
      tone="apricot"
      icon={Lock}
      title={t('allHeld.title', { day: formatDate(new Date(since), language, { dateStyle: 'long' }) })}
      action={<LinkButton to={to('contact')}>{t('allHeld.contact')}</LinkButton>}
    >
      <bdi className="block wrap-anywhere whitespace-pre-line">{reason}</bdi>
      <span className="block">{t('allHeld.text')}</span>
    </Notice>
  );
}
