import { cx } from 'class-variance-authority';
import type { KeyboardEvent } from 'react';
import type { MapPoint, MapProps } from './map-model.ts';
import { dotSize, pinHeight, pinWidthOf } from './map-pin-size.ts';

const tones = {
  green: { disc: 'fill-green stroke-surface', word: 'fill-on-green' },
  apricot: { disc: 'fill-apricot stroke-surface', word: 'fill-surface' },
  ink: { disc: 'fill-ink stroke-surface', word: 'fill-paper' },
  outline: { disc: 'fill-surface stroke-ink', word: 'fill-ink' },
};

/** What a thumb needs. */
const target = 44;

type MapPinProps = { point: MapPoint; x: number; y: number; chosen: boolean; onSelect: MapProps['onSelect'] };

/** One place, with what is written on it; the chosen one is dark. */
export function MapPin({ point, x, y, chosen, onSelect }: MapPinProps) {
  const tone = tones[chosen ? 'ink' : (point.tone ?? 'green')];
  const [width, height] = [pinWidthOf(point.mark), point.mark ? pinHeight : dotSize];
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
      {onSelect && <rect {...around(Math.max(width, target), target)} className="fill-transparent" />}
      <rect
        {...around(width + 8, height + 8)}
        className={cx('fill-none group-focus-visible:stroke-green', chosen && 'stroke-ink')}
        strokeWidth={2}
      />
      <rect {...around(width, height)} className={cx('stroke-2', tone.disc)} />
      {point.mark && (
        <text textAnchor="middle" dominantBaseline="central" className={cx('text-14 font-bold', tone.word)}>
          {point.mark}
        </text>
      )}
    </g>
  );
}

/** With its middle at the place, and round ends. */
const around = (width: number, height: number) => ({
  ...{ x: -width / 2, y: -height / 2, width, height, rx: height / 2 },
});
