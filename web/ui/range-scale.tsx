import { cx } from 'class-variance-authority';

export type RangePoint = { key: string; value: number; label: string; chosen?: boolean };

export type RangeScaleProps = {
  /** The middle half, drawn as a band. */
  low: number;
  high: number;
  points: readonly RangePoint[];
  /** A mark of one's own, such as the budget. */
  mark?: { value: number; label: string };
  format: (value: number) => string;
  /** Says in a sentence what the picture shows. */
  label: string;
};

/** Where values stand against what is usual: a line, a band for the usual, a disc for each value. */
export function RangeScale({ low, high, points, mark, format, label }: RangeScaleProps) {
  const values = [low, high, ...points.map((point) => point.value), ...(mark ? [mark.value] : [])];
  const room = (Math.max(...values) - Math.min(...values) || 1) * 0.12;
  const from = Math.min(...values) - room;
  const span = Math.max(...values) + room - from;
  const at = (value: number) => `${((value - from) / span) * 100}%`;
  return (
    <div role="img" aria-label={label} className={cx('relative text-12 tabular-nums', mark ? 'h-22' : 'h-18')}>
      <span className="absolute inset-x-0 top-9 h-px bg-line-strong" />
      <span
        className="absolute top-6.5 h-5 border-x border-green bg-green-tint"
        style={{ insetInlineStart: at(low), inlineSize: `${((high - low) / span) * 100}%` }}
      />
      <Tick at={at(low)} text={format(low)} />
      <Tick at={at(high)} text={format(high)} />
      {mark && (
        <>
          <span
            className="absolute top-5 h-12 border-s border-dashed border-ink"
            style={{ insetInlineStart: at(mark.value) }}
          />
          <Tick at={at(mark.value)} text={`${format(mark.value)} ${mark.label}`} below />
        </>
      )}
      {points.map((point) => (
        <Disc key={point.key} point={point} at={at(point.value)} />
      ))}
    </div>
  );
}

/** The own mark's words stand on a line of their own, so that they never cover the band's. */
function Tick({ at, text, below = false }: { at: string; text: string; below?: boolean }) {
  return (
    <span
      className={cx('absolute -ms-16 w-32 text-center', below ? 'top-17 font-medium' : 'top-12.5 text-ink-soft')}
      style={{ insetInlineStart: at }}
    >
      <bdi>{text}</bdi>
    </span>
  );
}

function Disc({ point, at }: { point: RangePoint; at: string }) {
  return (
    <span className="absolute top-0 grid w-20 -ms-10 justify-items-center gap-2.25" style={{ insetInlineStart: at }}>
      <bdi className="max-w-full truncate font-semibold">{point.label}</bdi>
      <span
        className={cx(
          'size-4.5 rounded-full border-[1.5px] border-ink',
          point.chosen ? 'border-green bg-green' : 'bg-surface',
        )}
      />
    </span>
  );
}
