import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bothSides } from '#contract/both-sides.ts';
import type { Dispute } from '#contract/dispute.ts';
import type { Cents } from '#contract/money.ts';
import type { FixedFees } from '#contract/split.ts';
import type { JobSide } from '#contract/states.ts';
import { actingFor } from '#web/platform/acting-for.ts';
import { formatMoney, localeOf } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { type NameOfTask, useEvidenceWords } from './report-words.ts';
import type { Tense } from './tense-of.ts';

export interface Proposing {
  dispute: Pick<Dispute, 'proposal' | 'resolution'>;
  agreedCents: Cents;
  /** As they were fixed for the job. */
  fees: FixedFees;
  /** Paid before the report, which does not touch it. */
  tipCents: Cents;
  /** Whose sum is shown below the payout; nobody's for an admin. */
  side: JobSide | null;
  tense: Tense;
  timeZone: string;
  nameOfTask: NameOfTask;
  /** Both sides' money at a payout. */
  moneyAt: (payoutCents: Cents) => ReactNode;
}

/** What the table found, with the evidence under each rule, and what comes of it for both sides. */
export function Proposal({ dispute: { proposal, resolution }, agreedCents, moneyAt, ...rest }: Proposing) {
  const { side, fees, tense, tipCents, ...words } = rest;
  const { t } = useTranslation('reports');
  const payoutCents = resolution?.payoutCents ?? proposal?.payoutCents;
  if (payoutCents === undefined) return null;
  const found = proposal?.rules ?? [];
  const foundCents = agreedCents - found.reduce((sum, { takenOffCents }) => sum + takenOffCents, 0);
  const isOverruled = resolution?.by === 'admin' && payoutCents !== foundCents;
  // that nothing calls for a deduction would contradict an admin who made one
  const rules = isOverruled ? found.filter(({ takenOffCents }) => takenOffCents > 0) : found;
  return (
    <div className="grid content-start gap-4">
      <h3 className="text-14 font-semibold">{resolution ? t('proposal.decided') : t('proposal.title')}</h3>
      {moneyAt(payoutCents)}
      <dl className="divide-y divide-line border-y border-line text-14 tabular-nums">
        <Line label={t('proposal.agreed')} cents={agreedCents} />
        {rules.map((applied, index) => (
          // one rule may apply to several tasks
          // biome-ignore lint/suspicious/noArrayIndexKey: the rules of a proposal never change their order
          <Rule key={index} applied={applied} agreedCents={agreedCents} {...words} />
        ))}
        {isOverruled && <Line label={t('proposal.byFreshkey')} cents={payoutCents - foundCents} signed />}
        <Line label={t(resolution ? 'proposal.decidedPayout' : 'proposal.payout')} cents={payoutCents} strong />
        {side && <OwnSum {...{ side, fees, tense, tipCents, payoutCents, agreedCents }} />}
      </dl>
    </div>
  );
}

/** The fee, a tip, and what the reader pays or gets in the end: the same sum as at the head of the job. */
function OwnSum({ side, fees, tense, tipCents, payoutCents, agreedCents }: OwnSumProps) {
  const { t } = useTranslation('reports');
  const ownAt = (cents: Cents) => {
    const { hostPaysCents, cleanerReceivesCents } = bothSides({ click: 'decision', payoutCents: cents, fees });
    return side === 'host' ? hostPaysCents : cleanerReceivesCents;
  };
  const ownCents = ownAt(payoutCents);
  const inTeam = side === 'host' && actingFor() !== null;
  const backCents = side === 'host' && tense === 'end' ? ownAt(agreedCents) - ownCents : 0;
  return (
    <>
      {ownCents !== payoutCents && <Line label={t('proposal.fee')} cents={ownCents - payoutCents} signed />}
      {tipCents > 0 && <Line label={t('proposal.tip')} cents={tipCents} signed />}
      {(ownCents !== payoutCents || tipCents > 0) && (
        <Line label={t(`proposal.${ownWords[inTeam ? 'team' : side][tense]}`)} cents={ownCents + tipCents} strong />
      )}
      {backCents > 0 && (
        <Line label={t(inTeam ? 'proposal.hostGetsBack' : 'proposal.youGetBack')} cents={backCents} strong />
      )}
    </>
  );
}

interface OwnSumProps extends Pick<Proposing, 'fees' | 'tense' | 'tipCents' | 'agreedCents'> {
  side: JobSide;
  payoutCents: Cents;
}

const ownWords = {
  host: { now: 'youPay', past: 'youPaid', held: 'youPaid', end: 'youPayEnd' },
  team: { now: 'hostPays', past: 'hostPaid', held: 'hostPaid', end: 'hostPayEnd' },
  cleaner: { now: 'youReceive', past: 'youReceived', held: 'youWillReceive', end: 'youReceiveEnd' },
} as const;

interface LineProps {
  label: string;
  cents: number;
  strong?: boolean;
  /** What is added or taken off. */
  signed?: boolean;
}

function Line({ label, cents, strong = false, signed = false }: LineProps) {
  const sign = cents < 0 ? '−' : '+';
  return (
    <div className={strong ? 'flex justify-between gap-4 py-2 font-semibold' : 'flex justify-between gap-4 py-2'}>
      <dt>{label}</dt>
      <dd>
        <bdi>{signed ? `${sign}${formatMoney(Math.abs(cents))}` : formatMoney(cents)}</bdi>
      </dd>
    </div>
  );
}

type Applied = NonNullable<Dispute['proposal']>['rules'][number];

interface RuleProps extends Pick<Proposing, 'timeZone' | 'nameOfTask' | 'agreedCents'> {
  applied: Applied;
}

function Rule({ applied, timeZone, nameOfTask, agreedCents }: RuleProps) {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  const wordsOf = useEvidenceWords(timeZone, nameOfTask);
  const share = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 1 }).format(
    applied.takenOffCents / agreedCents,
  );
  // the rule's own name says already that nothing was found
  const evidence = applied.evidence.filter(({ code }) => code !== 'nothing');
  return (
    <div className="flex justify-between gap-4 py-2">
      <dt className="min-w-0">
        {t(`rules.${applied.rule}`)} {applied.takenOffCents > 0 && <bdi className="text-ink-soft">{share}</bdi>}
        <ul className="text-13 text-ink-soft">
          {evidence.map((piece) => (
            <li key={`${piece.code} ${piece.id}`} className="wrap-anywhere">
              {wordsOf(piece)}
            </li>
          ))}
        </ul>
      </dt>
      {/* that nothing was found is no sum */}
      {applied.rule !== 'nothing_found' && (
        <dd className="shrink-0">
          <bdi>{applied.takenOffCents === 0 ? formatMoney(0) : `−${formatMoney(applied.takenOffCents)}`}</bdi>
        </dd>
      )}
    </div>
  );
}
