import { CloudOff, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#web/platform/error-text.ts';
import { formatShare } from '#web/platform/format-share.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { errorOf } from '#web/platform/offline/error-of.ts';
import { outbox } from '#web/platform/offline/outbox.ts';
import { useSending } from '#web/platform/offline/use-waiting.ts';
import type { Waiting } from '#web/platform/offline/waiting.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { placed } from '#web/ui/photo-grid.tsx';
import { type Photo, PhotoTile } from '#web/ui/photo-tile.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { ChosenPhoto } from '../chosen-ahead.tsx';
import { usePreview } from '../use-preview.ts';

interface WaitingTilesProps {
  /** Those that no server would have. */
  chosen: readonly ChosenPhoto[];
  /** Lie in the outbox: on their way, waiting for a signal, or refused. */
  kept: readonly Waiting[];
  onDrop: (id: string) => void;
  /** The column of one in a line. */
  columnOf?: ((one: { key: string; spot?: string | null }) => number | undefined) | undefined;
}

/** Photos that are not on the job yet, where they will be once they are: nothing moves when one arrives. */
export function WaitingTiles({ chosen, kept, onDrop, columnOf }: WaitingTilesProps) {
  return (
    <>
      {kept.map((one) => (
        <KeptTile
          key={one.order}
          one={one}
          place={one.what.kind === 'photo' ? columnOf?.({ ...one.what, key: one.key }) : undefined}
        />
      ))}
      {chosen.map(({ id, spot, file, problem, preparing }) =>
        preparing ? (
          <PreparingTile key={id} name={file.name} place={columnOf?.({ key: id, spot })} />
        ) : (
          <Tile
            key={id}
            file={file}
            name={file.name}
            problem={problem}
            place={columnOf?.({ key: id, spot })}
            onRemove={() => onDrop(id)}
          />
        ),
      )}
    </>
  );
}

/** Without the picture: a large one would be read twice at once. */
function PreparingTile({ name, place }: Pick<TileProps, 'name' | 'place'>) {
  const { t } = useTranslation('work');
  return (
    <li
      aria-label={name}
      style={placed(place)}
      className="grid aspect-4/3 content-center justify-items-center gap-1.5 rounded-tag bg-linen p-1 text-center text-12 font-medium"
    >
      <Spinner size={22} />
      {t('upload.preparing')}
    </li>
  );
}

function KeptTile({ one, place }: { one: Waiting; place: number | undefined }) {
  const { language } = useLanguage();
  const errorText = useErrorText();
  const sending = useSending();
  const { what, refusal, delay } = one;
  if (what.kind !== 'photo') return null;
  if (sending?.order === one.order)
    return (
      <Tile
        file={what.file}
        name={what.name}
        note={what.note}
        place={place}
        caption={formatShare(sending.share, 1, language)}
      />
    );
  return (
    <Tile
      file={what.file}
      name={what.name}
      note={what.note}
      place={place}
      problem={refusal && errorText(errorOf(refusal))}
      why={delay && errorText(errorOf(delay))}
      onRemove={() => void outbox.remove(one)}
    />
  );
}

interface TileProps {
  file: Blob;
  name: string;
  /** What the cleaner wrote about it. */
  note?: string | null;
  /** How much of it has gone. */
  caption?: string;
  problem?: string | null;
  /** What it waits for, where that is not a signal. */
  why?: string | null;
  place?: number | undefined;
  onRemove?: () => void;
}

function Tile({ file, name, note, caption, problem, why, place, onRemove }: TileProps) {
  const { t } = useTranslation('work');
  const preview = usePreview(file);
  const mark: Partial<Photo> = problem
    ? { tone: 'bad', icon: TriangleAlert, caption: t('upload.notSent') }
    : { tone: 'waiting', icon: CloudOff, caption: t('upload.waiting') };
  const said = problem ?? why;
  return (
    <li className="relative" style={placed(place)}>
      {preview && <PhotoTile photo={{ id: name, src: preview, alt: name, ...(caption ? { caption } : mark) }} />}
      {note && <p className="mt-1 text-12 wrap-anywhere text-ink-soft">{note}</p>}
      {onRemove && (
        <IconButton
          icon={X}
          size="compact"
          variant="secondary"
          label={t('upload.remove', { name })}
          className="absolute end-0 top-0"
          onClick={onRemove}
        />
      )}
      {said && <p className={`mt-1 text-12 ${problem ? 'text-red-ink' : 'text-ink-soft'}`}>{said}</p>}
    </li>
  );
}
