import type { RenderedPage } from '../entryServer.tsx';
import type { PageAssets } from './pageAssets.ts';

const headSlot = '<!--page-head-->';
const bodySlot = '<!--page-body-->';

export type PageParts = {
  head?: string;
  body?: string;
  scripts?: RenderedPage['scripts'];
  assets: PageAssets;
  preloads?: string;
};

/** Puts a rendered page into index.html as Vite built it. */
export function fillTemplate(template: string, parts: PageParts): string {
  const isNew = (file: string) => !template.includes(`"/${file}"`);
  const links = [
    ...parts.assets.styles.filter(isNew).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...parts.assets.scripts
      .filter(isNew)
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  const scripts = (parts.scripts ?? []).map(scriptTag).join('');
  // Replaced by functions: the router's state contains `$`, which a string would interpret.
  return template
    .replace(headSlot, () => (parts.head ?? '') + (parts.preloads ?? '') + links.join(''))
    .replace(bodySlot, () => parts.body ?? '')
    .replace('</body>', () => `${scripts}</body>`);
}

function scriptTag({ attrs, children }: RenderedPage['scripts'][number]): string {
  const written = Object.entries(attrs)
    .filter(([name, value]) => name !== 'suppressHydrationWarning' && isSet(value))
    .map(([name, value]) => ` ${name.toLowerCase()}="${value === true ? '' : String(value)}"`);
  return `<script${written.join('')}>${children}</script>`;
}

const isSet = (value: unknown) => value !== undefined && value !== null && value !== false;
