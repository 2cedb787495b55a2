import type { ReactNode } from 'react';

/** A place in somebody else's pages where something is to be pressed. */
export type DrawnPlace = keyof typeof places;

/**
 * A page of a booking platform in a few lines of ours, with the place to press in green. Nothing of it can be read, so
 * it is for the eye only; the step beside it says the same. In right-to-left it is mirrored, as those pages are.
 */
export const PlaceDrawing = ({ place }: { place: DrawnPlace }) => (
  <svg aria-hidden viewBox="0 0 160 100" className="mirror block w-full rounded-control border border-line">
    <rect width="160" height="100" className="fill-surface" />
    {places[place]}
  </svg>
);

const places = {
  /** The second of some tabs, over a month. */
  tab: (
    <>
      <Bar />
      <Line x={12} y={9} width={24} />
      <Pressed x={44} y={4} width={40} height={16} />
      <Line x={50} y={9} width={28} bold />
      <Line x={94} y={9} width={24} />
      <Month />
    </>
  ),
  /** The third entry of a menu that has opened. */
  menu: (
    <>
      <Bar />
      <Line x={10} y={9} width={22} />
      <Pressed x={38} y={4} width={52} height={16} />
      <Line x={44} y={9} width={40} bold />
      <Line x={98} y={9} width={22} />
      <rect x="38" y="24" width="70" height="60" rx="4" className="fill-surface stroke-line-strong" />
      <Line x={46} y={32} width={44} />
      <Line x={46} y={46} width={52} />
      <Line x={46} y={60} width={36} />
      <Line x={46} y={73} width={48} />
    </>
  ),
  /** An entry of a menu under a heading. */
  row: (
    <>
      <Bar />
      <Line x={44} y={9} width={40} />
      <rect x="38" y="20" width="84" height="72" rx="4" className="fill-surface stroke-line-strong" />
      <Line x={46} y={29} width={40} />
      <Pressed x={42} y={40} width={76} height={18} />
      <Line x={50} y={46} width={52} bold />
      <Line x={46} y={67} width={46} />
      <Line x={46} y={80} width={34} />
      <Pointer x={104} y={50} />
    </>
  ),
  /** The first entry of the list at the side. */
  sidebar: (
    <>
      <rect width="46" height="100" className="fill-sunken" />
      <Line x={8} y={12} width={28} />
      <Pressed x={4} y={24} width={38} height={18} />
      <Line x={10} y={30} width={26} bold />
      <Line x={8} y={52} width={30} />
      <Line x={8} y={68} width={22} />
      <Pointer x={30} y={34} />
      <g transform="translate(42 0) scale(0.74 1)">
        <Month />
      </g>
    </>
  ),
  /** An entry of a panel of settings beside a month. */
  panel: (
    <>
      <g transform="scale(0.56 1)">
        <Month />
      </g>
      <rect x="88" width="72" height="100" className="fill-sunken" />
      <Line x={96} y={12} width={40} />
      <Line x={96} y={30} width={52} />
      <Pressed x={92} y={44} width={64} height={20} />
      <Line x={98} y={51} width={42} bold />
      <Line x={96} y={76} width={48} />
      <Pointer x={142} y={56} />
    </>
  ),
  /** An address with a button that copies it. */
  link: (
    <>
      <rect width="160" height="100" className="fill-sunken" />
      <rect x="14" y="16" width="132" height="68" rx="6" className="fill-surface stroke-line-strong" />
      <Line x={24} y={28} width={62} />
      <Address y={44} />
      <Pointer x={126} y={54} />
    </>
  ),
  /** The same under a field that stays empty. */
  'second link': (
    <>
      <rect width="160" height="100" className="fill-sunken" />
      <rect x="14" y="8" width="132" height="84" rx="6" className="fill-surface stroke-line-strong" />
      <Line x={24} y={16} width={46} />
      <rect x="24" y="25" width="112" height="16" rx="3" className="fill-surface stroke-line" />
      <Line x={24} y={51} width={62} />
      <Address y={62} />
      <Pointer x={126} y={72} />
    </>
  ),
} satisfies Record<string, ReactNode>;

function Bar() {
  return <rect width="160" height="24" className="fill-sunken" />;
}

interface LineProps {
  x: number;
  y: number;
  width: number;
  /** What is to be pressed. */
  bold?: boolean;
}

/** Words. */
function Line({ x, y, width, bold = false }: LineProps) {
  return <rect x={x} y={y} width={width} height="6" rx="3" className={bold ? 'fill-green' : 'fill-linen'} />;
}

interface BoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

function Pressed(box: BoxProps) {
  return <rect {...box} rx="5" strokeWidth="1.5" className="fill-green-tint stroke-green" />;
}

/** The arrow of a mouse. */
function Pointer({ x, y }: { x: number; y: number }) {
  return (
    <path
      d="M0 0 L0 15 L4 11.5 L6.8 17.5 L9.4 16.3 L6.6 10.5 L12 10.2 Z"
      transform={`translate(${x} ${y})`}
      className="fill-ink stroke-surface"
    />
  );
}

function Address({ y }: { y: number }) {
  return (
    <>
      <rect x="24" y={y} width="76" height="18" rx="3" className="fill-surface stroke-line-strong" />
      <Line x={30} y={y + 6} width={56} />
      <Pressed x={104} y={y} width={32} height={18} />
      <Line x={111} y={y + 6} width={18} bold />
    </>
  );
}

const columns = [0, 1, 2, 3, 4, 5, 6];

/** Two weeks with a stay in each. */
function Month() {
  return (
    <>
      {[34, 54, 74].map((y) => (
        <g key={y}>
          {columns.map((column) => (
            <rect
              key={column}
              x={10 + column * 20}
              y={y}
              width="17"
              height="17"
              rx="2"
              className="fill-surface stroke-line"
            />
          ))}
        </g>
      ))}
      <rect x="34" y="42" width="70" height="6" rx="3" className="fill-linen" />
      <rect x="72" y="62" width="56" height="6" rx="3" className="fill-linen" />
    </>
  );
}
