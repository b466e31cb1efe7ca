import type { RenderedPage } from '../entryServer.tsx';

const headSlot = '<!--page-head-->';
const bodySlot = '<!--page-body-->';

export type PageParts = {
  head?: string;
  body?: string;
  /** inline scripts with the router's state */
  scripts?: RenderedPage['scripts'];
  /** script files of the page, in the order they wake up */
  files: readonly string[];
  preloads?: string;
};

/** Puts a rendered page into index.html as Vite built it. */
export function fillTemplate(template: string, parts: PageParts): string {
  const scripts = (parts.scripts ?? []).map(scriptTag).join('');
  // Replaced by functions: the router's state contains `$`, which a string would interpret.
  return template
    .replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/<script type="module"[^>]*><\/script>/, () => wakeScript(parts.files))
    .replace(headSlot, () => (parts.head ?? '') + (parts.preloads ?? ''))
    .replace(bodySlot, () => parts.body ?? '')
    .replace('</body>', () => `${scripts}</body>`);
}

// A tab in the background paints nothing; it wakes up all the same.
const UNPAINTED_MS = 1000;
// Asking for a file takes a slow phone 5 ms.
const AT_ONCE = 6;

/**
 * The page is readable without its scripts, so words, styles and fonts go first: the app is fetched
 * after the first picture and wakes up file by file, each in a task of its own, so that a finger gets
 * through on a slow phone.
 */
function wakeScript(files: readonly string[]): string {
  const paths = JSON.stringify(files.map((file) => `/${file}`));
  return `<script type="module">
const files=${paths};
let isAwake=false;
async function wake(){
if(isAwake)return;
isAwake=true;
const breath=()=>self.scheduler?.yield?.()??new Promise((done)=>setTimeout(done));
for(const [at,href] of files.entries()){
document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
if(at%${AT_ONCE}===${AT_ONCE - 1})await breath();
}
for(const file of files){await import(file);await breath()}
}
new PerformanceObserver(wake).observe({type:"paint",buffered:true});
setTimeout(wake,${UNPAINTED_MS});
</script>`;
}

function scriptTag({ attrs, children }: RenderedPage['scripts'][number]): string {
  const written = Object.entries(attrs)
    .filter(([name, value]) => name !== 'suppressHydrationWarning' && isSet(value))
    .map(([name, value]) => ` ${name.toLowerCase()}="${value === true ? '' : String(value)}"`);
  return `<script${written.join('')}>${children}</script>`;
}

const isSet = (value: unknown) => value !== undefined && value !== null && value !== false;
