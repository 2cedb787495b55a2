/** A grey picture; each value is a brightness, rows after each other. */
export interface Grey {
  width: number;
  height: number;
  values: Float32Array;
}

/** The same picture at one size, each level blurrier than the one before. */
export interface Octave {
  /** How many pixels of the picture one pixel here stands for. */
  step: number;
  levels: Grey[];
  /** What each level has that the next has not: spots of one size. */
  differences: Grey[];
}

/** Blur of the first level, in pixels of its octave. */
export const firstBlur = 1.6;
/** Levels in which the blur doubles. */
export const levelsPerOctave = 3;
const octaves = 3;

/** A picture at all the sizes at which spots are looked for. */
export function scaleSpace(grey: Grey): Octave[] {
  const found: Octave[] = [];
  // a photo that was made smaller is already about half a pixel soft
  let base = blurred(grey, Math.sqrt(firstBlur ** 2 - 0.5 ** 2));
  for (let octave = 0; octave < octaves; octave++) {
    const levels = [base];
    for (let level = 1; level < levelsPerOctave + 3; level++) levels.push(blurred(lastOf(levels), addedBlur(level)));
    found.push({
      step: 2 ** octave,
      levels,
      differences: levels.slice(1).map((next, at) => less(levels[at] ?? next, next)),
    });
    // this level has twice the first one's blur
    base = halved(levels[levelsPerOctave] ?? base);
  }
  return found;
}

export const blurOf = (level: number): number => firstBlur * 2 ** (level / levelsPerOctave);
const addedBlur = (level: number) => Math.sqrt(blurOf(level) ** 2 - blurOf(level - 1) ** 2);

function lastOf(levels: Grey[]): Grey {
  const last = levels.at(-1);
  if (!last) throw new Error('There is no level');
  return last;
}

function less(one: Grey, other: Grey): Grey {
  const values = new Float32Array(one.values.length);
  for (let at = 0; at < values.length; at++) values[at] = (other.values[at] ?? 0) - (one.values[at] ?? 0);
  return { ...one, values };
}

function halved({ width, height, values }: Grey): Grey {
  const [half, rows] = [width >> 1, height >> 1];
  const kept = new Float32Array(half * rows);
  for (let y = 0; y < rows; y++) for (let x = 0; x < half; x++) kept[y * half + x] = values[2 * y * width + 2 * x] ?? 0;
  return { width: half, height: rows, values: kept };
}

/** Gaussian blur, first along the rows, then along the columns; the edge goes on as it is. */
function blurred({ width, height, values }: Grey, sigma: number): Grey {
  const weights = gaussian(sigma);
  const along = new Float32Array(values.length);
  const across = new Float32Array(values.length);
  for (let y = 0; y < height; y++)
    blurLine({ from: values, to: along, start: y * width, stride: 1, length: width, weights });
  for (let x = 0; x < width; x++)
    blurLine({ from: along, to: across, start: x, stride: width, length: height, weights });
  return { width, height, values: across };
}

/** The weights from the middle outwards. */
function gaussian(sigma: number): number[] {
  const radius = Math.ceil(3 * sigma);
  const weights = Array.from({ length: radius + 1 }, (_, at) => Math.exp(-(at * at) / (2 * sigma * sigma)));
  const sum = weights.reduce((total, weight, at) => total + (at === 0 ? weight : 2 * weight), 0);
  return weights.map((weight) => weight / sum);
}

interface Line {
  from: Float32Array;
  to: Float32Array;
  start: number;
  stride: number;
  length: number;
  weights: number[];
}

function blurLine({ from, to, start, stride, length, weights }: Line): void {
  const [middle = 1] = weights;
  for (let at = 0; at < length; at++) {
    let sum = middle * (from[start + at * stride] ?? 0);
    for (let away = 1; away < weights.length; away++) {
      const left = at < away ? 0 : at - away;
      const right = at + away >= length ? length - 1 : at + away;
      sum += (weights[away] ?? 0) * ((from[start + left * stride] ?? 0) + (from[start + right * stride] ?? 0));
    }
    to[start + at * stride] = sum;
  }
}
