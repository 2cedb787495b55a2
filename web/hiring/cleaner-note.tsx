import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noteCleaner } from '#contract/hiring-calls.ts';
import type { HostCleaner } from '#contract/host-cleaners.ts';
import { may } from '#web/platform/may.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** What a host writes down about a cleaner for themselves. What is typed stays until it is saved. */
export function CleanerNote({ cleaner: { id, note } }: { cleaner: Pick<HostCleaner, 'id' | 'note'> }) {
  const { t } = useTranslation('hostLists');
  const [text, setText] = useState(note ?? '');
  const write = useWrite(noteCleaner, {
    failed: reasonAlone,
    onSuccess: () => showToast({ title: t('note.saved'), tone: 'success' }),
  });
  const changed = text.trim() !== (note ?? '');
  if (!may(noteCleaner)) return null;
  return (
    <form
      className="grid justify-items-start gap-2 *:first:w-full"
      onSubmit={(event) => {
        event.preventDefault();
        write.mutate({ params: { id }, body: { note: text.trim() || null } });
      }}
    >
      <Field label={t('note.title')} help={t('note.help')}>
        <TextArea data-aside rows={2} maxLength={1000} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      {changed && (
        <Button type="submit" size="compact" loading={write.isPending}>
          {t('note.save')}
        </Button>
      )}
    </form>
  );
}
