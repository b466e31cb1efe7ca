import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapColors } from './mapColors.ts';

/** What lies under the camps instead of the map that ships: the operator's streets. */
export type Ground = {
  sources: StyleSpecification['sources'];
  layers: (colors: MapColors) => LayerSpecification[];
  /** Whose data it is, as plain text; '' when nobody says. */
  credits: string;
  /** Layers of the land that ships which these streets draw better; `all`: nothing of it is left. */
  replaces: readonly string[] | 'all';
  sprite?: StyleSpecification['sprite'];
  glyphs?: string;
};

/** Where the operator's streets come from. */
export type Streets =
  | {
      kind: 'tiles';
      /** A part of the PMTiles file; throws when it cannot be had. */
      read: (offset: number, length: number, signal?: AbortSignal) => Promise<ArrayBuffer>;
      /** Whether all of it is on the phone. */
      isKept: boolean;
    }
  | { kind: 'style'; url: string };

/** Data sets name themselves in markup; a line of text is all there is room for. */
export function plainCredits(markup: unknown): string {
  if (typeof markup !== 'string') return '';
  const text = markup.replaceAll(/<[^>]*>/g, ' ').replaceAll('&copy;', '©');
  return text.replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ').trim();
}
