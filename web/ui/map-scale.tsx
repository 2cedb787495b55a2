import { type DistanceUnit, kmPerMile } from '#contract/distance.ts';
import { numberFormat } from '#contract/kept-formats.ts';
import { localeOf } from '#web/platform/format.ts';
import type { MapSize } from './map-projection.ts';
import { useReaderLanguage } from './use-reader-language.ts';

interface MapScaleProps {
  milePixels: number;
  size: MapSize;
  unit: DistanceUnit;
}

const units = { mi: 'mile', km: 'kilometer' };

/** The scale: the longest round distance that fits into a quarter of the map. */
export function MapScale({ milePixels, size: { width, height }, unit }: MapScaleProps) {
  const locale = localeOf(useReaderLanguage());
  const pixels = unit === 'mi' ? milePixels : milePixels / kmPerMile;
  const count = [50, 20, 10, 5, 2, 1].find((distance) => distance * pixels <= width / 4) ?? 1;
  const length = count * pixels;
  return (
    <g aria-hidden transform={`translate(${width - 12 - length} ${height - 12})`}>
      <path d={`M0 -5V0H${length}V-5`} className="fill-none stroke-ink-soft" strokeWidth={1.5} />
      <text x={length / 2} y={-8} textAnchor="middle" className="fill-ink-soft text-12">
        {numberFormat(locale, { style: 'unit', unit: units[unit] }).format(count)}
      </text>
    </g>
  );
}
