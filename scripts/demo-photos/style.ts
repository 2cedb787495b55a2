/** How a home is furnished: the colors of its rooms, the view from its windows, and whether it is mirrored. */
export interface Style {
  wall: string;
  wallShade: string;
  floor: string;
  floorLine: string;
  wood: string;
  woodDark: string;
  accent: string;
  accentDark: string;
  linen: string;
  linenShade: string;
  sky: string;
  far: string;
  near: string;
  view: 'sea' | 'roofs' | 'hills';
  mirrored: boolean;
}

const warm = { linen: '#fbf6ec', linenShade: '#e6dac6' };

export const styles: readonly Style[] = [
  {
    ...warm,
    ...{ wall: '#efe4d2', wallShade: '#e0d1b9', floor: '#c99a6b', floorLine: '#b3835a' },
    ...{ wood: '#9c6a43', woodDark: '#7b5133', accent: '#6f9d92', accentDark: '#4c7a70' },
    ...{ sky: '#cfe3e4', far: '#8fb9c0', near: '#e8d7ae', view: 'sea', mirrored: false },
  },
  {
    ...warm,
    ...{ wall: '#f0dccb', wallShade: '#e2c6ae', floor: '#a9744f', floorLine: '#8f5f3f' },
    ...{ wood: '#6f4a34', woodDark: '#553726', accent: '#c9764c', accentDark: '#a2572f' },
    ...{ sky: '#f6dfc0', far: '#c58a68', near: '#a2644b', view: 'roofs', mirrored: true },
  },
  {
    ...warm,
    ...{ wall: '#e6e5d6', wallShade: '#d3d2bd', floor: '#d3b48c', floorLine: '#bd9c73' },
    ...{ wood: '#b98d5c', woodDark: '#946c43', accent: '#54735a', accentDark: '#3b5642' },
    ...{ sky: '#dbe7e6', far: '#93a9ac', near: '#7b9470', view: 'hills', mirrored: false },
  },
];
