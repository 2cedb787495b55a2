import { cx } from 'class-variance-authority';
import { Check, House } from 'lucide-react';
import { directionOf } from '#contract/languages.ts';
import type { Point } from '#contract/today.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { drawingHeight, drawingWidth, layOut } from './route-model.ts';
import type { Stage } from './stage-of.ts';

interface Pin {
  key: string;
  place: Point;
  /** The stop's number in the day; null for where the cleaner lives. */
  number: number | null;
  stage: Stage;
}

/** A stop of the day, as far as the drawing goes. */
export interface RouteStop {
  id: string;
  title: string;
  place: Point | null;
  stage: Stage;
}

interface RouteDrawingProps {
  home: Point | null;
  stops: readonly RouteStop[];
  /** Says what is drawn, with the stops by number and name. */
  label: (stops: string) => string;
}

/** The way of the day: from home through the stops by number, what is behind drawn through, what is ahead dotted. */
export function RouteDrawing({ home, stops, label }: RouteDrawingProps) {
  const pins = pinsOf(home, stops);
  if (pins.length < 2) return null;
  const { places } = layOut(pins.map(({ place }) => place));
  const titles = stops.map(({ title }, index) => `${index + 1} ${title}`).join(', ');
  return (
    // a map is never mirrored
    <div dir="ltr" className="overflow-hidden border-y border-line bg-sunken lg:rounded-card lg:border">
      <svg
        viewBox={`0 0 ${drawingWidth} ${drawingHeight}`}
        role="img"
        aria-label={label(titles)}
        className="block w-full"
      >
        <path d={grid} className="fill-none stroke-surface" strokeWidth={5} />
        {places.slice(1).map(({ x, y }, index) => {
          const from = places[index];
          const pin = pins[index + 1];
          if (!from || !pin) return null;
          return (
            <line
              key={pin.key}
              {...{ x1: from.x, y1: from.y, x2: x, y2: y }}
              className="stroke-green"
              strokeWidth={3.5}
              strokeLinecap="round"
              strokeDasharray={pin.stage === 'later' ? '0.5 8' : undefined}
            />
          );
        })}
        {pins.map((pin, index) => (
          <PinDrawing key={pin.key} pin={pin} x={places[index]?.x ?? 0} y={places[index]?.y ?? 0} />
        ))}
      </svg>
      <StopNames stops={stops} />
    </div>
  );
}

/** What the numbers stand for; read out with the drawing. */
function StopNames({ stops }: Pick<RouteDrawingProps, 'stops'>) {
  const { language } = useLanguage();
  return (
    // read as the page is, unlike the map above
    <ol
      dir={directionOf(language)}
      aria-hidden
      className="flex flex-wrap gap-x-4 gap-y-0.5 px-gutter py-2 text-12 text-ink-soft lg:px-3"
    >
      {stops.map(({ id, title }, index) => (
        <li key={id} className="min-w-0 wrap-anywhere">
          {index + 1} <bdi>{title}</bdi>
        </li>
      ))}
    </ol>
  );
}

function pinsOf(home: Point | null, stops: readonly RouteStop[]): Pin[] {
  const ofStops = stops.flatMap(({ id, place, stage }, index) =>
    place ? [{ key: id, place, number: index + 1, stage }] : [],
  );
  const start: Pin[] = home ? [{ key: 'home', place: home, number: null, stage: 'done' }] : [];
  return [...start, ...ofStops];
}

/** Streets that are nobody's: they make it read as a map without claiming to be one. */
const grid =
  'M-10 34H400M-10 92H400M-10 138H400M48 -10V170M132 -10V170M214 -10V170M306 -10V170M-10 170L120 -10M250 170L400 40';

const looks = {
  done: { disc: 'fill-surface stroke-green', word: 'fill-green-ink' },
  current: { disc: 'fill-green stroke-surface', word: 'fill-on-green' },
  later: { disc: 'fill-surface stroke-ink', word: 'fill-ink' },
};

function PinDrawing({ pin, x, y }: { pin: Pin; x: number; y: number }) {
  const look = looks[pin.stage];
  const Icon = pin.number === null ? House : pin.stage === 'done' ? Check : null;
  return (
    <g transform={`translate(${x} ${y})`} aria-hidden>
      <circle r={pin.stage === 'current' ? 14 : 12} className={cx('stroke-2', look.disc)} />
      {Icon ? (
        <Icon x={-7} y={-7} size={14} strokeWidth={2.25} className="text-green-ink" />
      ) : (
        <text textAnchor="middle" dominantBaseline="central" className={cx('text-13 font-bold', look.word)}>
          {pin.number}
        </text>
      )}
    </g>
  );
}
