import { box, crumbs, disc, heap, oval, plant, shape, shell, stroke, turned, width, windowWith } from './shapes.ts';
import type { Style } from './style.ts';

/** A row of cupboards with stove and sink under a shelf. */
export function kitchen(style: Style, clean: boolean): string {
  return [
    shell(style, 980),
    windowWith(style, 200, 120, 300, 300),
    shelf(style),
    splash(style),
    stove(style),
    cupboards(style, clean),
    clean ? tidy(style) : messy(style),
  ].join('');
}

function shelf(style: Style): string {
  const { wood, woodDark, accent, linen } = style;
  return [
    box(760, 250, 720, 26, wood, 4),
    box(800, 276, 14, 50, woodDark),
    box(1420, 276, 14, 50, woodDark),
    ...[0, 1, 2].map((index) =>
      box(800 + index * 78, 190 - index * 8, 60, 60 + index * 8, index === 1 ? accent : linen, 10),
    ),
    plant(style, 1130, 205, 130),
    ...[0, 1, 2, 3].map((index) => oval(1330, 240 - index * 12, 80, 12, index % 2 === 0 ? linen : style.linenShade)),
  ].join('');
}

function splash({ linen, wallShade }: Style): string {
  const rows = [0, 1, 2].map((row) =>
    Array.from({ length: 17 }, (_, column) =>
      box(column * 100 - (row % 2) * 50, 470 + row * 56, 94, 50, linen, 4),
    ).join(''),
  );
  return box(0, 462, width, 176, wallShade) + rows.join('');
}

function stove({ linenShade }: Style): string {
  const hood = shape('M980 300 h240 l60 130 h-360 Z', linenShade);
  return hood + box(920, 430, 360, 26, '#a9a396', 4);
}

function cupboards({ accent, accentDark, linen, wood, woodDark }: Style, clean: boolean): string {
  const doors = [20, 310, 600].map(
    (x) =>
      box(x, 700, 270, 290, accentDark, 8) +
      box(x + 16, 716, 238, 258, accent, 6) +
      box(x + 210, 740, 14, 60, linen, 7),
  );
  return [
    box(0, 680, width, 320, accent),
    ...doors,
    box(900, 690, 400, 300, '#3c3f3d', 10),
    box(940, 770, 320, 160, '#5b605c', 10),
    box(940, 740, 320, 14, '#c9c4b8', 7),
    ...[970, 1050, 1130, 1210].map((x) => disc(x, 714, 12, '#c9c4b8')),
    box(1320, 700, 270, 290, accentDark, 8) + box(1336, 716, 238, 258, accent, 6) + box(1350, 740, 14, 60, linen, 7),
    box(0, 634, width, 52, wood),
    box(0, 676, width, 12, woodDark),
    box(360, 630, 330, 18, '#c9c4b8', 6),
    stroke('M520 630 v-110 q0 -50 60 -44 v26', '#8b8f8c', 18),
    box(960, 626, 280, 12, '#2b2d2c', 4),
    box(0, 990, width, 30, woodDark),
    clean ? '' : turned(-4, 600, 700, box(596, 690, 290, 310, accentDark, 8)),
  ].join('');
}

const tidy = ({ wood, accent, linen, linenShade }: Style) =>
  [
    shape('M120 570 h170 q-10 66 -50 66 h-70 q-40 0 -50 -66 Z', linen),
    ...[
      [160, 560],
      [205, 548],
      [248, 562],
    ].map(([x = 0, y = 0]) => disc(x, y, 30, '#e2a24a')),
    box(740, 520, 110, 114, wood, 8),
    disc(795, 550, 9, linenShade),
    box(1330, 560, 60, 74, accent, 8),
    box(1410, 540, 60, 94, linen, 8),
    box(1040, 780, 120, 120, linen, 4),
    box(1040, 850, 120, 10, accent),
    shape('M1040 560 h110 v70 h-110 Z', '#b9bdb9') + stroke('M1150 590 q44 0 40 30', '#8b8f8c', 10),
  ].join('');

const messy = (style: Style) =>
  [
    ...[0, 1, 2, 3].map((index) =>
      oval(180 + (index % 2) * 16, 624 - index * 22, 96, 16, index % 2 === 0 ? style.linen : style.linenShade),
    ),
    turned(14, 300, 600, box(290, 560, 44, 74, '#b9d3d6', 6)),
    turned(-22, 440, 600, oval(440, 606, 90, 26, style.linen)),
    box(730, 540, 46, 94, '#55705a', 12) + box(744, 500, 18, 46, '#55705a'),
    turned(78, 840, 610, box(820, 560, 46, 94, '#7a4a32', 12)),
    shape('M1000 570 h160 v60 h-160 Z', '#6d6f6c') +
      stroke('M1160 585 h120', '#3c3f3d', 16) +
      oval(1080, 570, 80, 14, '#a05a2c'),
    heap(1420, 630, 110, style.linen, style.linenShade),
    crumbs(
      [
        [580, 642],
        [620, 650],
        [700, 640],
        [860, 648],
        [930, 642],
        [1300, 646],
        [400, 1080],
        [640, 1120],
        [900, 1090],
        [1180, 1130],
      ],
      '#8a5a35',
    ),
    shape('M1380 1130 q-20 -170 70 -180 q90 10 80 180 Z', '#4a4d4b') + stroke('M1440 956 q14 -30 30 0', '#4a4d4b', 16),
    oval(600, 1060, 110, 26, 'rgba(120,70,30,0.35)'),
  ].join('');
