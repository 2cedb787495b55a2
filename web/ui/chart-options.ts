import UPlot from 'uplot';
import type { ChartProps, ChartTone } from './chart-model.ts';
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

type OptionsInput = Omit<ChartProps, 'title' | 'height'> & {
  width: number;
  height: number;
  paint: ChartPaint;
  onPoint: (index: number | null) => void;
};

export function chartOptions(input: OptionsInput): UPlot.Options {
  const { kind, labels, series, format, width, height, paint, onPoint } = input;
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
      y: { range: (_plot, _low, high) => [0, niceTop(high)] },
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
        splits: (_plot, _axis, _low, top) => [0, top / 2, top],
        grid: { stroke: paint.line, width: 1 },
        values: (_plot, values) => values.map(format),
      },
    ],
    series: [{}, ...series.map((line) => drawn(line.tone ?? 'green', kind, paint))],
  };
}

function drawn(tone: ChartTone, kind: ChartProps['kind'], paint: ChartPaint): UPlot.Series {
  const colour = paint.tones[tone];
  if (kind === 'line') return { stroke: colour, width: 2, points: { show: false } };
  return {
    stroke: colour,
    fill: colour,
    width: 0,
    points: { show: false },
    paths: UPlot.paths.bars?.({ size: [0.64, 28], radius: 0.12 }),
  };
}

/** A round number at or above the highest value, so that the top line is easy to read. */
function niceTop(high: number): number {
  if (!(high > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(high));
  const steps = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10];
  return power * (steps.find((step) => step * power >= high) ?? 10);
}
