import type { Proxy } from '../e2e/support/proxy.ts';
import type { Engine } from './Engine.ts';
import { until } from './until.ts';

const TIMEOUT_MS = 30_000;
const script = /^\/assets\/initial-[^/]*\.js$/;

/** A script of the first visit fails to load several times; once it loads, the page hydrates. */
export async function weakSignal(engine: Engine, proxy: Proxy, say: (line: string) => void) {
  proxy.override(script, { status: 503 });
  await engine.visit(`${proxy.url}/browse/fall-break`);
  const tries = () => proxy.requests.filter((path) => script.test(path)).length;
  const end = Date.now() + TIMEOUT_MS;
  while (tries() < 3) {
    if (Date.now() > end) throw new Error(`${engine.name}: gave up after ${tries()} tries`);
    await new Promise((resolve) => void setTimeout(resolve, 150));
  }
  proxy.restore();
  await until(engine, 'the list', () => document.body.innerText.includes('Showing '));
  say(`  hydrated at try ${tries()}`);
}
