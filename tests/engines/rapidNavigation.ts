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
const ROUNDS = 24;
const guard = 'camply:reloaded-at';

/**
 * Navigates while chunks of a page are still loading. Firefox and Safari abort them: the page must not take
 * that for missing chunks and reload itself, which would lose the requested URL.
 */
export async function rapidNavigation(engine: Engine, proxy: Proxy, say: (line: string) => void) {
  for (let round = 0; round < ROUNDS; round += 1) {
    const path = paths[round % paths.length] ?? '/';
    await engine.visit(proxy.url + path);
    // Another moment of loading each time, the same in each run.
    await new Promise((resolve) => void setTimeout(resolve, (round * 37) % 400));
    const here = await engine.evaluate(() => window.location.pathname);
    const reloaded = await engine.evaluate((key) => sessionStorage.getItem(key ?? ''), guard);
    if (here !== path) throw new Error(`${engine.name}: requested ${path}, got ${here}`);
    if (reloaded !== null) throw new Error(`${engine.name}: ${path} reloaded itself`);
  }
  say(`  ${ROUNDS} rapid navigations`);
}
