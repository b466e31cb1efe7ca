import type { Proxy } from '../e2e/support/proxy.ts';
import type { Engine } from './Engine.ts';
import { until } from './until.ts';

const patienceMs = 30_000;
const script = /^\/assets\/routes-[^/]*\.js$/;

/** A script of the first visit does not come, again and again; when the signal is better the page wakes up. */
export async function weakSignal(engine: Engine, proxy: Proxy, say: (line: string) => void) {
  proxy.override(script, { status: 503 });
  await engine.visit(`${proxy.url}/browse/fall-break`);
  const tries = () => proxy.requests.filter((path) => script.test(path)).length;
  const end = Date.now() + patienceMs;
  while (tries() < 3) {
    if (Date.now() > end) throw new Error(`${engine.name}: asked ${tries()} times, then gave up`);
    await new Promise((resolve) => void setTimeout(resolve, 150));
  }
  proxy.restore();
  await until(engine, 'the list', () => document.body.innerText.includes('Showing '));
  say(`  awake at try ${tries()}`);
}
