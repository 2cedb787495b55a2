import { box, crumbs, disc, heap, oval, plant, shape, stroke, turned, width } from './shapes.ts';
import type { Style } from './style.ts';

/** A vanity under a round mirror beside a glass shower. */
export function bathroom(style: Style, clean: boolean): string {
  return [tiles(style), shower(style, clean), mirror(style, clean), vanity(style, clean), towels(style, clean)].join(
    '',
  );
}

function tiles({ wall, wallShade, linen, linenShade, accent }: Style): string {
  const lines = Array.from({ length: 11 }, (_, row) => stroke(`M0 ${row * 90} H${width}`, wallShade, 3));
  const joints = Array.from({ length: 11 }, (_, row) =>
    Array.from({ length: 9 }, (__, column) =>
      stroke(`M${column * 200 + (row % 2) * 100} ${row * 90} v90`, wallShade, 3),
    ).join(''),
  );
  const floor = Array.from({ length: 32 }, (_, index) => {
    const [column, row] = [index % 16, Math.floor(index / 16)];
    return box(column * 100, 946 + row * 127, 100, 127, (column + row) % 2 === 0 ? accent : linenShade);
  });
  return [
    box(0, 0, width, 940, wall),
    ...lines,
    ...joints,
    box(0, 936, width, 264, linenShade),
    ...floor,
    box(0, 926, width, 20, linen),
  ].join('');
}

function shower({ linen, linenShade, woodDark, accent }: Style, clean: boolean): string {
  const drops = clean
    ? ''
    : crumbs(
        [
          [1180, 300],
          [1260, 420],
          [1340, 360],
          [1220, 560],
          [1400, 600],
          [1300, 700],
        ],
        'rgba(255,255,255,0.75)',
      );
  return [
    box(1100, 60, 440, 900, 'rgba(214,232,230,0.55)', 6),
    stroke('M1480 120 V620 M1480 120 q-10 -40 -70 -36', woodDark, 10),
    oval(1396, 92, 60, 16, woodDark),
    box(1440, 520, 80, 14, woodDark, 4),
    box(1452, 450, 24, 70, accent, 6),
    clean ? box(1484, 456, 24, 64, linen, 6) : turned(70, 1500, 500, box(1484, 456, 24, 64, linen, 6)),
    stroke('M1100 60 V960 M1540 60 V960', linenShade, 14),
    stroke('M1150 140 L1290 330 M1160 260 L1220 340', 'rgba(255,255,255,0.6)', 10),
    drops,
    box(1090, 950, 470, 40, linen, 8),
  ].join('');
}

function mirror({ wood, sky, far }: Style, clean: boolean): string {
  const spots = clean
    ? ''
    : crumbs(
        [
          [430, 300],
          [520, 420],
          [600, 350],
          [560, 250],
          [470, 470],
        ],
        'rgba(255,255,255,0.8)',
      );
  return [
    disc(540, 340, 226, wood),
    disc(540, 340, 204, sky),
    shape('M345 400 Q470 300 560 380 T736 380 A204 204 0 0 1 345 400 Z', far),
    stroke('M430 240 L520 160 M440 310 L580 190', 'rgba(255,255,255,0.7)', 12),
    spots,
  ].join('');
}

function vanity(style: Style, clean: boolean): string {
  const { wood, woodDark, linen, linenShade } = style;
  return [
    oval(540, 1040, 420, 30, 'rgba(40,25,15,0.28)'),
    box(160, 690, 760, 340, wood, 10),
    ...[190, 550].map((x) => box(x, 720, 340, 280, woodDark, 8)),
    ...[500, 580].map((x) => box(x, 830, 12, 60, linen, 6)),
    box(130, 650, 820, 46, linen, 8),
    shape('M390 590 h300 q-10 70 -70 70 h-160 q-60 0 -70 -70 Z', '#ffffff'),
    oval(540, 592, 150, 18, linenShade),
    stroke('M540 580 v-70 q0 -34 44 -30', '#8b8f8c', 18),
    clean ? tidy(style) : messy(style),
  ].join('');
}

const tidy = (style: Style) =>
  [
    plant(style, 250, 640, 150),
    box(760, 590, 34, 62, style.accent, 8),
    box(806, 600, 30, 52, style.accentDark, 8),
    ...[0, 1, 2].map((index) =>
      box(860 - index * 2, 632 - index * 18, 76, 20, index === 1 ? style.accent : style.linen, 8),
    ),
  ].join('');

const messy = (style: Style) =>
  [
    turned(80, 760, 640, box(740, 570, 34, 70, style.accent, 8)),
    box(250, 600, 40, 54, '#b9d3d6', 4),
    stroke('M262 604 l-16 -60 M278 604 l22 -54', style.accentDark, 8),
    turned(-8, 340, 640, box(300, 636, 96, 16, '#ffffff', 6)),
    heap(860, 630, 84, style.linen, style.linenShade),
    crumbs(
      [
        [430, 640],
        [620, 668],
        [710, 646],
        [350, 668],
      ],
      style.linenShade,
    ),
  ].join('');

const towels = (style: Style, clean: boolean) =>
  clean
    ? [
        stroke('M980 470 H1080', style.woodDark, 12),
        box(990, 470, 80, 220, style.accent, 8),
        box(990, 620, 80, 16, style.linen),
      ].join('')
    : [
        stroke('M980 470 H1080', style.woodDark, 12),
        heap(760, 1120, 170, style.accent, style.accentDark),
        heap(1160, 1090, 110, style.linen, style.linenShade),
        box(260, 1060, 90, 60, '#ffffff', 28),
        stroke('M340 1110 q60 30 130 10', '#ffffff', 22),
      ].join('');
