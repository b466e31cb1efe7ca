import type { Engine } from './Engine.ts';

const TIMEOUT_MS = 60_000;
const POLL_MS = 150;

/** Polls the page until the condition is true. Throws after a minute, with what the page shows then. */
export async function until(
  engine: Engine,
  what: string,
  condition: (...args: string[]) => unknown,
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
