import UPlot from 'uplot';
import type { ChartProps, ChartSeries, ChartTone } from './chart-model.ts';
import { tokenColours } from './token-colours.ts';

export type ChartPaint = { tones: Record<ChartTone, string>; soft: string; line: string; font: string; rtl: boolean };

const colours = {
  green: '--green',
  linen: '--linen',
  ink: '--ink',
  apricot: '--apricot',
  soft: '--ink-soft',
  line: '--line',
} as const;

/** The current colors: a canvas cannot read custom properties. */
export function chartPaint(element: HTMLElement): ChartPaint {
  const { soft, line, ...tones } = tokenColours(element, colours);
  const font = `12px ${getComputedStyle(element).fontFamily}`;
  return { tones, soft, line, font, rtl: document.documentElement.dir === 'rtl' };
}

type OptionsInput = Omit<ChartProps, 'title' | 'height' | 'unit'> & {
  unit: number;
  width: number;
  height: number;
  paint: ChartPaint;
  onPoint: (index: number | null) => void;
};

export function chartOptions(input: OptionsInput): UPlot.Options {
  const { kind, labels, series, format, formatRound = format, unit, width, height, paint, onPoint } = input;
  const isWhole = series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)));
  const half = kind === 'bars' ? 0.5 : 0;
  const axis = { stroke: paint.soft, font: paint.font, ticks: { show: false } };
  return {
    width,
    height,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    hooks: { setCursor: [(plot) => onPoint(plot.cursor.idx ?? null)] },
    scales: {
      x: { time: false, dir: paint.rtl ? -1 : 1, range: [-half, labels.length - 1 + half] },
      y: { range: (_plot, _low, high) => [0, niceTop(high / unit) * unit] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        // clear of the lowest number beside it, in tall Arabic letters too
        gap: 9,
        size: 30,
        space: 64,
        incrs: [1, 2, 5, 10, 20, 50],
        values: (_plot, places) => places.map((place) => labels[place] ?? ''),
      },
      {
        ...axis,
        side: paint.rtl ? 1 : 3,
        size: (_plot, values) => 14 + 7 * Math.max(0, ...(values ?? []).map((value) => value.length)),
        // of what is counted there is no half
        splits: (_plot, _axis, _low, top) => (isWhole && top % 2 === 1 ? [0, top] : [0, top / 2, top]),
        grid: { stroke: paint.line, width: 1 },
        values: (_plot, values) => values.map(formatRound),
      },
    ],
    series: [
      {},
      ...series.map((line, index) => drawn(line, { kind, paint, side: sides[series.length]?.[index] ?? 0 })),
    ],
  };
}

/** Two bars of one day stand beside each other. */
const sides: Record<number, readonly (-1 | 1)[]> = { 2: [-1, 1] };

type How = Pick<OptionsInput, 'kind' | 'paint'> & { side: -1 | 0 | 1 };

function drawn({ values, tone = 'green' }: ChartSeries, { kind, paint, side }: How): UPlot.Series {
  const colour = paint.tones[tone];
  if (kind === 'line') return { stroke: colour, width: 2, points: lonePoints(values, colour) };
  return {
    stroke: colour,
    fill: colour,
    width: 0,
    points: { show: false },
    paths: UPlot.paths.bars?.({ size: side ? [0.36, 16, 1] : [0.64, 28], radius: 0.12, align: side }),
  };
}

/** A line has no length where the days beside one know nothing: it is a point there. */
function lonePoints(values: ChartSeries['values'], colour: string): UPlot.Series.Points {
  const isKnown = (index: number) => typeof values[index] === 'number';
  const alone = values.flatMap((_, index) =>
    isKnown(index) && !isKnown(index - 1) && !isKnown(index + 1) ? [index] : [],
  );
  return { show: alone.length > 0, filter: () => alone, size: 5, width: 0, stroke: colour, fill: colour };
}

/** A round number at or above the highest value, so that the top line is easy to read. */
function niceTop(high: number): number {
  if (!(high > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(high));
  const steps = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10];
  return power * (steps.find((step) => step * power >= high) ?? 10);
}
