import { box, crumbs, disc, heap, oval, picture, plant, shape, shell, stroke, turned, windowWith } from './shapes.ts';
import type { Style } from './style.ts';

/** A sofa between a large window and a lamp, with a low table in front. */
export function livingRoom(style: Style, clean: boolean): string {
  return [
    shell(style),
    windowWith(style, 220, 150, 460, 400),
    picture(style, 960, 190, 200, 240),
    picture(style, 1200, 190, 200, 240),
    rug(style),
    lamp(style, clean),
    plant(style, 110, 800, 260),
    sofa(style, clean),
    table(style, clean),
  ].join('');
}

const rug = ({ linen, linenShade }: Style) =>
  shape('M260 960 H1360 L1520 1190 H100 Z', linenShade) + shape('M300 980 H1320 L1440 1170 H180 Z', linen);

const lamp = ({ woodDark, linen }: Style, clean: boolean) =>
  turned(
    clean ? 0 : 5,
    1490,
    900,
    stroke('M1490 470 V900', woodDark, 12) +
      oval(1490, 904, 80, 16, woodDark) +
      shape('M1430 330 h120 l44 150 h-208 Z', linen),
  );

function sofa(style: Style, clean: boolean): string {
  const { accent, accentDark, woodDark } = style;
  return [
    oval(830, 985, 600, 34, 'rgba(40,25,15,0.28)'),
    ...[330, 1290].map((x) => box(x, 930, 34, 54, woodDark, 4)),
    box(300, 600, 1060, 320, accentDark, 60),
    box(260, 700, 160, 250, accent, 56),
    box(1240, 700, 160, 250, accent, 56),
    box(400, 790, 430, 130, accent, 30),
    box(832, clean ? 790 : 770, 430, 130, accent, 30),
    clean ? cushions(style) : mess(style),
  ].join('');
}

const cushion = (x: number, y: number, degrees: number, fill: string) =>
  turned(degrees, x + 70, y + 70, box(x, y, 150, 140, fill, 30));

const cushions = ({ linen, linenShade, wood }: Style) =>
  [
    cushion(420, 670, -8, linen),
    cushion(540, 680, 6, wood),
    cushion(1100, 670, 8, linen),
    shape('M880 620 h150 v250 h-150 Z', linenShade),
    stroke('M900 840 v26 M930 840 v26 M960 840 v26 M990 840 v26', linen, 8),
  ].join('');

const mess = ({ linen, linenShade, wood }: Style) =>
  [
    cushion(620, 700, 38, linen),
    cushion(200, 1010, 24, wood),
    cushion(1330, 1000, -30, linen),
    heap(1020, 800, 210, linenShade, linen),
    heap(480, 800, 90, '#d9a08a', '#b57a62'),
  ].join('');

function table({ wood, woodDark, accent, linen }: Style, clean: boolean): string {
  const top = [
    oval(800, 1130, 360, 22, 'rgba(40,25,15,0.28)'),
    box(500, 1060, 26, 90, woodDark),
    box(1074, 1060, 26, 90, woodDark),
    box(440, 1030, 720, 40, wood, 12),
  ];
  const on = clean
    ? [
        box(560, 1002, 190, 14, accent, 3),
        box(570, 1016, 170, 14, linen, 3),
        shape('M900 960 h70 l-10 70 h-50 Z', linen),
        ...[-24, 0, 24].map((degrees) =>
          turned(degrees, 935, 960, stroke('M935 960 v-80', '#5f8a5b', 6) + disc(935, 872, 20, '#e2a24a')),
        ),
      ]
    : [
        turned(-6, 620, 1010, box(520, 1000, 240, 26, '#c49a6c', 4)),
        shape('M560 996 l120 -70 l40 66 Z', '#c49a6c'),
        box(820, 960, 40, 70, '#b9d3d6', 6),
        box(880, 944, 36, 86, '#55705a', 10),
        turned(80, 1000, 1010, box(990, 960, 36, 86, '#55705a', 10)),
        oval(1080, 1024, 60, 10, linen),
        crumbs(
          [
            [700, 1026],
            [760, 1020],
            [940, 1026],
            [400, 1120],
            [1220, 1110],
            [660, 1160],
            [980, 1170],
          ],
          '#8a5a35',
        ),
      ];
  return [...top, ...on].join('');
}
