import { cx } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import { Link } from './link.tsx';
import type { PlacedGap } from './week-strip-model.ts';
import { gapTone } from './week-strip-tone.ts';

type WeekStripTagProps = { gap: PlacedGap; dense: boolean };

/** What a gap says: in the column of its day on a desktop, as a line of its own on a phone. It goes to the job where there is one. */
export function WeekStripTag({ gap, dense }: WeekStripTagProps) {
  // Its place is data, so it reaches the style sheet as custom properties.
  const place = { '--column': gap.column + 1, '--row': gap.lane + 1 } as CSSProperties;
  const look = cx(
    'z-1 flex min-h-11 w-full flex-wrap items-center gap-x-2.5 gap-y-0.5 rounded-tag border px-3 py-2 text-start text-13 tabular-nums',
    'lg:col-start-(--column) lg:row-start-(--row) lg:block lg:min-h-0 lg:w-auto lg:self-start lg:me-0.75 lg:px-2.25 lg:text-12',
    dense ? 'lg:py-0.75' : 'lg:py-1.5',
    gapTone(gap).tag,
    (gap.to || gap.onSelect) && 'transition-shadow hover:shadow-float',
  );
  const words = <TagWords gap={gap} dense={dense} />;
  if (gap.to) {
    return (
      <Link to={gap.to} style={place} className={look}>
        {words}
      </Link>
    );
  }
  if (gap.onSelect) {
    return (
      <button type="button" onClick={gap.onSelect} style={place} className={look}>
        {words}
      </button>
    );
  }
  return (
    <div style={place} className={look}>
      {words}
    </div>
  );
}

function TagWords({ gap, dense }: { gap: PlacedGap; dense: boolean }) {
  return (
    <>
      <span className="min-w-20 font-semibold lg:sr-only rtl:min-w-29 [&:lang(zh)]:min-w-25">{gap.day} </span>
      {/* where it has no room beside the hours, it is a line of its own */}
      <b
        className={cx(
          'order-3 block min-w-0 flex-auto text-end font-semibold lg:text-start lg:hyphens-auto lg:wrap-anywhere',
          gapTone(gap).title,
        )}
      >
        <bdi>{gap.title}</bdi>
      </b>
      <span className={cx('block max-lg:whitespace-nowrap', dense && 'lg:sr-only')}>
        <bdi>{gap.detail}</bdi>
      </span>
    </>
  );
}
