import type { Proxy } from '../e2e/support/proxy.ts';
import type { Engine } from './Engine.ts';
import { until } from './until.ts';

/** Types and scrolls before hydration: afterwards the text filters the list and the scroll position is the same. */
export async function earlyInput(engine: Engine, proxy: Proxy, say: (line: string) => void) {
  const hydrate = proxy.hold(/^\/assets\/index-[^/]*\.js$/);
  await engine.visit(`${proxy.url}/browse/fall-break`);
  await engine.evaluate(() => {
    for (const field of document.querySelectorAll('input')) {
      if (field.type === 'search' && field.checkVisibility()) field.value = 'art';
    }
    window.scrollTo({ top: 120, behavior: 'instant' });
  });
  hydrate();
  await until(engine, 'the typed text', () => window.location.search === '?search=art');
  await until(engine, 'the list', () => /Showing \d+ of \d+/.test(document.body.innerText));
  say('  the typed text filters');
  const scrollTop = await engine.evaluate(() => Math.round(window.scrollY));
  if (scrollTop !== 120) throw new Error(`${engine.name}: the page moved from 120 to ${scrollTop}`);
  say('  the scroll position is kept');
}
