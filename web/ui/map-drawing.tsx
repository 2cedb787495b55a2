import { cx } from 'class-variance-authority';
import type { KeyboardEvent } from 'react';
import { numberFormat } from '#contract/kept-formats.ts';
import { localeOf } from '#web/platform/format.ts';
import type { MapPoint, MapProps } from './map-model.ts';
import { mapHeight, mapWidth, projectPoints } from './map-projection.ts';
import { useReaderLanguage } from './use-reader-language.ts';

const tones = {
  green: { disc: 'fill-green stroke-surface', word: 'fill-on-green' },
  apricot: { disc: 'fill-apricot stroke-surface', word: 'fill-surface' },
  ink: { disc: 'fill-ink stroke-surface', word: 'fill-paper' },
  outline: { disc: 'fill-surface stroke-ink', word: 'fill-ink' },
};

/** The states as shapes, the points as pins; pins that can be chosen take focus and Enter. */
export function MapDrawing({ points, joined, onSelect, selected, label }: MapProps) {
  const { land, borders, places, milePixels } = projectPoints(points);
  return (
    <svg
      viewBox={`0 0 ${mapWidth} ${mapHeight}`}
      role={onSelect ? 'group' : 'img'}
      aria-label={onSelect ? label : [label, ...points.map((point) => point.label)].join(', ')}
      className="size-full"
    >
      <path d={land} className="fill-land" />
      <path d={borders} className="fill-none stroke-land-line" strokeWidth={1} />
      {joined && (
        <polyline
          points={places.map(({ x, y }) => `${x},${y}`).join(' ')}
          className="fill-none stroke-green"
          strokeWidth={3}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      )}
      {places.map(({ point, x, y }) => (
        <Pin key={point.id} {...{ point, x, y, onSelect }} chosen={point.id === selected} />
      ))}
      {milePixels !== null && <ScaleBar milePixels={milePixels} />}
    </svg>
  );
}

type PinProps = { point: MapPoint; x: number; y: number; chosen: boolean; onSelect: MapProps['onSelect'] };

function Pin({ point, x, y, chosen, onSelect }: PinProps) {
  const tone = tones[point.tone ?? 'green'];
  const radius = point.mark ? 20 : 7;
  const press = onSelect && {
    role: 'button',
    tabIndex: 0,
    'aria-label': point.label,
    'aria-pressed': chosen,
    onClick: () => onSelect(point.id),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onSelect(point.id);
    },
  };
  return (
    <g {...press} transform={`translate(${x} ${y})`} className={cx('group outline-none', onSelect && 'cursor-pointer')}>
      <title>{point.label}</title>
      {onSelect && <circle r={32} className="fill-transparent" />}
      <circle
        r={radius + 4}
        className={cx('fill-none group-focus-visible:stroke-green', chosen && 'stroke-ink')}
        strokeWidth={2}
      />
      <circle r={radius} className={cx('stroke-2', tone.disc)} />
      {point.mark && (
        <text textAnchor="middle" dominantBaseline="central" className={cx('text-20 font-bold', tone.word)}>
          {point.mark}
        </text>
      )}
    </g>
  );
}

/** The scale: the longest round number of miles that fits into a quarter of the map. */
function ScaleBar({ milePixels }: { milePixels: number }) {
  const locale = localeOf(useReaderLanguage());
  const miles = [50, 20, 10, 5, 2, 1].find((distance) => distance * milePixels <= mapWidth / 4) ?? 1;
  const length = miles * milePixels;
  return (
    <g aria-hidden transform={`translate(${mapWidth - 20 - length} ${mapHeight - 20})`}>
      <path d={`M0 -5V0H${length}V-5`} className="fill-none stroke-ink-soft" strokeWidth={1.5} />
      <text x={length / 2} y={-8} textAnchor="middle" className="fill-ink-soft text-14">
        {numberFormat(locale, { style: 'unit', unit: 'mile' }).format(miles)}
      </text>
    </g>
  );
}
