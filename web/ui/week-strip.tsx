import { cx } from 'class-variance-authority';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from './link.tsx';
import type { StripDay, StripRow } from './week-strip-model.ts';
import { WeekStripTrack } from './week-strip-track.tsx';

export type { StripDay, StripGap, StripRow } from './week-strip-model.ts';

export type WeekStripProps = {
  days: readonly StripDay[];
  rows: readonly StripRow[];
  /** Now, in days from the first midnight; left out when it is not visible. */
  now?: number;
  /** Above the names: time zone and number of properties. */
  corner?: ReactNode;
  /** Names the strip for screen readers. */
  label: string;
};

/**
 * The coming days, one row per place. Stays are linen; the gap between two stays is what the product is about and has a
 * tag. Below 960 px each row is a thin week with its turnovers as 44 px lines. With many rows it becomes dense by
 * itself.
 */
export function WeekStrip({ days, rows, now, corner, label }: WeekStripProps) {
  const dense = rows.length > 8;
  // The number of columns is data, so it is passed to the style sheet as a custom property.
  const columns = { '--days': days.length } as CSSProperties;
  return (
    <section aria-label={label} style={columns} data-keeps-clear>
      <StripHead days={days} corner={corner} stays={dense} />
      <ul>
        {rows.map((row, index) => (
          <li key={row.key} className="border-b border-line py-3.5 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:py-0">
            <RowName row={row} dense={dense} />
            <WeekStripTrack row={row} days={days.length} now={now} first={index === 0} dense={dense} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface StripHeadProps extends Pick<WeekStripProps, 'days' | 'corner'> {
  /** In sight over many rows; a few are seen with it, and it would only leave half hidden. */
  stays: boolean;
}

function StripHead({ days, corner, stays }: StripHeadProps) {
  return (
    <div
      className={cx(
        'z-10 hidden grid-cols-[11rem_minmax(0,1fr)] border-b border-line bg-paper lg:grid',
        stays && 'sticky top-(--top-bar)',
      )}
    >
      <div className="self-end pb-2.5 text-12 text-ink-faint">{corner}</div>
      <ol className="grid grid-cols-[repeat(var(--days),minmax(0,1fr))]">
        {days.map((day) => (
          <li
            key={day.key}
            aria-current={day.today ? 'date' : undefined}
            className={cx('ps-2.5 pb-2.25 text-13', day.today ? 'text-green-ink' : 'text-ink-soft')}
          >
            {day.weekday}
            <b className={cx('block text-16 font-semibold tabular-nums', !day.today && 'text-ink')}>{day.day}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

function RowName({ row, dense }: { row: StripRow; dense: boolean }) {
  const name = <bdi className="font-semibold">{row.name}</bdi>;
  return (
    <h3
      className={cx(
        'flex items-baseline justify-between gap-3 pb-2 text-14 font-normal tracking-normal lg:block lg:pe-3 lg:pb-2',
        dense ? 'lg:pt-2.5' : 'lg:pt-3.5',
      )}
    >
      {row.to ? (
        <Link to={row.to} className="rounded-mark hover:underline">
          {name}
        </Link>
      ) : (
        name
      )}
      {row.detail && <span className={cx('text-12 text-ink-soft lg:block', dense && 'lg:sr-only')}>{row.detail}</span>}
    </h3>
  );
}
