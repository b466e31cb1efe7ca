import type { StyleSpecification } from 'maplibre-gl';
import fontUrl from '#ui/fonts/nunito-sans-wght.woff2?url';

/** The operator's street map, opened. */
export type StreetStyle = {
  style: StyleSpecification;
  /** Plain text, '' when the sources have no attribution. */
  attribution: string;
};

/**
 * Fetches the operator's own style, drawn as it is by day and by night. Throws when it cannot be had or is
 * not a style; MapLibre reports what is wrong inside it.
 */
export async function openStreetStyle(url: string, get = fetch): Promise<StreetStyle> {
  const response = await get(url);
  if (!response.ok) throw new Error(`The street map responded with status ${response.status}`);
  const style: unknown = await response.json();
  if (!isStyle(style)) throw new Error('The street map is not a style of version 8');
  const named = Object.values(style.sources).map((source) =>
    plainAttribution('attribution' in source ? source.attribution : ''),
  );
  return {
    style: style.glyphs === undefined ? style : { ...style, 'font-faces': ownFonts() },
    attribution: [...new Set(named)].filter((text) => text !== '').join(', '),
  };
}

/** Sources give their attribution as markup; the page has room for a line of text. */
function plainAttribution(markup: unknown): string {
  if (typeof markup !== 'string') return '';
  const text = markup.replaceAll(/<[^>]*>/g, ' ').replaceAll('&copy;', '©');
  return text.replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ').trim();
}

/** Our labels' typeface: the style's glyph server does not have it. */
function ownFonts(): Record<string, string> {
  const font = new URL(fontUrl, document.baseURI).href;
  return { 'Nunito Sans': font, 'Nunito Sans Bold': font };
}

function isStyle(style: unknown): style is StyleSpecification {
  if (typeof style !== 'object' || style === null) return false;
  const has = 'version' in style && 'sources' in style && 'layers' in style;
  return (
    has && style.version === 8 && typeof style.sources === 'object' && Array.isArray(style.layers)
  );
}
