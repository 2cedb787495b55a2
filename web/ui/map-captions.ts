import { homeRoom, houseAbove, houseSize, pinHeight, pinWidthOf } from './map-pin-size.ts';
import type { MapSize, PlacedPoint } from './map-projection.ts';

export interface Caption {
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** The one to be found at once. */
  isFrom: boolean;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** About, in the size that they have. */
const letterWidth = 6.6;
/** Those of Chinese, Japanese and Korean are as wide as they are high. */
const wideLetterWidth = 12;
const wideLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u;
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (wideLetter.test(letter) ? wideLetterWidth : letterWidth), 0);
const lineHeight = 14;
/** From its own pin, whose ring is drawn around it once it is chosen; and from any other. */
const gap = 9;
const clearance = 4;

/**
 * The names of places beside their pins, the reader's homes first, as many as lie upon nothing else; each pin by its
 * own place, though several have the same. The home that distances are from comes before all, and is named in any case.
 */
export function captionsOf(
  places: readonly PlacedPoint[],
  size: MapSize,
  home: { x: number; y: number } | null,
): Caption[] {
  const taken = places.map((place) => wider(markOf(place), clearance));
  if (home) taken.push(boxOf(home.x, home.y, homeRoom * 2, homeRoom * 2));
  // the scale
  taken.push({ left: size.width * 0.7, right: size.width, top: size.height - 36, bottom: size.height });
  const captions: Caption[] = [];
  for (const place of places.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const text = place.point.caption;
    // a home is named once; a pin without a name would say of nobody where they are
    if (!text || (place.point.isHouse && captions.some((caption) => caption.text === text))) continue;
    const ways = waysToWrite(place, text).filter(({ box }) => isWithin(box, size));
    const own = taken[places.indexOf(place)];
    const found =
      ways.find(({ box }) => !taken.some((other) => other !== own && meets(box)(other))) ??
      (place.point.isFrom ? ways[0] : undefined);
    if (!found) continue;
    taken.push(found.box);
    captions.push(found.caption);
  }
  return captions;
}

const rankOf = ({ point }: PlacedPoint): number => (point.isFrom ? 0 : point.isHouse ? 1 : 2);

/** What is drawn of it. */
const markOf = ({ point, x, y }: PlacedPoint): Box =>
  point.isHouse ? boxOf(x, y + houseAbove, houseSize, houseSize) : boxOf(x, y, pinWidthOf(point.mark), pinHeight);

/** At the end of the pin, at its start, below or above it, or off one of its corners. */
function waysToWrite(place: PlacedPoint, text: string): { caption: Caption; box: Box }[] {
  // which is written bolder, in a ring
  const isFrom = place.point.isFrom === true;
  const width = widthOf(text) * (isFrom ? 1.15 : 1);
  const { left, right, top, bottom } = markOf(place);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const ring = isFrom ? 4 : 0;
  const [aside, off] = [(right - left) / 2 + gap + ring, (bottom - top) / 2 + gap + ring + lineHeight / 2];
  const ways: [anchor: Caption['anchor'], x: number, middle: number, baseline: number][] = [
    ['start', x + aside, x + aside + width / 2, y],
    ['end', x - aside, x - aside - width / 2, y],
    ['middle', x, x, y + off],
    ['middle', x, x, y - off],
    ['start', x, x + width / 2, y + off],
    ['end', x, x - width / 2, y + off],
    ['start', x, x + width / 2, y - off],
    ['end', x, x - width / 2, y - off],
  ];
  return ways.map(([anchor, at, middle, line]) => ({
    caption: { text, x: at, y: line + 4, anchor, isFrom },
    box: boxOf(middle, line, width, lineHeight),
  }));
}

const boxOf = (x: number, y: number, width: number, height: number): Box => ({
  ...{ left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 },
});

const wider = ({ left, right, top, bottom }: Box, by: number): Box => ({
  ...{ left: left - by, right: right + by, top: top - by, bottom: bottom + by },
});

const isWithin = ({ left, right, top, bottom }: Box, { width, height }: MapSize) =>
  left >= 2 && right <= width - 2 && top >= 2 && bottom <= height - 2;

const meets = (one: Box) => (other: Box) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
