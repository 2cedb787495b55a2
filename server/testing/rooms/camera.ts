export type Point3 = readonly [x: number, y: number, z: number];

export interface Face {
  points: readonly Point3[];
  fill: string;
}

export interface Camera {
  at: Point3;
  /** Radians. */
  yaw: number;
  pitch: number;
  roll: number;
}

interface Scene {
  /** Drawn first, as given. */
  fixed: readonly Face[];
  /** Drawn from the farthest to the nearest. */
  things: readonly Face[];
  camera: Camera;
  /** Where it is brightest, in percent of the picture, and how much darker it is far from there. */
  light: { x: number; y: number; fall: number };
}

export const [roomWidth, roomHeight] = [2048, 1536];
/** A phone's wide lens. */
const focal = roomWidth * 0.72;
const nearest = 0.15;

/** What a camera sees of a scene, as SVG. */
export function shown({ fixed, things, camera, light }: Scene): string {
  const far = ({ points }: Face) => points.reduce((sum, point) => sum + seen(point, camera)[2], 0) / points.length;
  const sorted = things
    .map((face, index) => ({ face, index, far: far(face) }))
    // what lies on a wall comes after it
    .sort((one, other) => (Math.abs(other.far - one.far) > 0.01 ? other.far - one.far : one.index - other.index));
  const drawn = [...fixed, ...sorted.map(({ face }) => face)].map((face) => polygon(face, camera)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${roomWidth}" height="${roomHeight}">
<defs><radialGradient id="l" cx="${light.x}%" cy="${light.y}%" r="90%"><stop offset="0" stop-opacity="0"/>
<stop offset="1" stop-opacity="${light.fall}"/></radialGradient></defs>
${drawn}<rect width="100%" height="100%" fill="url(#l)"/></svg>`;
}

function polygon({ points, fill }: Face, camera: Camera): string {
  const flat = points.map((point) => {
    const [x, y, z] = seen(point, camera);
    return `${(roomWidth / 2 + (focal * x) / z).toFixed(1)},${(roomHeight / 2 - (focal * y) / z).toFixed(1)}`;
  });
  return `<polygon points="${flat.join(' ')}" fill="${fill}"/>`;
}

/** As the camera has it: to its right, up, and away. */
function seen([px, py, pz]: Point3, { at, yaw, pitch, roll }: Camera): Point3 {
  const [x, y, z] = [px - at[0], py - at[1], pz - at[2]];
  const [right, away] = turned(x, z, yaw);
  const [up, on] = turned(y, away, pitch);
  const [shownX, shownY] = turned(right, up, roll);
  return [shownX, shownY, Math.max(on, nearest)];
}

const turned = (one: number, other: number, by: number) =>
  [one * Math.cos(by) - other * Math.sin(by), one * Math.sin(by) + other * Math.cos(by)] as const;
