import { Asterisk, Plus, TriangleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveHomeChecklist } from '#contract/home-calls.ts';
import type { HomeChecklist } from '#contract/home-checklist.ts';
import type { Property } from '#contract/properties.ts';
import { taskTemplates } from '#contract/task-templates.ts';
import { tasksPerHome } from '#contract/terms.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { onlyByButton } from '#web/platform/only-by-button.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { AddOrReplace, type Copied } from './add-or-replace.tsx';
import { blankRoom, countOf, type Draft, draftFor, isBlank, nameless, toSent } from './checklist-draft.ts';
import { CopyFrom, type ListedHome } from './copy-from.tsx';
import { DraftRooms } from './draft-rooms.tsx';
import { useKeptDraft } from './use-kept-draft.ts';

interface ChecklistEditorProps {
  id: string;
  property: Pick<Property, 'id' | 'bedrooms' | 'bathrooms'>;
  homes: readonly ListedHome[];
  saved: HomeChecklist;
  onSaved: () => void;
  /** The button is outside of the form. */
  onSaving: (saving: boolean) => void;
  /** Whether there is neither a list nor one begun. */
  onBlank: (blank: boolean) => void;
  /** Whether something is written that is not saved. */
  onUnsaved: (unsaved: boolean) => void;
}

/** The list room by room: started from a template or another home's, written on, put in order and saved. */
export function ChecklistEditor({ id, property, homes, saved, onSaved, ...told }: ChecklistEditorProps) {
  const { t } = useTranslation('homes');
  const { onSaving, onBlank, onUnsaved } = told;
  const kept = useKeptDraft(property.id, saved);
  const { draft, change } = kept;
  const [copied, setCopied] = useState<Copied | null>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const save = useWrite(saveHomeChecklist, {
    onSuccess: () => {
      kept.forget();
      showToast({ title: t('checklist.saved'), tone: 'success' });
      onSaved();
    },
    failed: ({ error, reason }) => (isStale(error) ? null : { title: reason, tone: 'danger' }),
  });
  useEffect(() => onSaving(save.isPending), [save.isPending, onSaving]);
  const isNone = draft.length === 0 && saved.tasks.length === 0;
  useEffect(() => onBlank(isNone), [isNone, onBlank]);
  useEffect(() => onUnsaved(kept.changed), [kept.changed, onUnsaved]);
  function submit(event: FormEvent) {
    event.preventDefault();
    const unsaid = nameless(draft);
    setMissing(unsaid);
    if (unsaid.length === 0 && !save.isPending)
      save.mutate({ params: { id: property.id }, body: { version: kept.version, tasks: toSent(draft) } });
  }
  const count = countOf(draft);
  function takeCopied(rooms: Draft, title: string) {
    if (isBlank(draft)) change(() => rooms);
    else setCopied({ rooms, title });
  }
  return (
    <form id={id} noValidate className="grid gap-4" onSubmit={submit} onKeyDown={onlyByButton}>
      {isStale(save.error) && <ChangedMeanwhile kept={kept} onSettled={save.reset} />}
      {kept.found && !save.error && (
        <Notice
          action={
            <Button size="compact" onClick={kept.startOver}>
              {t('checklist.discard')}
            </Button>
          }
        >
          {t('checklist.kept')}
        </Notice>
      )}
      {draft.length === 0 ? (
        <BuiltIn />
      ) : (
        <>
          <p className="flex items-center gap-1 text-13 text-ink-soft tabular-nums">
            {t('checklist.count', { number: count })} · <Asterisk aria-hidden size={14} strokeWidth={2} />
            {t('task.required')}
          </p>
          <DraftRooms draft={draft} onChange={change} missing={missing} full={count >= tasksPerHome} />
        </>
      )}
      <div className="flex flex-wrap items-stretch gap-3 max-sm:*:grow">
        {draft.length === 0 && (
          <Button variant={isNone ? 'primary' : 'tinted'} onClick={() => change(() => draftFor(property))}>
            {t('checklist.template')}
          </Button>
        )}
        <Button icon={Plus} disabled={count >= tasksPerHome} onClick={() => change((rooms) => [...rooms, blankRoom()])}>
          {t('checklist.addRoom')}
        </Button>
        <CopyFrom homes={homes} to={property.id} onCopied={takeCopied} />
      </div>
      {copied && <AddOrReplace {...{ copied, draft }} change={change} onSettled={() => setCopied(null)} />}
      {count >= tasksPerHome && <Notice>{t('checklist.full', { number: tasksPerHome })}</Notice>}
    </form>
  );
}

const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'stale';

/** What jobs here have until the home has a list of its own. */
function BuiltIn() {
  const { t } = useTranslation(['homes', 'jobs']);
  return (
    <div className="grid gap-3">
      <p className="text-14 text-ink-soft">{t('checklist.none')}</p>
      <ul className="divide-y divide-line border-y border-line text-14 text-ink-soft">
        {taskTemplates.standard.map(({ key, room }) => (
          <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            {t(`jobs:task.${key as 'makeBeds'}`)}
            <span className="text-13">{t(`jobs:room.${room as 'General'}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChangedMeanwhileProps {
  kept: Pick<ReturnType<typeof useKeptDraft>, 'startOver' | 'takeVersion'>;
  onSettled: () => void;
}

/** Somebody else has saved: what was written here stays on the screen until its author decides. */
function ChangedMeanwhile({ kept, onSettled }: ChangedMeanwhileProps) {
  const { t } = useTranslation('homes');
  const settle = (by: () => void) => () => {
    by();
    onSettled();
  };
  return (
    <Notice
      tone="amber"
      icon={TriangleAlert}
      title={t('checklist.stale')}
      live
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="compact" onClick={settle(kept.startOver)}>
            {t('checklist.takeTheirs')}
          </Button>
          <Button size="compact" onClick={settle(kept.takeVersion)}>
            {t('checklist.keepMine')}
          </Button>
        </span>
      }
    >
      {t('checklist.staleText')}
    </Notice>
  );
}
