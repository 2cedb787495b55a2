import type { Style } from './style.ts';

export const width = 1600;
export const height = 1200;

export const box = (x: number, y: number, w: number, h: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}"/>`;
export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
export const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;
export const stroke = (path: string, colour: string, thickness: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-linecap="round"/>`;
export const turned = (degrees: number, x: number, y: number, inner: string): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${inner}</g>`;

/** Wall, skirting and boards. */
export function shell({ wall, wallShade, floor, floorLine, linen }: Style, horizon = 860): string {
  const boards = Array.from({ length: 9 }, (_, index) => {
    const spread = (index - 4) * 200;
    return stroke(`M${800 + spread * 0.7} ${horizon} L${800 + spread * 1.5} ${height}`, floorLine, 4);
  });
  const rows = [930, 1030].map((y) => stroke(`M0 ${y} H${width}`, floorLine, 2));
  return [
    box(0, 0, width, horizon, wall),
    shape(`M0 0 H${width} V90 L0 40 Z`, wallShade),
    box(0, horizon, width, height - horizon, floor),
    ...boards,
    ...rows,
    box(0, horizon - 34, width, 34, linen),
    box(0, horizon - 4, width, 6, wallShade),
  ].join('');
}

/** A window with curtains and the view outside. */
export function windowWith(style: Style, x: number, y: number, w: number, h: number): string {
  const { wood, linen, linenShade } = style;
  return [
    box(x - 22, y - 22, w + 44, h + 44, linen, 6),
    `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice">${outside(style)}</svg>`,
    box(x + w / 2 - 7, y, 14, h, linen),
    box(x, y + h * 0.42, w, 12, linen),
    box(x - 40, y + h + 22, w + 80, 22, linenShade, 4),
    stroke(`M${x - 90} ${y - 56} H${x + w + 90}`, wood, 12),
    shape(`M${x - 84} ${y - 52} h96 q-8 ${h * 0.6} -34 ${h + 120} h-62 Z`, linen),
    shape(`M${x + w + 84} ${y - 52} h-96 q8 ${h * 0.6} 34 ${h + 120} h62 Z`, linen),
    ...[26, 56].map((d) => stroke(`M${x - 84 + d} ${y - 50} q-2 ${h * 0.6} -${d / 3} ${h + 110}`, linenShade, 4)),
    ...[26, 56].map((d) => stroke(`M${x + w + 84 - d} ${y - 50} q2 ${h * 0.6} ${d / 3} ${h + 110}`, linenShade, 4)),
  ].join('');
}

function outside({ sky, far, near, view, accentDark }: Style): string {
  const ground = box(0, 0, 400, 400, sky) + disc(300, 90, 34, '#fff4d6');
  if (view === 'sea')
    return `${ground}${box(0, 210, 400, 110, far)}${box(0, 232, 400, 4, sky)}${shape('M0 310 Q140 280 400 322 V400 H0 Z', near)}${stroke('M60 330 q10 -60 4 -96', accentDark, 5)}${oval(66, 226, 34, 12, accentDark)}`;
  if (view === 'roofs')
    return `${ground}${shape('M0 260 L70 200 L140 260 L220 180 L310 262 L360 226 L400 260 V400 H0 Z', far)}${shape('M0 330 L110 268 L230 334 L320 286 L400 330 V400 H0 Z', near)}${box(250, 236, 26, 60, near)}`;
  return `${ground}${shape('M0 250 L110 130 L190 220 L280 110 L400 240 V400 H0 Z', far)}${shape('M250 146 L280 110 L312 148 L286 158 Z', '#f7f7f2')}${shape('M0 300 Q120 240 240 300 T400 286 V400 H0 Z', near)}`;
}

export const picture = ({ woodDark, linen, accent, far }: Style, x: number, y: number, w: number, h: number): string =>
  [
    box(x, y, w, h, woodDark, 4),
    box(x + 12, y + 12, w - 24, h - 24, linen),
    disc(x + w * 0.65, y + h * 0.4, h * 0.12, accent),
    shape(`M${x + 24} ${y + h - 24} L${x + w * 0.4} ${y + h * 0.5} L${x + w - 24} ${y + h - 24} Z`, far),
  ].join('');

export function plant({ accentDark }: Style, x: number, y: number, size: number): string {
  const leaf = (degrees: number) =>
    turned(
      degrees,
      x,
      y,
      oval(x, y - size * 0.62, size * 0.16, size * 0.5, degrees % 40 === 0 ? accentDark : '#5f8a5b'),
    );
  return `${[-60, -40, -20, 0, 20, 40, 60].map(leaf).join('')}${shape(`M${x - size * 0.34} ${y - 10} h${size * 0.68} l-${size * 0.1} ${size * 0.5} h-${size * 0.48} Z`, '#c78a62')}`;
}

/** Light from the window side, darkening towards the far corner. */
export const light = `<defs><radialGradient id="sun" cx="25%" cy="20%" r="95%"><stop offset="0" stop-color="#fff3d8" stop-opacity="0.5"/><stop offset="0.55" stop-color="#fff3d8" stop-opacity="0"/><stop offset="1" stop-color="#2b1a10" stop-opacity="0.34"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#sun)"/>`;

export const crumbs = (points: readonly (readonly [number, number])[], fill: string): string =>
  points.map(([x, y], index) => oval(x, y, 7 + (index % 3) * 3, 4 + (index % 2) * 2, fill)).join('');

/** A towel or blanket someone has dropped. */
export const heap = (x: number, y: number, size: number, fill: string, shade: string): string =>
  [
    oval(x, y + size * 0.2, size * 1.1, size * 0.18, 'rgba(40,25,15,0.25)'),
    shape(
      `M${x - size} ${y + size * 0.2} q${size * 0.1} -${size * 0.6} ${size * 0.5} -${size * 0.45} q${size * 0.2} -${size * 0.4} ${size * 0.6} -${size * 0.1} q${size * 0.5} -${size * 0.2} ${size * 0.9} ${size * 0.55} Z`,
      fill,
    ),
    stroke(`M${x - size * 0.5} ${y} q${size * 0.3} -${size * 0.2} ${size * 0.6} ${size * 0.1}`, shade, 8),
  ].join('');
