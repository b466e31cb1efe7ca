// Chromium slows a page's own thread down, but none of its workers. So the worker's code runs on the page's thread here,
// behind a channel as in the app; what starting the real worker costs is measured at full speed.
import { createPlanB } from '../../../src/planner/store/createPlanB.ts';
import { startPlanBWorker } from '../../../src/planner/store/startPlanBWorker.ts';
import { packRequest } from '../../../src/planner/worker/packedRequest.ts';
import { channelWorker } from '../../fixtures/planB/channelWorker.ts';
import { madeUpRequest, madeUpSummer } from '../../fixtures/planB/madeUpRequest.ts';

/** `weeks`: of a summer whose camps run in half of them; without, one week that all camps run in. */
export type Family = { seed: number; camps: number; children: number; weeks?: number };

const requestOf = ({ weeks, ...wanted }: Family) =>
  weeks === undefined ? madeUpRequest(wanted) : madeUpSummer({ ...wanted, weeks, share: 0.5 });
/** Milliseconds from asking: to the first plan, and to all plans. */
export type PlanBTimes = { first: number; done: number };

export async function planBTimes(family: Family): Promise<PlanBTimes> {
  const request = requestOf(family);
  const plans = createPlanB(channelWorker);
  let first: number | null = null;
  const from = performance.now();
  const { answer } = plans.start(request, {
    onProgress: ({ plan }) => {
      if (plan) first ??= performance.now() - from;
    },
  });
  const found = await answer;
  const done = performance.now() - from;
  plans.close();
  if (found.plans.length !== 3) throw new Error(`Only ${found.plans.length} plans.`);
  return { first: first ?? done, done };
}

/** Milliseconds until the real worker has started and answered about a week without camps. */
export async function planBStartTime(): Promise<number> {
  let words = 0;
  const plans = createPlanB((onMessage, onError) => {
    const count = (word: Parameters<typeof onMessage>[0]) => {
      words += 1;
      onMessage(word);
    };
    return startPlanBWorker((address) => address)(count, onError);
  });
  const from = performance.now();
  await plans.start(madeUpRequest({ seed: 1, camps: 0, children: 1 })).answer;
  const ms = performance.now() - from;
  plans.close();
  if (words === 0) throw new Error('No worker ran.');
  return ms;
}

/** The cancel must not wait for the thread that works. */
const bystander = `onmessage = ({ data }) =>
  setTimeout(() => postMessage(performance.timeOrigin + performance.now()), data);`;

/** Cancels this long after asking; milliseconds from there until it was heard and the work has ended. */
export function cancelTime(family: Family, after: number): Promise<number> {
  const request = packRequest(requestOf(family));
  return new Promise((resolve, reject) => {
    const other = new Worker(URL.createObjectURL(new Blob([bystander])));
    let cancelledAt = Number.NaN;
    const worker = channelWorker((word) => {
      if ('failure' in word) reject(new Error(word.failure));
      if (!('answer' in word)) return;
      if (word.answer) {
        reject(new Error('It answered before it was cancelled.'));
        return;
      }
      resolve(performance.timeOrigin + performance.now() - cancelledAt);
      other.terminate();
      worker.terminate();
    });
    other.addEventListener('message', ({ data }: MessageEvent<number>) => {
      cancelledAt = data;
      worker.post({ id: 1, request: null });
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    other.postMessage(after);
    worker.post({ id: 1, request });
  });
}
