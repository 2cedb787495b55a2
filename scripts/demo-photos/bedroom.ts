import { box, disc, heap, oval, picture, shape, shell, stroke, turned, windowWith } from './shapes.ts';
import type { Style } from './style.ts';

/** A double bed by the window; before the cleaning the guests have just left it. */
export function bedroom(style: Style, clean: boolean): string {
  return [
    shell(style),
    windowWith(style, 170, 190, 330, 380),
    picture(style, 900, 150, 260, 190),
    rug(style),
    bedside(style, clean),
    bed(style, clean),
  ].join('');
}

const rug = ({ linenShade, accent }: Style) =>
  oval(900, 1090, 640, 100, linenShade) + oval(900, 1090, 560, 80, accent) + oval(900, 1090, 520, 70, linenShade);

function bed(style: Style, clean: boolean): string {
  const { wood, woodDark, linen, linenShade } = style;
  return [
    box(640, 430, 820, 430, wood, 26),
    box(670, 460, 760, 300, woodDark, 16),
    oval(1050, 1080, 470, 36, 'rgba(40,25,15,0.3)'),
    box(620, 780, 860, 250, woodDark, 18),
    box(630, 690, 840, 200, linen, 40),
    box(640, 1020, 46, 70, woodDark),
    box(1414, 1020, 46, 70, woodDark),
    clean ? made(style) : rumpled(style),
    box(620, 1000, 860, 36, linenShade, 10),
  ].join('');
}

const pillow = (x: number, y: number, { linen, linenShade }: Style) =>
  box(x, y, 300, 150, linen, 54) + stroke(`M${x + 40} ${y + 118} q110 30 220 0`, linenShade, 6);

const made = (style: Style) =>
  [
    pillow(700, 600, style),
    pillow(1100, 600, style),
    box(960, 660, 180, 110, style.accent, 30),
    shape('M622 800 Q1050 740 1478 800 V1010 H622 Z', style.accent),
    shape('M622 800 Q1050 740 1478 800 V846 Q1050 786 622 846 Z', style.linen),
    stroke('M760 860 V1000 M1050 830 V1000 M1340 860 V1000', style.accentDark, 4),
  ].join('');

const rumpled = (style: Style) =>
  [
    turned(-16, 850, 680, pillow(700, 610, style)),
    turned(24, 1280, 660, pillow(1150, 580, style)),
    shape(
      'M700 1010 Q640 880 780 850 Q820 740 960 800 Q1060 730 1140 830 Q1290 770 1370 880 Q1480 900 1440 1010 Z',
      style.accent,
    ),
    shape('M760 880 Q840 800 930 850 Q1010 800 1100 880 Q960 920 760 880 Z', style.linen),
    stroke('M820 960 q90 -70 180 -10 M1060 960 q80 -90 190 -20 M900 900 q60 -30 120 0', style.accentDark, 8),
    heap(420, 1090, 150, style.linen, style.linenShade),
    turned(-34, 300, 1000, pillow(190, 930, style)),
  ].join('');

function bedside({ wood, woodDark, linen, linenShade, accent }: Style, clean: boolean): string {
  const lamp =
    shape('M520 500 h96 l30 120 h-156 Z', linen) + box(562, 620, 12, 60, woodDark) + oval(568, 684, 44, 10, woodDark);
  const left = clean
    ? box(480, 666, 60, 18, accent, 4)
    : `${box(474, 640, 34, 46, '#d8dedb', 6)}${box(610, 650, 26, 36, '#b9c6c1', 4)}${turned(-12, 500, 690, box(520, 668, 60, 16, linenShade, 3))}`;
  return [
    box(460, 684, 220, 26, woodDark, 6),
    box(474, 710, 192, 190, wood, 6),
    clean ? box(486, 726, 168, 62, woodDark, 4) : box(462, 730, 216, 74, woodDark, 4),
    box(486, 806, 168, 62, woodDark, 4),
    disc(570, clean ? 757 : 767, 8, linen),
    disc(570, 837, 8, linen),
    lamp,
    left,
  ].join('');
}
