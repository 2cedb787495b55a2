import { box, disc, height, oval, shape, stroke, width } from './shapes.ts';

// The first host's homes from the street.

const white = '#fbf6ec';
const glass = '#9fc0c4';
const shadow = 'rgba(40,25,15,0.22)';

export const houses: Readonly<Record<string, () => string>> = {
  dune: duneHouse,
  carriage: carriageLoft,
  marsh: marshCottage,
  jones: jonesStreetFlat,
  pier: pierStudio,
};

/** On stilts behind the dune, with a porch all along and the sea on both sides. */
function duneHouse(): string {
  return [
    sky('#cfe3e4', '#f3ead6'),
    disc(1320, 210, 80, '#fff4d6'),
    box(0, 640, width, 220, '#8fb9c0'),
    box(0, 690, width, 8, '#b7d3d6'),
    shape('M0 830 Q500 770 900 826 T1600 800 V1200 H0 Z', '#e8d7ae'),
    ...[400, 620, 960, 1180].map((x) => box(x, 720, 30, 260, '#8d6a4c')),
    oval(800, 990, 520, 34, shadow),
    box(340, 420, 920, 300, '#6f9d92'),
    ...boards(340, 420, 920, 300, '#639185'),
    shape('M270 430 L800 150 L1330 430 Z', '#4b5c63'),
    shape('M270 430 L800 150 L800 176 L330 430 Z', '#5b6d74'),
    windowAt(730, 270, 140, 110),
    ...[410, 620].map((x) => windowAt(x, 490, 130, 160)),
    doorAt(850, 480, 130, 240, '#f0c987'),
    windowAt(1060, 490, 130, 160),
    box(300, 712, 1000, 30, white),
    ...rail(300, 610, 1000, 104),
    shape('M860 742 h160 l90 260 h-160 Z', '#b08a63'),
    ...[0, 1, 2, 3, 4].map((step) => stroke(`M${878 + step * 18} ${790 + step * 48} h150`, '#8d6a4c', 8)),
    ...[120, 210, 1390, 1480, 1540].map((x, at) => grass(x, 960 + (at % 2) * 60, '#8aa06a')),
    shape('M0 1010 Q420 930 820 1000 T1600 980 V1200 H0 Z', '#dcc794'),
  ].join('');
}

/** Old brick with a wide arched gate; the flat is above it, under a live oak. */
function carriageLoft(): string {
  return [
    sky('#f6dfc0', '#fbf0dd'),
    shape('M0 620 L180 520 L360 620 V900 H0 Z', '#c58a68'),
    shape('M1260 640 L1430 540 L1600 640 V900 H1260 Z', '#b97a59'),
    box(330, 300, 940, 640, '#b0654a'),
    ...bricks(330, 300, 940, 640, '#9c563d'),
    shape('M280 310 L440 130 H1160 L1320 310 Z', '#54423a'),
    box(300, 296, 1000, 26, white),
    ...[430, 730, 1030].map((x) => windowAt(x, 390, 140, 180, '#3b5642')),
    shape('M610 940 V760 Q610 620 800 620 Q990 620 990 760 V940 Z', white),
    shape('M634 940 V764 Q634 644 800 644 Q966 644 966 764 V940 Z', '#3f5f58'),
    stroke('M800 650 V940', '#2f4a44', 8),
    ...[690, 910].map((x) => stroke(`M${x} 700 V920`, '#4c6f67', 6)),
    doorAt(1090, 700, 110, 240, '#4c7a70'),
    ...[560, 1040].map((x) => disc(x, 700, 20, '#f0c987')),
    box(0, 936, width, 264, '#d8c7ae'),
    ...paving('#c4b196'),
    oval(800, 944, 560, 22, shadow),
    stroke('M90 1010 Q150 760 110 560', '#6f4a34', 46),
    ...crown(110, 420, '#5f7f56', '#4a6a48'),
    ...[360, 1250].map((x) => pot(x, 900)),
  ].join('');
}

/** A low cottage with a screened porch, reeds and water before it. */
function marshCottage(): string {
  return [
    sky('#dbe7e6', '#f2efdf'),
    shape('M0 620 Q300 560 620 610 T1200 590 T1600 620 V800 H0 Z', '#93a98f'),
    ...[1380, 1480].flatMap((x) => [stroke(`M${x} 800 V520`, '#6f4a34', 20), ...crown(x, 480, '#7b9470', '#64805c')]),
    box(300, 520, 860, 370, white),
    ...boards(300, 520, 860, 370, '#eadfca'),
    shape('M230 540 L520 280 H940 L1230 540 Z', '#7a8f88'),
    shape('M230 540 L520 280 L548 280 L290 540 Z', '#8fa39c'),
    box(860, 250, 70, 120, '#a2644b'),
    box(300, 620, 470, 270, '#dfe6df'),
    ...[300, 416, 532, 648, 758].map((x) => box(x, 600, 14, 290, '#7a8f88')),
    box(290, 596, 492, 22, '#7a8f88'),
    ...[0, 1, 2, 3, 4, 5].map((line) => stroke(`M312 ${650 + line * 40} H758`, '#cfd8d0', 3)),
    doorAt(820, 640, 120, 250, '#c9764c'),
    windowAt(990, 640, 120, 150, '#54735a'),
    box(280, 884, 900, 24, '#b98d5c'),
    shape('M0 900 Q500 860 900 904 T1600 890 V1200 H0 Z', '#a9b98a'),
    shape('M0 1040 Q420 1000 840 1040 T1600 1030 V1200 H0 Z', '#9dbcc0'),
    ...[1050, 1090, 1140].map((y, at) => stroke(`M${200 + at * 330} ${y} h220`, '#c4d9da', 6)),
    shape('M830 900 h110 l60 150 h-230 Z', '#cdb48b'),
    ...[60, 150, 240, 1260, 1350, 1450, 1540].map((x, at) => grass(x, 1050 + (at % 3) * 40, '#7c8f55')),
  ].join('');
}

/** A tall town house of brick; the flat is on the garden level, behind the blue door under the stairs. */
function jonesStreetFlat(): string {
  const front = (x: number, fill: string, line: string) => [
    box(x, 120, 470, 830, fill),
    ...bricks(x, 120, 470, 830, line),
    box(x - 14, 110, 498, 40, white),
    ...[x + 60, x + 190, x + 320].flatMap((left) => [180, 420].map((top) => windowAt(left, top, 92, 170, '#3f4f4a'))),
  ];
  return [
    sky('#f3e2cb', '#fbf3e6'),
    ...front(70, '#c08a6a', '#ad775a'),
    ...front(1060, '#d3b48c', '#c09f76'),
    ...front(565, '#a4563f', '#904833'),
    doorAt(885, 600, 110, 210, '#2f3a3a'),
    shape('M870 810 h140 v24 h44 v24 h44 v24 h44 v68 h-272 Z', '#d9cdbb'),
    stroke('M866 700 L880 810 M1010 740 L1150 890', '#3a3a38', 10),
    windowAt(620, 720, 110, 130, '#3f4f4a'),
    doorAt(755, 730, 96, 220, '#3f6f9a'),
    disc(832, 850, 7, '#f0c987'),
    box(0, 946, width, 254, '#cfc3b1'),
    ...paving('#bcae99'),
    stroke('M300 1000 Q330 760 296 600', '#6f4a34', 34),
    ...crown(290, 500, '#5f7f56', '#4a6a48'),
    stroke('M1470 1000 Q1440 800 1480 640', '#6f4a34', 30),
    ...crown(1480, 540, '#6b8a5e', '#557650'),
    pot(700, 906),
  ].join('');
}

/** The third floor of a white block on the beach street, with the pier behind it. */
function pierStudio(): string {
  const floors = [240, 430, 620];
  return [
    sky('#c6dde4', '#f4ead2'),
    box(0, 620, width, 330, '#7fb0ba'),
    ...[680, 760, 840].map((y) => stroke(`M60 ${y} h260 M1240 ${y + 30} h300`, '#a9ccd2', 6)),
    box(1060, 640, 540, 34, '#8d6a4c'),
    ...[1100, 1220, 1340, 1460, 1570].map((x) => box(x, 670, 22, 240, '#75563c')),
    shape('M1380 640 V540 L1450 480 L1520 540 V640 Z', '#c9764c'),
    oval(660, 1000, 480, 28, shadow),
    box(260, 190, 800, 810, white),
    box(260, 190, 120, 810, '#ece2d0'),
    box(230, 170, 860, 36, '#4c7a70'),
    ...floors.flatMap((y) =>
      [430, 650, 870].flatMap((x) => [
        windowAt(x, y, 130, 130),
        box(x - 26, y + 140, 182, 14, '#4c7a70'),
        ...rail(x - 26, y + 86, 182, 56, '#4c7a70'),
      ]),
    ),
    box(640, 230, 150, 150, 'rgba(240,201,135,0.35)'),
    doorAt(650, 820, 130, 140, '#c9764c'),
    shape('M600 796 h230 l20 36 h-270 Z', '#f0c987'),
    shape('M0 960 Q500 930 1000 960 T1600 950 V1200 H0 Z', '#e8d7ae'),
    ...[140, 1240].flatMap((x) => [stroke(`M${x} 1030 Q${x + 30} 760 ${x - 6} 540`, '#8d6a4c', 26), palm(x - 6, 540)]),
    box(0, 1080, width, 120, '#b9b0a2'),
    ...[100, 480, 860, 1240].map((x) => box(x, 1134, 200, 10, '#e9e2d4')),
  ].join('');
}

const sky = (above: string, below: string): string =>
  `<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>`;

/** Two sashes in a white frame; with shutters of this color. */
function windowAt(x: number, y: number, w: number, h: number, shutters?: string): string {
  const sides = shutters ? [box(x - 34, y - 6, 30, h + 12, shutters), box(x + w + 4, y - 6, 30, h + 12, shutters)] : [];
  return [
    ...sides,
    box(x - 10, y - 10, w + 20, h + 20, white),
    box(x, y, w, h, glass),
    shape(`M${x} ${y + h} L${x + w * 0.7} ${y} H${x + w * 0.95} L${x + w * 0.25} ${y + h} Z`, '#bcd5d6'),
    box(x + w / 2 - 4, y, 8, h, white),
    box(x, y + h / 2 - 4, w, 8, white),
    box(x - 18, y + h + 8, w + 36, 14, '#e6dac6'),
  ].join('');
}

const doorAt = (x: number, y: number, w: number, h: number, fill: string): string =>
  [
    box(x - 12, y - 12, w + 24, h + 12, white),
    box(x, y, w, h, fill),
    box(x + w * 0.18, y + h * 0.1, w * 0.64, h * 0.3, 'rgba(255,255,255,0.2)', 4),
    box(x + w * 0.18, y + h * 0.5, w * 0.64, h * 0.38, 'rgba(40,25,15,0.14)', 4),
  ].join('');

const boards = (x: number, y: number, w: number, h: number, line: string) =>
  rows(y, h, 26).map((at) => stroke(`M${x} ${at} H${x + w}`, line, 3));

const bricks = (x: number, y: number, w: number, h: number, line: string) =>
  rows(y, h, 24).flatMap((at, row) =>
    Array.from({ length: Math.floor(w / 120) }, (_, index) =>
      stroke(`M${x + 24 + index * 120 + (row % 2) * 56} ${at} h44`, line, 5),
    ),
  );

const rows = (y: number, h: number, step: number): number[] =>
  Array.from({ length: Math.floor(h / step) - 1 }, (_, index) => y + (index + 1) * step);

const rail = (x: number, y: number, w: number, h: number, fill = white) => [
  box(x, y, w, 12, fill),
  ...Array.from({ length: Math.floor(w / 44) + 1 }, (_, index) => box(x + index * 44, y, 8, h, fill)),
];

const paving = (line: string) => [
  ...[1000, 1080].map((y) => stroke(`M0 ${y} H${width}`, line, 4)),
  ...[200, 600, 1000, 1400].map((x) => stroke(`M${x} 940 L${x + (x - 800) * 0.4} ${height}`, line, 4)),
];

const crown = (x: number, y: number, fill: string, shade: string) => [
  disc(x - 110, y + 60, 110, shade),
  disc(x + 110, y + 50, 120, shade),
  disc(x, y - 10, 150, fill),
  disc(x - 70, y + 80, 90, fill),
];

const palm = (x: number, y: number): string =>
  [-1, 1]
    .flatMap((side) =>
      [0, 1, 2].map((leaf) =>
        stroke(`M${x} ${y} q${side * 70} ${leaf * 40 - 70} ${side * 150} ${leaf * 60 - 10}`, '#5f8a5b', 22),
      ),
    )
    .join('');

const grass = (x: number, y: number, fill: string): string =>
  [-46, -22, 0, 22, 46].map((lean) => stroke(`M${x} ${y} q${lean / 3} -60 ${lean} -120`, fill, 9)).join('');

const pot = (x: number, y: number): string =>
  [disc(x, y - 40, 46, '#5f8a5b'), shape(`M${x - 38} ${y} h76 l-12 70 h-52 Z`, '#c78a62')].join('');
