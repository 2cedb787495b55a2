// The package ships no types; these are the parts used here.
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };
  // biome-ignore lint/style/noDefaultExport: as the package exports it
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'truetype'; variationAxes?: Record<string, Axis> },
  ): Promise<Buffer>;
}
