// The package brings no types of its own.
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2';
      /** OpenType tags; all when missing. */
      keepFeatures?: readonly string[];
      noHinting?: boolean;
      variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>;
    },
  ): Promise<Uint8Array>;
}
