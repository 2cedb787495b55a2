import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import type { Task } from '#contract/work.ts';
import { useWaiting } from '#web/platform/offline/use-waiting.ts';
import { useSession } from '#web/platform/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { noteLength } from './finding-fields.tsx';
import { NotesOfTask } from './notes-of-task.tsx';
import { useTellHost } from './use-tell-host.ts';
import { WaitingFindings } from './waiting-findings.tsx';

/** A note to the host about one task, and those that were left before. */
export function TaskNote({ job, task }: { job: JobDetail; task: Task }) {
  const { t } = useTranslation('findings');
  const [note, setNote] = useState('');
  const { tell, telling } = useTellHost(job.id, () => setNote(''));
  const waiting = useWaiting(useSession().user?.id).filter(
    ({ jobId, what }) => jobId === job.id && what.kind === 'finding' && what.finding.taskId === task.id,
  );
  if (!job.can.includes('addFindings')) return null;
  function submit(event: FormEvent) {
    event.preventDefault();
    void tell({ kind: 'note', taskId: task.id, draft: { item: '', note, room: '', files: [] } });
  }
  return (
    <form noValidate className="grid gap-2" onSubmit={submit}>
      <NotesOfTask findings={job.findings} taskId={task.id} />
      {waiting.length > 0 && <WaitingFindings kept={waiting} />}
      <Field label={t('noteOn')} optional>
        <TextArea rows={2} maxLength={noteLength} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      {note.trim() !== '' && (
        <Button type="submit" className="justify-self-start" disabled={note.length > noteLength} loading={telling}>
          {t('send')}
        </Button>
      )}
    </form>
  );
}
