import { cx } from 'class-variance-authority';

export type SparklineProps = { values: readonly number[]; tone?: 'green' | 'neutral'; className?: string };

const width = 88;
const height = 30;

/** A number's history, without axes; decoration next to the number itself. Time runs in the reading direction. */
export function Sparkline({ values, tone = 'green', className }: SparklineProps) {
  if (values.length < 2) return null;
  const points = place(values);
  const line = points.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');
  const [lastX, lastY] = points.at(-1) ?? [width, height];
  const green = tone === 'green';
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className={cx('mirror h-7.5 w-22 shrink-0 overflow-visible', className)}
    >
      <path d={`${line}L${width} ${height}L0 ${height}Z`} className={green ? 'fill-green-tint' : 'fill-sunken'} />
      <path
        d={line}
        fill="none"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={green ? 'stroke-green' : 'stroke-ink-faint'}
      />
      <circle cx={lastX} cy={lastY} r={2.5} className="fill-green" />
    </svg>
  );
}

function place(values: readonly number[]): [number, number][] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  return values.map((value, index) => [
    Math.round((index / (values.length - 1)) * width * 10) / 10,
    Math.round((height - 3 - ((value - low) / span) * (height - 8)) * 10) / 10,
  ]);
}
