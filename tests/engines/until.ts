import type { Engine } from './Engine.ts';

const patienceMs = 60_000;
const breathMs = 150;

/** Asks until the answer is yes. Throws after a minute, with what the page shows then. */
export async function until(
  engine: Engine,
  what: string,
  question: (...words: string[]) => unknown,
  ...words: string[]
): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await engine.ask(question, ...words))) {
    if (Date.now() > end) {
      const seen = await engine.ask(() =>
        document.body.innerText.replaceAll('\n', ' | ').slice(0, 1500),
      );
      throw new Error(`${engine.name}: waited in vain for ${what}. It shows: ${seen}`);
    }
    await new Promise((resolve) => void setTimeout(resolve, breathMs));
  }
}
