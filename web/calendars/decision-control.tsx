import { useTranslation } from 'react-i18next';
import type { Decision } from '#contract/calendar.ts';
import { changeDecision } from '#contract/calendar-calls.ts';
import { type DecisionChoice, decisionChoices, type EventReason } from '#contract/calendar-words.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useDay } from './use-day.ts';

/** What is so whatever anyone chooses. */
const settled: readonly EventReason[] = ['ownExport', 'repeats', 'past', 'unreadable', 'goneOnce', 'goneKept', 'gone'];

/** Takes an event for a stay or a block, or leaves it to the rules again. */
export function DecisionControl({ decision }: { decision: Decision }) {
  const { t } = useTranslation('calendars');
  const day = useDay();
  const change = useWrite(changeDecision, {
    failed: reasonAlone,
    onSuccess: ({ choice }) => showToast({ title: t(`decisions.changed.${choice}`), tone: 'success' }),
  });
  if (settled.includes(decision.reason.code)) return null;
  const sent = change.isPending ? change.variables.body.decision : decision.choice;
  const choose = (choice: DecisionChoice | null) =>
    choice && change.mutate({ params: { id: decision.id }, body: { decision: choice } });
  return (
    <div>
      <Segmented
        size="compact"
        label={t('decisions.choiceOf', { day: day(decision.checkOutDate) })}
        value={sent}
        onValueChange={choose}
        options={choicesInOrder.map((value) => ({
          value,
          label: t(`decisions.choice.${value}`),
          disabled: change.isPending,
        }))}
      />
    </div>
  );
}

/** As it is first, then what it may be changed to. */
const choicesInOrder = decisionChoices.toSorted((one, other) => Number(other === 'auto') - Number(one === 'auto'));
