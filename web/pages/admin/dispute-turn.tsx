import { useTranslation } from 'react-i18next';
import type { AdminDispute } from '#contract/disputes.ts';
import { DisputeStatusBadge } from '#web/disputes/dispute-status-badge.tsx';
import { formatList, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';

/** Who has to do something now, and what; of one that is with us or over, its step. */
export function DisputeTurn({ dispute }: { dispute: AdminDispute }) {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  const { status, proposal } = dispute;
  if (status === 'ESCALATED' || status === 'RESOLVED')
    return <DisputeStatusBadge status={status} isReadersTurn={status === 'ESCALATED'} />;
  // each name reads its own way, the list as the language does
  const people = peopleToAct(dispute).map((name) => `\u2068${name}\u2069`);
  const amount = formatMoney(proposal?.payoutCents ?? 0);
  const toAccept = people.length > 1 ? 'bothToAccept' : 'toAccept';
  return (
    <>
      <span className="md:block">{formatList(people, language)}</span>{' '}
      <span className="text-13 text-ink-soft md:block">
        {status === 'OPEN' ? t('admin.toAnswer') : t(`admin.${toAccept}`, { amount })}
      </span>
    </>
  );
}

/** The cleaner answers first; then each accepts what is proposed, or has Freshkey decide. */
function peopleToAct({ status, acceptedBy, host, cleaner }: AdminDispute): string[] {
  if (status === 'OPEN' || acceptedBy === 'host') return [cleaner.name];
  return acceptedBy === 'cleaner' ? [host.name] : [host.name, cleaner.name];
}
