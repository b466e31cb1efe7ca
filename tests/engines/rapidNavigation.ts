import type { Proxy } from '../e2e/support/proxy.ts';
import type { Engine } from './Engine.ts';

const paths = [
  '/browse/winter-break',
  '/browse/fall-break',
  '/browse-camps',
  '/browse',
  '/blog',
  '/faq',
] as const;
const rounds = 24;
const guard = 'camply:reloaded-at';

/**
 * Goes on while the parts of a page are still on their way. Firefox and Safari give them up then: the page
 * must not take that for lost parts and load itself anew, which would lose the address that was asked for.
 */
export async function rapidNavigation(engine: Engine, proxy: Proxy, say: (line: string) => void) {
  for (let round = 0; round < rounds; round += 1) {
    const path = paths[round % paths.length] ?? '/';
    await engine.visit(proxy.url + path);
    // Another moment of loading each time, the same in each run.
    await new Promise((resolve) => void setTimeout(resolve, (round * 37) % 400));
    const here = await engine.ask(() => window.location.pathname);
    const reloaded = await engine.ask((key) => sessionStorage.getItem(key ?? ''), guard);
    if (here !== path) throw new Error(`${engine.name}: asked for ${path}, got ${here}`);
    if (reloaded !== null) throw new Error(`${engine.name}: ${path} loaded itself anew`);
  }
  say(`  ${rounds} pages in haste`);
}
