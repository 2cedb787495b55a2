import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reopenBackgroundCheck } from '#contract/background-check-calls.ts';
import type { AdminBackgroundCheck } from '#contract/background-checks.ts';
import { useFieldSentences } from '#web/platform/field-sentences.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** A rejected cleaner has answered: puts the check back into the queue, with what they wrote. */
export function useReopening(check: AdminBackgroundCheck): { reason: ReactNode; button: ReactNode } {
  const { t } = useTranslation('adminChecks');
  const [notes, setNotes] = useState('');
  const { reopen, error } = useReopen(check);
  const reason = (
    <Field label={t('reply')} help={t('reopenHelp')} error={error}>
      <TextArea rows={2} maxLength={2000} value={notes} onChange={(event) => setNotes(event.target.value)} />
    </Field>
  );
  const button = (
    <Button
      loading={reopen.isPending}
      onClick={() => reopen.mutate({ params: { userId: check.userId }, body: { notes } })}
    >
      {t('reopen')}
    </Button>
  );
  return { reason, button };
}

function useReopen({ user: { name } }: AdminBackgroundCheck) {
  const { t } = useTranslation('adminChecks');
  const sentencesOf = useFieldSentences();
  const reopen = useWrite(reopenBackgroundCheck, {
    onSuccess: () =>
      showToast({
        title: t('reopened'),
        description: t('reopenedText', { name: `\u2068${name}\u2069` }),
        tone: 'success',
      }),
    failed: ({ fields }) => (fields.notes ? null : t('reopenFailed')), // said beside the field
  });
  return { reopen, error: sentencesOf(reopen.error).notes };
}
