import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import type { FindingKind } from '#contract/states.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { FindingFields, type Missing, noteLength } from './finding-fields.tsx';
import { type FindingDraft, useTellHost } from './use-tell-host.ts';

interface FindingSheetProps {
  job: JobDetail;
  kind: FindingKind;
  room: string | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What to tell the host. It is kept on the phone first, so that it is told with or without a signal. */
export function FindingSheet({ job, kind, room, open, onOpenChange }: FindingSheetProps) {
  const { t } = useTranslation('findings');
  const formId = useId();
  const [draft, setDraft] = useState<FindingDraft>({ item: '', note: '', room: room ?? '', files: [] });
  const [tried, setTried] = useState(false);
  const change = (to: Partial<FindingDraft>) => setDraft((now) => ({ ...now, ...to }));
  const { tell, telling, problem } = useTellHost(job.id, () => {
    change({ item: '', note: '', files: [] });
    setTried(false);
    onOpenChange(false);
  });
  const missing = missingIn(kind, draft);
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (missing.length === 0) void tell({ kind, taskId: null, draft });
  }
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t(`button.${kind}`)}
      description={t(`text.${kind}`)}
      footer={
        <Button type="submit" form={formId} variant="primary" size="large" className="w-full" loading={telling}>
          {t('send')}
        </Button>
      }
    >
      <form id={formId} noValidate className="grid gap-5" onSubmit={submit}>
        <FindingFields
          {...{ job, kind, draft, change, problem }}
          errorOf={(part) => (tried && missing.includes(part) ? t(`missing.${part}`) : null)}
        />
      </form>
    </Sheet>
  );
}

/** What the server would refuse it for. */
function missingIn(kind: FindingKind, { item, note, files }: FindingDraft): Missing[] {
  if (kind === 'note') return note.trim() === '' || note.length > noteLength ? ['note'] : [];
  return [
    ...(item.trim() === '' ? (['item'] as const) : []),
    ...(note.length > noteLength ? (['note'] as const) : []),
    ...(kind === 'damage' && files.length === 0 ? (['photos'] as const) : []),
  ];
}
