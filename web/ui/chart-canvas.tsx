import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef, useState } from 'react';
import UPlot from 'uplot';
import type { ChartProps } from './chart-model.ts';
import { chartOptions, chartPaint } from './chart-options.ts';
import { useSchemeChange } from './use-scheme-change.ts';

/** The drawn chart: follows its width, color scheme and reading direction; shows the value under the pointer. */
export function ChartCanvas(props: ChartProps & { height: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<number | null>(null);
  const scheme = useSchemeChange();
  const { labels, series, height, kind, format, formatRound, unit = 1 } = props;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `scheme` is unused inside; it signals new colors
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const paint = chartPaint(element);
    const options = chartOptions({
      kind,
      labels,
      series,
      format,
      ...(formatRound && { formatRound }),
      unit,
      width: element.clientWidth,
      height,
      paint,
      onPoint: setAt,
    });
    const plot = new UPlot(
      options,
      [labels.map((_, index) => index), ...series.map((line) => [...line.values])],
      element,
    );
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) plot.setSize({ width: entry.contentRect.width, height });
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      plot.destroy();
    };
  }, [labels, series, height, kind, format, formatRound, unit, scheme]);

  const shown = at ?? firstShown(props);
  return (
    <>
      <div ref={frame} dir="ltr" className="w-full" style={{ height }} />
      <p className="mt-1 flex flex-wrap gap-x-2 text-12 text-ink-soft tabular-nums">
        <span>{labels[shown]}</span>
        {series.map((line) => {
          const value = line.values[shown];
          return value === null || value === undefined ? null : (
            <span key={line.label}>
              {series.length > 1 && `${line.label} `}
              <bdi className="font-semibold text-ink">{format(value)}</bdi>
            </span>
          );
        })}
      </p>
    </>
  );
}

/** Before the reader points anywhere: the newest bar that stands for something, or the newest day that a line knows. */
function firstShown({ kind, labels, series }: ChartProps): number {
  const last = labels.length - 1;
  const stands = (value: number | null | undefined) => (kind === 'line' ? typeof value === 'number' : Boolean(value));
  const tall = labels.findLastIndex((_, index) => series.some(({ values }) => stands(values[index])));
  return tall === -1 ? last : tall;
}
