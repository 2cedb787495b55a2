export type ChartTone = 'green' | 'linen' | 'ink' | 'apricot';

export type ChartSeries = { label: string; values: readonly (number | null)[]; tone?: ChartTone };

export type ChartProps = {
  kind: 'bars' | 'line';
  /** One label for each point along the line ("Nov 3"). */
  labels: readonly string[];
  series: readonly ChartSeries[];
  /** What its lines count in round numbers of: 60 where minutes are written as hours. */
  unit?: number;
  /** How a value is written ("$112.00"). */
  format: (value: number) => string;
  /** How the numbers beside the picture are written, where that is shorter: they are round. */
  formatRound?: (value: number) => string;
  /** What the picture shows; names it and its table for screen readers. */
  title: string;
  /** In pixels. */
  height?: number;
};
