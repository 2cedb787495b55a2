import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { photosPerFinding } from '#contract/photo-limits.ts';
import type { FindingKind } from '#contract/states.ts';
import { useRoomName } from '#web/platform/task-name.ts';
import { CameraButton } from '#web/ui/camera-button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { photoFiles } from '../photo-files.ts';
import { ShownFiles } from './shown-files.tsx';
import type { FindingDraft } from './use-tell-host.ts';

export type Missing = 'item' | 'note' | 'photos';
export const noteLength = 1000;

interface FindingFieldsProps {
  job: JobDetail;
  kind: FindingKind;
  draft: FindingDraft;
  change: (to: Partial<FindingDraft>) => void;
  errorOf: (part: Missing) => string | null;
  /** Why a photo cannot go along. */
  problem: string | null;
}

/** What it is, where, what there is to say about it, and photos of it. */
export function FindingFields(props: FindingFieldsProps) {
  const { t } = useTranslation('findings');
  const { job, kind, draft, change, errorOf } = props;
  return (
    <>
      {kind !== 'note' && (
        <Field label={t(`item.${kind}`)} error={errorOf('item')} required>
          <TextInput
            value={draft.item}
            maxLength={100}
            placeholder={t(`example.${kind}`)}
            onChange={({ target }) => change({ item: target.value })}
          />
        </Field>
      )}
      {kind === 'damage' && <Where job={job} value={draft.room} onChange={(room) => change({ room })} />}
      <Field label={t('note')} error={errorOf('note')} optional={kind !== 'note'} required={kind === 'note'}>
        <TextArea
          rows={kind === 'note' ? 4 : 2}
          maxLength={noteLength}
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Field>
      {kind !== 'note' && <Photos {...props} kind={kind} />}
    </>
  );
}

function Photos({ kind, draft: { files }, change, errorOf, problem }: FindingFieldsProps) {
  const { t } = useTranslation('findings');
  const isDamage = kind === 'damage';
  return (
    <Field label={t('photos')} error={problem ?? errorOf('photos')} optional={!isDamage} required={isDamage} group>
      <ShownFiles files={files} onRemove={(file) => change({ files: files.filter((one) => one !== file) })} />
      {files.length < photosPerFinding && (
        <CameraButton
          variant="tinted"
          size="large"
          accept={photoFiles}
          onFiles={(more) => change({ files: [...files, ...more].slice(0, photosPerFinding) })}
        >
          {t(files.length > 0 ? 'another' : 'camera')}
        </CameraButton>
      )}
    </Field>
  );
}

interface WhereProps {
  job: JobDetail;
  value: string;
  onChange: (room: string) => void;
}

/** The rooms of the list; a home whose list has none is not asked about them. */
function Where({ job, value, onChange }: WhereProps) {
  const { t } = useTranslation('findings');
  const roomOf = useRoomName();
  const rooms = [...new Set(job.tasks.flatMap(({ room }) => room ?? []))];
  if (rooms.length === 0) return null;
  const options = rooms.map((room) => ({ value: room, label: roomOf(room) ?? room }));
  return (
    <Field label={t('where')} optional>
      <Select
        value={value}
        options={[{ value: '', label: t('noRoom') }, ...options]}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
