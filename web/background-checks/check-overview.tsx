import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkStandingOf, mayBeginCheck } from '#contract/check-standing.ts';
import { useNow } from '#web/platform/use-now.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Section } from '#web/ui/section.tsx';
import { CheckFacts } from './check-facts.tsx';
import { CheckReceipt } from './check-receipt.tsx';
import { IncludedList } from './included-list.tsx';
import { StatusActions } from './status-actions.tsx';
import { StatusCard } from './status-card.tsx';
import { useCheckFee } from './use-check-fee.ts';
import type { useCheckStatus } from './use-check-status.ts';
import type { CheckStep } from './use-check-steps.ts';

interface CheckOverviewProps {
  state: ReturnType<typeof useCheckStatus>;
  /** The money for the check that is next, or under way, has arrived. */
  paid: boolean;
  /** Something was paid, for this check or one before it. */
  hasReceipt: boolean;
  /** Whoever wants to bid has their profile still to complete. */
  isIncomplete: boolean;
  onStep: (step: CheckStep) => void;
  /** The jobs around the cleaner: what the check opens. */
  nearby: ReactNode;
  /** What to do while the check is with others. */
  meanwhile: ReactNode;
}

/** The status first, then what the check is. */
export function CheckOverview(props: CheckOverviewProps) {
  const { state, paid, hasReceipt, isIncomplete, onStep, nearby, meanwhile } = props;
  const { t } = useTranslation('backgroundChecks');
  const { short: amount } = useCheckFee();
  const now = useNow();
  const check = state.check.data ?? null;
  const standing = checkStandingOf(check, now);
  const begins = mayBeginCheck(standing);
  const profileFirst = isIncomplete && standing === 'NONE' && !paid;
  return (
    // news comes while one reads: then another page is before them, not the same one moved
    <div key={check?.status} className="page grid gap-8 pb-16">
      <PageHead title={t('title')} lede={t('lede', { amount })} />
      <StatusCard
        check={check}
        standing={standing}
        paidAhead={begins && paid}
        profileFirst={profileFirst}
        note={state.asking && t('checking')}
        actions={
          <StatusActions
            status={begins ? null : (check?.status ?? null)}
            expired={standing === 'EXPIRED'}
            paid={paid}
            profileFirst={profileFirst}
            asking={state.asking}
            onStep={onStep}
            onAgain={state.again}
            meanwhile={meanwhile}
          />
        }
      />
      {check === null && <div className="max-w-2xl">{nearby}</div>}
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
        <Section title={t('included.title')}>
          <IncludedList />
        </Section>
        <Section title={t('facts.title')} aside={hasReceipt && <CheckReceipt />}>
          <CheckFacts />
        </Section>
      </div>
    </div>
  );
}
