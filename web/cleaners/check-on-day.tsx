import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Today } from '#contract/today.ts';
import { to } from '#web/paths.ts';
import { formatDate } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CheckGate } from './check-gate.tsx';

interface CheckOnDayProps {
  check: NonNullable<Today['check']>;
  /** There is work today, which comes first. */
  busy: boolean;
}

/** On a cleaner's day: a background check that keeps them from new work, or soon will. */
export function CheckOnDay({ check: { status, endsAt }, busy }: CheckOnDayProps) {
  const { t } = useTranslation(['backgroundChecks', 'cleaner']);
  const { language } = useLanguage();
  if (endsAt === null) return <CheckGate status={status} beside={busy} />;
  const date = formatDate(new Date(endsAt), language, { dateStyle: 'long' });
  return (
    <Notice
      tone="amber"
      icon={ShieldCheck}
      title={t('state.renew', { date })}
      action={<LinkButton to={to('backgroundCheck')}>{t('cleaner:gate.view')}</LinkButton>}
    >
      {t('state.renewText')}
    </Notice>
  );
}
