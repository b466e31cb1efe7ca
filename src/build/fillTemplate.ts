import type { RenderedPage } from '../entryServer.tsx';

const headSlot = '<!--page-head-->';
const bodySlot = '<!--page-body-->';

export type PageParts = {
  head?: string;
  body?: string;
  /** inline scripts with the router's state */
  scripts?: RenderedPage['scripts'];
  /** script files to fetch at once */
  files: readonly string[];
  preloads?: string;
};

/** Puts a rendered page into index.html as Vite built it. */
export function fillTemplate(template: string, parts: PageParts): string {
  const links = parts.files
    .filter((file) => !template.includes(`"/${file}"`))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`);
  const scripts = (parts.scripts ?? []).map(scriptTag).join('');
  // Replaced by functions: the router's state contains `$`, which a string would interpret.
  return scriptsAfterPaint(template)
    .replace(headSlot, () => (parts.head ?? '') + (parts.preloads ?? '') + links.join(''))
    .replace(bodySlot, () => parts.body ?? '')
    .replace('</body>', () => `${scripts}</body>`);
}

/** The page is readable without its scripts: words, styles and fonts go first on a thin line. */
function scriptsAfterPaint(html: string): string {
  return html.replaceAll(
    /<(?:script type="module"|link rel="modulepreload")/g,
    '$& fetchpriority="low"',
  );
}

function scriptTag({ attrs, children }: RenderedPage['scripts'][number]): string {
  const written = Object.entries(attrs)
    .filter(([name, value]) => name !== 'suppressHydrationWarning' && isSet(value))
    .map(([name, value]) => ` ${name.toLowerCase()}="${value === true ? '' : String(value)}"`);
  return `<script${written.join('')}>${children}</script>`;
}

const isSet = (value: unknown) => value !== undefined && value !== null && value !== false;
