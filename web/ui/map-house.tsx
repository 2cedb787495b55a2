import { houseAbove, houseSize } from './map-pin-size.ts';
import type { PlacedPoint } from './map-projection.ts';

const half = houseSize / 2;
/** Between the house and its ring. */
const ringGap = 4;

/** What a house stands on: it leads to its place, below the pins. */
export function MapHousePost({ x, y }: PlacedPoint) {
  return <path d={`M${x} ${y}v${houseAbove + half}`} className="fill-none stroke-ink stroke-2" />;
}

/** One of the reader's homes. */
export function MapHouse({ point, x, y }: PlacedPoint) {
  return (
    <g transform={`translate(${x} ${y + houseAbove})`}>
      <title>{point.label}</title>
      {point.isFrom && (
        <rect
          {...{ x: -half - ringGap, y: -half - ringGap, rx: 8 + ringGap }}
          {...{ width: houseSize + 2 * ringGap, height: houseSize + 2 * ringGap }}
          className="fill-surface stroke-green stroke-3"
        />
      )}
      <rect
        x={-half}
        y={-half}
        width={houseSize}
        height={houseSize}
        rx={8}
        className="fill-ink stroke-surface stroke-2"
      />
      <path d="M-8 -0.5 0 -7.5 8 -0.5M-5.5 -2V7H5.5V-2" className="fill-none stroke-paper stroke-2" />
    </g>
  );
}
