import { useTranslation } from 'react-i18next';
import type { Integration } from '#contract/calendar.ts';
import { changeIntegration } from '#contract/calendar-calls.ts';
import { decisionChoices } from '#contract/calendar-words.ts';
import { may } from '#web/platform/may.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

/** What closings mean on a feed whose words do not tell stays from blocks. */
export function UnclearChoice({ integration }: { integration: Integration }) {
  const { t } = useTranslation('calendars');
  const change = useWrite(changeIntegration, { failed: reasonAlone });
  const chosen = change.isPending ? change.variables.body.unclearMeans : integration.unclearMeans;
  const choose = (typed: string) => {
    const unclearMeans = decisionChoices.find((each) => each === typed);
    if (unclearMeans) change.mutate({ params: { id: integration.id }, body: { unclearMeans } });
  };
  if (!may(changeIntegration)) return null;
  return (
    <Field label={t('unclear.label')} help={t('unclear.help')} className="mb-3">
      <Select
        value={chosen}
        disabled={change.isPending}
        onChange={(event) => choose(event.target.value)}
        options={(['auto', 'stay', 'block'] as const).map((value) => ({ value, label: t(`unclear.${value}`) }))}
      />
    </Field>
  );
}
