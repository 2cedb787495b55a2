import { cx } from 'class-variance-authority';
import type { KeyboardEvent } from 'react';
import type { MapPoint, MapProps } from './map-model.ts';
import { mapHeight, mapWidth, projectPoints } from './map-projection.ts';

const tones = {
  green: { disc: 'fill-green', word: 'fill-on-green' },
  apricot: { disc: 'fill-apricot', word: 'fill-surface' },
  ink: { disc: 'fill-ink', word: 'fill-paper' },
  outline: { disc: 'fill-surface stroke-ink stroke-[1.5px]', word: 'fill-ink' },
};

/** The states as shapes, the points as pins; pins take focus and Enter when they can be chosen. */
export function MapDrawing({ points, joined, onSelect, selected, label }: MapProps) {
  const { land, borders, places } = projectPoints(points);
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
    </svg>
  );
}

type PinProps = { point: MapPoint; x: number; y: number; chosen: boolean; onSelect: MapProps['onSelect'] };

function Pin({ point, x, y, chosen, onSelect }: PinProps) {
  const tone = tones[point.tone ?? 'green'];
  const radius = point.mark ? 13 : 7;
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
      {onSelect && <circle r={22} className="fill-transparent" />}
      <circle
        r={radius + 4}
        className={cx('fill-none group-focus-visible:stroke-green', chosen && 'stroke-ink')}
        strokeWidth={2}
      />
      <circle r={radius} className={cx('stroke-surface stroke-2', tone.disc)} />
      {point.mark && (
        <text textAnchor="middle" dominantBaseline="central" className={cx('text-13 font-bold', tone.word)}>
          {point.mark}
        </text>
      )}
    </g>
  );
}
