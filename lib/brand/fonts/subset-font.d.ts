/** The part of the library that is used here; it has no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
      keepFeatures?: string[];
      noHinting?: boolean;
      dropTables?: string[];
      keepAllGlyphs?: boolean;
    },
  ): Promise<Buffer>;
}
