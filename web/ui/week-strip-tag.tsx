import { cx } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { PlacedGap } from './week-strip-model.ts';
import { gapTone } from './week-strip-tone.ts';

type WeekStripTagProps = { gap: PlacedGap; days: number; dense: boolean };

/** What a gap says: under it on a desktop, as a line of its own on a phone. Links to the job if there is one. */
export function WeekStripTag({ gap, days, dense }: WeekStripTagProps) {
  // Its position is data, so it is passed to the style sheet as custom properties.
  const place = {
    '--from': `${(gap.tagStart / days) * 100}%`,
    '--wide': `${(gap.tagDays / days) * 100}%`,
    '--down': `calc(${dense ? 40 : 50}px + ${gap.lane} * var(--lane))`,
  } as CSSProperties;
  const look = cx(
    'z-1 grid min-h-11 w-full grid-cols-[5rem_minmax(0,1fr)_auto] rtl:grid-cols-[7.25rem_minmax(0,1fr)_auto] [&:lang(zh)]:grid-cols-[6.25rem_minmax(0,1fr)_auto] items-center gap-2.5 rounded-tag border px-3 py-2 text-start text-13 tabular-nums',
    'lg:absolute lg:start-(--from) lg:top-(--down) lg:block lg:min-h-0 lg:w-(--wide) lg:px-2.25 lg:text-12',
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
      <span className="font-semibold lg:sr-only">{gap.day} </span>
      <b className={cx('order-3 block font-semibold lg:truncate', gapTone(gap).title)}>
        <bdi>{gap.title}</bdi>
      </b>
      <span className={cx('block', dense ? 'lg:sr-only' : 'lg:truncate')}>
        <bdi>{gap.detail}</bdi>
      </span>
    </>
  );
}
