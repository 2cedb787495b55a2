import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Dispute } from '#contract/dispute.ts';
import type { Cents } from '#contract/money.ts';
import { formatMoney } from '#web/platform/format.ts';
import { type NameOfTask, useEvidenceWords } from './report-words.ts';

export interface Proposing {
  dispute: Pick<Dispute, 'proposal' | 'resolution'>;
  agreedCents: Cents;
  timeZone: string;
  nameOfTask: NameOfTask;
  /** Both sides' money at a payout. */
  moneyAt: (payoutCents: Cents) => ReactNode;
}

/** What the table found, with the evidence under each rule, and what comes of it for both sides. */
export function Proposal({ dispute: { proposal, resolution }, agreedCents, moneyAt, ...words }: Proposing) {
  const { t } = useTranslation('reports');
  const payoutCents = resolution?.payoutCents ?? proposal?.payoutCents;
  if (payoutCents === undefined) return null;
  const total = resolution ? t('proposal.decidedPayout') : t('proposal.payout');
  return (
    <div className="grid content-start gap-4">
      <h3 className="text-14 font-semibold">{resolution ? t('proposal.decided') : t('proposal.title')}</h3>
      {moneyAt(payoutCents)}
      <dl className="divide-y divide-line border-y border-line text-14 tabular-nums">
        <Line label={t('proposal.agreed')} cents={agreedCents} />
        {proposal?.rules.map((applied, index) => (
          // one rule may apply to several tasks
          // biome-ignore lint/suspicious/noArrayIndexKey: the rules of a proposal never change their order
          <Rule key={index} applied={applied} {...words} />
        ))}
        <Line label={total} cents={payoutCents} strong />
      </dl>
    </div>
  );
}

function Line({ label, cents, strong = false }: { label: string; cents: number; strong?: boolean }) {
  return (
    <div className={strong ? 'flex justify-between gap-4 py-2 font-semibold' : 'flex justify-between gap-4 py-2'}>
      <dt>{label}</dt>
      <dd>
        <bdi>{formatMoney(cents)}</bdi>
      </dd>
    </div>
  );
}

type Applied = NonNullable<Dispute['proposal']>['rules'][number];

function Rule({ applied, timeZone, nameOfTask }: { applied: Applied } & Pick<Proposing, 'timeZone' | 'nameOfTask'>) {
  const { t } = useTranslation('reports');
  const wordsOf = useEvidenceWords(timeZone, nameOfTask);
  return (
    <div className="flex justify-between gap-4 py-2">
      <dt className="min-w-0">
        {t(`rules.${applied.rule}`)}
        <ul className="text-13 text-ink-soft">
          {applied.evidence.map((piece) => (
            <li key={`${piece.code} ${piece.id}`} className="wrap-anywhere">
              {wordsOf(piece)}
            </li>
          ))}
        </ul>
      </dt>
      <dd className="shrink-0">
        <bdi>{applied.takenOffCents === 0 ? formatMoney(0) : `−${formatMoney(applied.takenOffCents)}`}</bdi>
      </dd>
    </div>
  );
}
