import type { Proxy } from '../e2e/support/proxy.ts';
import type { Engine } from './Engine.ts';

type Condition = (...args: string[]) => unknown;
export type Wait = (what: string, condition: Condition, ...args: string[]) => Promise<void>;

const TIMEOUT_MS = 60_000;
const POLL_MS = 150;

/** Polls the page until the condition is true. Throws after a minute, with what the page shows then. */
export async function until(
  engine: Engine,
  what: string,
  condition: Condition,
  ...args: string[]
): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await engine.evaluate(condition, ...args))) {
    if (Date.now() > end) {
      const seen = await engine.evaluate(() =>
        document.body.innerText.replaceAll('\n', ' | ').slice(0, 1500),
      );
      throw new Error(`${engine.name}: timed out waiting for ${what}. It shows: ${seen}`);
    }
    await new Promise((resolve) => void setTimeout(resolve, POLL_MS));
  }
}

/** Says each thing that has come. */
export const waiter =
  (engine: Engine, say: (line: string) => void): Wait =>
  async (what, condition, ...args) => {
    await until(engine, what, condition, ...args);
    say(`  ${what}`);
  };

/** Once the app is cached the server is gone, and the browser started again where it can be. */
export async function goOffline(
  engine: Engine,
  proxy: Proxy,
  wait: Wait,
  isCached: Condition,
  ...args: string[]
): Promise<void> {
  // Safari and Firefox have no background sync; all the app needs of them is a service worker.
  await engine.evaluate(watchWorker);
  await wait('the app is cached', isCached, ...args);
  await proxy.stop();
  await engine.restart();
}

export const isCached = () =>
  document.documentElement.dataset.cached === 'true' && navigator.serviceWorker.controller !== null;

export const hasText = (text: string) => document.body.innerText.includes(text);

/** React listens to the element's own setter. */
export function types(selector: string, text: string): boolean {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) return false;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

export function presses(selector: string, text: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    ({ textContent, ariaLabel }) => `${textContent} ${ariaLabel ?? ''}`.includes(text),
  );
  found?.click();
  return found !== undefined;
}

/** Records when the app is cached: not every engine awaits promises. */
async function watchWorker(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const note = () => {
    document.documentElement.dataset.cached = String(active?.state === 'activated');
  };
  note();
  active?.addEventListener('statechange', note);
}
