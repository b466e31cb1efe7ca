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

// A tab in the background paints nothing; it wakes up all the same.
const UNPAINTED_MS = 1000;

/**
 * The page is readable without its scripts: words, styles and fonts go first on a thin line, and on a
 * slow phone the first picture does not wait for the app to wake up.
 */
function scriptsAfterPaint(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"')
    .replace(/<script type="module"[^>]* src="([^"]+)"><\/script>/, (_, file: string) => {
      const wake = `()=>import(${JSON.stringify(file)})`;
      const early = `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`;
      return `${early}<script type="module">requestAnimationFrame(()=>setTimeout(${wake}));setTimeout(${wake},${UNPAINTED_MS})</script>`;
    });
}

function scriptTag({ attrs, children }: RenderedPage['scripts'][number]): string {
  const written = Object.entries(attrs)
    .filter(([name, value]) => name !== 'suppressHydrationWarning' && isSet(value))
    .map(([name, value]) => ` ${name.toLowerCase()}="${value === true ? '' : String(value)}"`);
  return `<script${written.join('')}>${children}</script>`;
}

const isSet = (value: unknown) => value !== undefined && value !== null && value !== false;
