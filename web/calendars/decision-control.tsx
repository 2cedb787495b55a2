import { useTranslation } from 'react-i18next';
import type { Decision } from '#contract/calendar.ts';
import { changeDecision } from '#contract/calendar-calls.ts';
import { type DecisionChoice, decisionChoices, type EventReason } from '#contract/calendar-words.ts';
import { may } from '#web/platform/may.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useDecisionWords } from './decision-words.ts';
import { useDay } from './use-day.ts';

/** What is so whatever anyone chooses. */
const settled: readonly EventReason[] = ['ownExport', 'repeats', 'past', 'unreadable', 'goneOnce', 'goneKept', 'gone'];

/** Takes an event for a stay or a block, or leaves it to the rules again. */
export function DecisionControl({ decision }: { decision: Decision }) {
  const { t } = useTranslation('calendars');
  const day = useDay();
  const change = useChange(decision);
  if (settled.includes(decision.reason.code) || !may(changeDecision)) return null;
  const sent = change.isPending ? change.variables.body.decision : decision.choice;
  return (
    <div>
      <Segmented
        size="compact"
        deliberate
        label={t('decisions.choiceOf', { day: day(decision.checkOutDate) })}
        description={t('decisions.howTo')}
        value={sent}
        onValueChange={(choice) => choice && !change.isPending && change.choose(choice)}
        options={choicesInOrder.map((value) => ({ value, label: t(`decisions.choice.${value}`) }))}
      />
    </div>
  );
}

/** Tells what a change has brought, and takes it back. */
function useChange(before: Decision) {
  const { t } = useTranslation('calendars');
  const words = useDecisionWords();
  const params = { id: before.id };
  const undo = useWrite(changeDecision, {
    failed: reasonAlone,
    onSuccess: ({ choice }) => showToast({ title: t(`decisions.changed.${choice}`), tone: 'success' }),
  });
  const change = useWrite(changeDecision, {
    failed: reasonAlone,
    onSuccess: (after) => {
      const isCanceled = before.cleaning.code === 'jobCreated' && after.cleaning.code === 'none';
      showToast({
        title: t(`decisions.changed.${after.choice}`),
        description: isCanceled ? t('decisions.canceledToo') : words.cleaning(after),
        tone: 'success',
        action: {
          label: t('decisions.undo'),
          onSelect: () => undo.mutate({ params, body: { decision: before.choice } }),
        },
      });
    },
  });
  const choose = (decision: DecisionChoice) => change.mutate({ params, body: { decision } });
  return { ...change, choose };
}

/** As it is first, then what it may be changed to. */
const choicesInOrder = decisionChoices.toSorted((one, other) => Number(other === 'auto') - Number(one === 'auto'));
