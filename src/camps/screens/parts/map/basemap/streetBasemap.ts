import type { StyleSpecification } from 'maplibre-gl';

/** Where the operator's street map comes from. */
export type StreetSource =
  | {
      kind: 'tiles';
      /** Reads a part of the PMTiles file; throws when it cannot be had. */
      read: (offset: number, length: number, signal?: AbortSignal) => Promise<ArrayBuffer>;
      /** Whether all of it is on this device. */
      isDownloaded: boolean;
    }
  | { kind: 'style'; url: string };

/** The operator's street map, opened. */
export type StreetBasemap = {
  /** A style takes the place of our basemap; null: tiles that are drawn over it. */
  style: StyleSpecification | null;
  /** Plain text, '' when the source names nobody. */
  attribution: string;
};

/** Sources give their attribution as markup; the page has room for a line of text. */
export function plainAttribution(markup: unknown): string {
  if (typeof markup !== 'string') return '';
  const text = markup.replaceAll(/<[^>]*>/g, ' ').replaceAll('&copy;', '©');
  return text.replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ').trim();
}
