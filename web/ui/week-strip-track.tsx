import { cx } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import {
  barsOf,
  freeBar,
  type PlacedGap,
  type PlacedStay,
  placeGaps,
  placeStays,
  type StripRow,
} from './week-strip-model.ts';
import { WeekStripTag } from './week-strip-tag.tsx';
import { gapIcons, gapTone, stayTone } from './week-strip-tone.ts';

export type WeekStripTrackProps = {
  row: StripRow;
  days: number;
  now: number | undefined;
  /** The first row has the head of the now line. */
  first: boolean;
  dense: boolean;
};

/** One place's week: the band of stays and gaps, with the tags below it. */
export function WeekStripTrack({ row, days, now, first, dense }: WeekStripTrackProps) {
  const gaps = placeGaps(row.gaps, days);
  const stays = placeStays(row.stays);
  const more = { '--more': barsOf(stays) - 1 } as CSSProperties; // how many bars there are is data
  return (
    <div
      style={more}
      className={cx(
        'relative grid gap-1.5 pt-[calc(1.375rem+var(--more)*0.875rem)] lg:grid-cols-[repeat(var(--days),minmax(0,1fr))] lg:content-start lg:gap-x-0',
        dense
          ? 'lg:min-h-18 lg:pt-[calc(2.5rem+var(--more)*1.625rem)] lg:pb-2'
          : 'lg:min-h-26.5 lg:pt-[calc(3.125rem+var(--more)*1.875rem)] lg:pb-3',
        'lg:bg-[linear-gradient(to_right,var(--line)_1px,transparent_1px)] lg:bg-[length:calc(100%/var(--days))_100%]',
        'lg:rtl:bg-[linear-gradient(to_left,var(--line)_1px,transparent_1px)] lg:rtl:bg-right',
      )}
    >
      {stays.map((stay) => (
        <Stay key={stay.key} stay={stay} days={days} dense={dense} covered={coveredBy(gaps, stay, stays)} />
      ))}
      {gaps.map((gap) => (
        <Notch key={gap.key} gap={gap} bar={freeBar(stays, gap.start)} days={days} dense={dense} />
      ))}
      {gaps.map((gap) => (
        <WeekStripTag key={gap.key} gap={gap} dense={dense} />
      ))}
      {now !== undefined && <Now at={now} days={days} first={first} />}
    </div>
  );
}

const share = (part: number, days: number) => `${Math.round((part / days) * 100_000) / 1000}%`;
const band = 'absolute top-[calc(var(--bar)*0.875rem)] h-3';
const bandTop = (dense: boolean) =>
  dense
    ? 'lg:top-[calc(0.625rem+var(--bar)*1.625rem)] lg:h-5.5'
    : 'lg:top-[calc(0.875rem+var(--bar)*1.875rem)] lg:h-6.5';
/** Which bar it is, is data. */
const onBar = (bar: number, place: CSSProperties & { '--covered'?: string }) =>
  ({ ...place, '--bar': bar }) as CSSProperties;

/** From so many days on a bar has room for more than a name. */
const roomy = 1.2;

/** How far the mark of a cleaning that goes on when the guest comes covers the beginning of their bar, in days. */
function coveredBy(gaps: readonly PlacedGap[], stay: PlacedStay, stays: readonly PlacedStay[]): number {
  const over = gaps.filter(({ start, end }) => start <= stay.start + marked && stay.start < end);
  const onBar = over.filter((gap) => freeBar(stays, gap.start) === stay.bar);
  return Math.max(0, ...onBar.map(({ end }) => end - stay.start));
}
/** As much of a day as a mark is wide at least. */
const marked = 0.16;

type StayProps = { stay: PlacedStay; days: number; dense: boolean; covered: number };

function Stay({ stay, days, dense, covered }: StayProps) {
  const start = Math.max(0, stay.start);
  const end = Math.min(days, stay.end);
  if (end <= start) return null;
  return (
    <span
      style={onBar(stay.bar, {
        insetInlineStart: share(start, days),
        inlineSize: share(end - start, days),
        // what covers it is data
        '--covered': `calc(max(${share(covered, days)}, 1.375rem) + 0.375rem)`,
      })}
      className={cx(
        band,
        bandTop(dense),
        'z-1 flex items-center overflow-hidden rounded-[3px] text-12 whitespace-nowrap max-lg:text-[0px] lg:rounded-[5px]',
        covered > 0 ? 'lg:ps-(--covered)' : 'lg:ps-2.25',
        stayTone(stay),
        stay.start < 0 && 'rounded-s-none lg:rounded-s-none',
        stay.end > days && 'rounded-e-none lg:rounded-e-none',
      )}
    >
      <bdi className="max-w-full shrink-0 truncate font-medium">{stay.label}</bdi>
      {stay.detail && (
        <span className={cx('ms-1.5 min-w-0 truncate text-ink-soft', end - start < roomy && 'lg:sr-only')}>
          {stay.detail}
        </span>
      )}
    </span>
  );
}

type NotchProps = { gap: PlacedGap; bar: number; days: number; dense: boolean };

function Notch({ gap, bar, days, dense }: NotchProps) {
  const Icon = gap.icon ?? gapIcons[gap.tone];
  const look = gapTone(gap);
  // However short and late a cleaning is, its mark stays inside its own day.
  const start = `min(${share(gap.start, days)}, ${share(gap.column + 1, days)} - var(--mark))`;
  return (
    <span
      aria-hidden
      style={onBar(bar, { insetInlineStart: start, inlineSize: share(gap.end - gap.start, days) })}
      className={cx(band, bandTop(dense), 'z-1 min-w-(--mark) [--mark:7px] lg:[--mark:22px]')}
    >
      <span
        className={cx(
          'absolute inset-y-0 inset-x-px grid place-items-center rounded-[2px] lg:inset-x-0.75 lg:rounded-mark',
          look.notch,
        )}
      >
        <Icon size={14} strokeWidth={2.4} className="hidden shrink-0 lg:block" />
      </span>
      {gap.lane === 0 && (
        <span
          className={cx('absolute start-2.5 top-full hidden w-0.5 lg:block', dense ? 'h-2' : 'h-2.5', look.thread)}
        />
      )}
    </span>
  );
}

function Now({ at, days, first }: { at: number; days: number; first: boolean }) {
  return (
    <span
      aria-hidden
      style={{ insetInlineStart: share(at, days) }}
      className="absolute inset-y-0 hidden w-0.5 bg-green lg:block"
    >
      {first && <span className="absolute -start-[3px] top-0 size-2 rounded-full bg-green" />}
    </span>
  );
}
