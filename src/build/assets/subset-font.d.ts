// The package brings no types of its own.
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2';
      variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>;
    },
  ): Promise<Uint8Array>;
}
