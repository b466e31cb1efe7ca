import type { Proxy } from '../e2e/support/proxy.ts';
import type { Engine } from './Engine.ts';
import { until } from './until.ts';

/** Somebody types and scrolls while the page sleeps: once it is awake, the words count and the place stays. */
export async function earlyInput(engine: Engine, proxy: Proxy, say: (line: string) => void) {
  const wake = proxy.hold(/^\/assets\/index-[^/]*\.js$/);
  await engine.visit(`${proxy.url}/browse/fall-break`);
  await engine.ask(() => {
    for (const field of document.querySelectorAll('input')) {
      if (field.type === 'search' && field.checkVisibility()) field.value = 'art';
    }
    window.scrollTo({ top: 120, behavior: 'instant' });
  });
  wake();
  await until(engine, 'the words', () => window.location.search === '?search=art');
  await until(engine, 'the list', () => /Showing \d+ of \d+/.test(document.body.innerText));
  say('  the words count');
  const place = await engine.ask(() => Math.round(window.scrollY));
  if (place !== 120) throw new Error(`${engine.name}: the page moved from 120 to ${place}`);
  say('  the place stays');
}
