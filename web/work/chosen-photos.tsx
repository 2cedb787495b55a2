import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#web/platform/error-text.ts';
import { errorOf } from '#web/platform/offline/error-of.ts';
import { outbox } from '#web/platform/offline/outbox.ts';
import { useSending } from '#web/platform/offline/use-waiting.ts';
import type { Waiting } from '#web/platform/offline/waiting.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { ChosenPhoto } from './chosen-ahead.tsx';
import { usePreview } from './use-preview.ts';

interface ChosenPhotosProps {
  chosen: readonly ChosenPhoto[];
  /** Lie in the outbox: on their way, waiting for a signal, or refused. */
  kept: readonly Waiting[];
  onDrop: (id: string) => void;
}

/** Photos that are not on the job yet: name, kind, how much has gone, or why it did not. */
export function ChosenPhotos({ chosen, kept, onDrop }: ChosenPhotosProps) {
  const { t } = useTranslation('work');
  if (chosen.length + kept.length === 0) return null;
  return (
    <ul aria-label={t('upload.chosen')} className="divide-y divide-line border-y border-line">
      {kept.map((one) => (
        <KeptPhoto key={one.order} one={one} />
      ))}
      {chosen.map(({ id, file, type, problem, preparing }) =>
        preparing ? (
          <PhotoRow key={id} file={null} name={file.name}>
            <State problem={null}>{t('upload.preparing')}</State>
          </PhotoRow>
        ) : (
          <PhotoRow key={id} file={file} name={file.name} onRemove={() => onDrop(id)}>
            <State problem={problem}>{t(`photos.type.${type}`)}</State>
          </PhotoRow>
        ),
      )}
    </ul>
  );
}

function KeptPhoto({ one }: { one: Waiting }) {
  const { t } = useTranslation('work');
  const errorText = useErrorText();
  const sending = useSending();
  const { what, refusal, delay } = one;
  if (what.kind !== 'photo') return null;
  if (sending?.order === one.order) {
    return (
      <PhotoRow file={what.file} name={what.name}>
        <Progress hideLabel label={t('upload.sending', { name: what.name })} value={sending.share * 100} />
      </PhotoRow>
    );
  }
  const type = t(`photos.type.${what.photoType}`);
  return (
    <PhotoRow file={what.file} name={what.name} onRemove={() => void outbox.remove(one)}>
      <State problem={refusal && errorText(errorOf(refusal))}>
        {delay ? errorText(errorOf(delay)) : t('upload.waits', { type })}
      </State>
    </PhotoRow>
  );
}

const State = ({ problem, children }: { problem: string | null; children: ReactNode }) => (
  <p className={problem ? 'text-13 text-red-ink' : 'text-13 text-ink-soft'}>{problem ?? children}</p>
);

interface PhotoRowProps {
  /** Null while it is being made small: a large one would be read twice at once. */
  file: Blob | null;
  name: string;
  onRemove?: () => void;
  children: ReactNode;
}

function PhotoRow({ file, name, onRemove, children }: PhotoRowProps) {
  const { t } = useTranslation('work');
  return (
    <li className="flex items-center gap-3 py-2">
      {file ? (
        <Preview file={file} />
      ) : (
        <span className="grid size-12 shrink-0 place-items-center rounded-tag bg-linen">
          <Spinner />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="text-13 font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        {children}
      </div>
      {onRemove && <IconButton icon={X} label={t('upload.remove', { name })} onClick={onRemove} />}
    </li>
  );
}

const Preview = ({ file }: { file: Blob }) => (
  <img
    src={usePreview(file)}
    alt=""
    onError={({ currentTarget }) => currentTarget.classList.add('invisible')}
    className="photo size-12 shrink-0 rounded-tag bg-linen object-cover"
  />
);
