// oxlint-disable-next-line import/default -- Vite makes the address
import workerUrl from '#providers/worker/logo.worker.ts?worker&url';
import { MOST_BYTES } from '#providers/worker/bounds.ts';
import type { LogoAnswer } from '#providers/worker/logoAnswer.ts';
import { ownScript } from '#ui/ownScript.ts';

// A slow phone opens 40 megapixels in less.
const ANSWER_WITHIN_MS = 60_000;

/** unready: the worker's code did not arrive, or it never answered. */
export type PreparedLogo = LogoAnswer | { refused: 'unready' };

/**
 * Checks, shrinks and strips a file in a worker of its own, which ends with its result. `signal` ends it earlier, when
 * another file is chosen. Never throws.
 */
export function runLogoWorker(file: Blob, signal: AbortSignal): Promise<PreparedLogo> {
  if (file.size === 0) return Promise.resolve({ refused: 'empty' });
  if (file.size > MOST_BYTES) return Promise.resolve({ refused: 'bytes' });
  return new Promise((resolve) => {
    // TypeScript's own Worker does not know trusted addresses yet.
    const worker: Worker = Reflect.construct(Worker, [
      ownScript(workerUrl),
      { type: 'module', name: 'logo' },
    ]);
    const end = (answer: PreparedLogo) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    const unready = () => end({ refused: 'unready' });
    const timer = setTimeout(unready, ANSWER_WITHIN_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<LogoAnswer>) => end(data));
    worker.addEventListener('error', unready);
    signal.addEventListener('abort', unready);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage(file);
  });
}
