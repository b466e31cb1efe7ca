import type { Served } from '../../camps/store/directory/served.ts';
import type { RenderedPage } from '../../app/entryServer.tsx';
import { deferredLoader, type PageScripts } from '../deferredLoader.ts';

const headSlot = '<!--page-head-->';
const bodySlot = '<!--page-body-->';

export type PageParts = {
  head?: string;
  body?: string;
  /** inline scripts with the router's state */
  scripts?: RenderedPage['scripts'];
  files: PageScripts;
  /** Requested before everything else: text that changes its face moves. */
  fonts?: string;
  preloads?: string;
  /** What the page was made with (camps/store/directory/served.ts reads it back). */
  served?: Served;
};

/** Puts a rendered page into index.html as Vite built it. */
export function fillTemplate(template: string, parts: PageParts): string {
  const scripts = (parts.scripts ?? []).map(scriptTag).join('');
  // Replaced by functions: the router's state contains `$`, which a string would interpret.
  return template
    .replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/<script type="module"[^>]*><\/script>/, () => deferredLoader(parts.files))
    .replace('<html', () => `<html${servedAttributes(parts.served)}`)
    .replace(headSlot, () => (parts.fonts ?? '') + (parts.head ?? '') + (parts.preloads ?? ''))
    .replace(bodySlot, () => parts.body ?? '')
    .replace('</body>', () => `${scripts}</body>`);
}

function servedAttributes(served: Served | undefined): string {
  if (!served || served.day === null) return '';
  const seasons = JSON.stringify(served.seasons).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return ` data-day="${served.day}" data-seasons="${seasons}"`;
}

function scriptTag({ attrs, children }: RenderedPage['scripts'][number]): string {
  const written = Object.entries(attrs)
    .filter(([name, value]) => name !== 'suppressHydrationWarning' && isSet(value))
    .map(([name, value]) => ` ${name.toLowerCase()}="${value === true ? '' : String(value)}"`);
  return `<script${written.join('')}>${children}</script>`;
}

const isSet = (value: unknown) => value !== undefined && value !== null && value !== false;
