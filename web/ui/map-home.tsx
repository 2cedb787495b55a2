import { kmPerMile } from '#contract/distance.ts';
import type { MapHome } from './map-model.ts';
import { homeRoom } from './map-pin-size.ts';
import type { MapSize } from './map-projection.ts';

interface MapHomePlaceProps {
  home: MapHome;
  x: number;
  y: number;
  milePixels: number;
  size: MapSize;
}

/** Where the reader lives, and the circle within which they work, with how far it reaches. */
export function MapHomePlace({ home, x, y, milePixels, size: { height } }: MapHomePlaceProps) {
  const radius = (home.km / kmPerMile) * milePixels;
  const reachAt = [y - radius - 6, y + radius + 16].find((line) => line > 14 && line < height - 8);
  return (
    <g>
      {/* where its line runs outside the map, all of that is as green as what lies within it */}
      <circle cx={x} cy={y} r={radius} className="fill-green/10 stroke-green" strokeWidth={1.5} strokeDasharray="5 4" />
      {reachAt !== undefined && (
        <text
          aria-hidden
          {...{ x, y: reachAt }}
          textAnchor="middle"
          className="fill-green-ink stroke-surface stroke-3 text-12 font-semibold [paint-order:stroke]"
        >
          {home.reach}
        </text>
      )}
      <g aria-hidden transform={`translate(${x} ${y})`}>
        <title>{home.label}</title>
        <circle r={homeRoom} className="fill-surface stroke-ink" strokeWidth={1.5} />
        <path
          d="M-6 0 0-5.5 6 0M-4-1.5V5.5H4V-1.5"
          className="fill-none stroke-ink"
          strokeWidth={1.75}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </g>
  );
}
