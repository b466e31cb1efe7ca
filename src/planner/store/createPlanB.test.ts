import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { planB } from '#planner/rules/planB/planB.ts';
import { channelWorker } from '#tests/fixtures/planB/channelWorker.ts';
import { finished } from '#tests/fixtures/planB/finished.ts';
import { madeUpRequest } from '#tests/fixtures/planB/madeUpRequest.ts';
import type { PlanBProgress, PlanBReply } from '#planner/worker/planBMessages.ts';
import { createPlanB, type PlanBRun } from './createPlanB.ts';
import type { StartPlanBWorker } from './startPlanBWorker.ts';

const small = madeUpRequest({ seed: 5, camps: 100, children: 2 });
const expected = finished(planB(small));
/** Many slices long. */
const long = madeUpRequest({ seed: 5, camps: 3000, children: 4 });

// Messages and the work run as always; only what waits for seconds is moved by hand.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

let ends: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const end of ends) end();
  ends = [];
});

/** Workers at the other end of channels, and the messages they sent. */
function workers() {
  const words: PlanBReply[] = [];
  const seen = { started: 0, ended: 0, words };
  const start: StartPlanBWorker = (onMessage) => {
    seen.started += 1;
    const { post, terminate } = channelWorker((word) => {
      words.push(word);
      onMessage(word);
    });
    ends.push(terminate);
    return {
      post,
      terminate: () => {
        seen.ended += 1;
        terminate();
      },
    };
  };
  return { seen, start };
}

const refused: StartPlanBWorker = () => {
  throw new Error('refused');
};

/** Starts the long one and waits for its first plan. */
async function begun(plans: ReturnType<typeof createPlanB>) {
  const progressReports: PlanBProgress[] = [];
  const run = await new Promise<PlanBRun>((resolve) => {
    const started = plans.start(long, {
      onProgress: (progress) => {
        if (progress.plan === null) return;
        progressReports.push(progress);
        resolve(started);
      },
    });
  });
  return { ...run, progressReports };
}

describe('Plan B with a worker', () => {
  it('responds and reports its progress', async () => {
    const { start } = workers();
    const plans = createPlanB(start);
    expect(await plans.start(small).answer).toEqual(expected);
    const { answer, cancel, progressReports } = await begun(plans);
    expect(progressReports[0]?.plan?.bookings.length).toBeGreaterThan(0);
    cancel();
    await expect(answer).rejects.toThrow('canceled');
  });

  it('is rejected at once when it is cancelled, and its worker is told to stop', async () => {
    const { seen, start } = workers();
    const { answer, cancel, progressReports } = await begun(createPlanB(start));
    cancel();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    const before = progressReports.length;
    await vi.waitFor(() => expect(seen.words.at(-1)).toMatchObject({ answer: null }));
    expect(progressReports.length).toBe(before);
    cancel();
    expect(seen.ended).toBe(0);
  });

  it('keeps its worker for the next request for a while, then ends it and starts another', async () => {
    const { seen, start } = workers();
    const plans = createPlanB(start);
    await plans.start(small).answer;
    vi.advanceTimersByTime(20_000);
    const second = plans.start(small);
    vi.advanceTimersByTime(20_000);
    await second.answer;
    expect(seen).toMatchObject({ started: 1, ended: 0 });
    vi.advanceTimersByTime(30_000);
    expect(seen).toMatchObject({ started: 1, ended: 1 });
    expect(await plans.start(small).answer).toEqual(expected);
    expect(seen.started).toBe(2);
  });

  it('does not end its worker during a long search', async () => {
    const { seen, start } = workers();
    const plans = createPlanB(start);
    const { answer, cancel } = await begun(plans);
    await plans.start(small).answer;
    vi.advanceTimersByTime(600_000);
    expect(seen.ended).toBe(0);
    cancel();
    await expect(answer).rejects.toThrow('canceled');
  });

  it('ends its worker when the page is left', async () => {
    const { seen, start } = workers();
    const plans = createPlanB(start);
    const { answer } = await begun(plans);
    plans.close();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(seen.ended).toBe(1);
  });

  it('passes on the failure of its worker', async () => {
    const plans = createPlanB((onMessage) => ({
      post: ({ id }) => onMessage({ id, failure: 'RangeError: broken' }),
      terminate: () => undefined,
    }));
    await expect(plans.start(small).answer).rejects.toThrow('RangeError: broken');
  });
});

describe('Plan B without a worker', () => {
  it('runs on the page when no worker may start', async () => {
    const plans = createPlanB(refused);
    expect(await plans.start(small).answer).toEqual(expected);
    expect(await plans.start(small).answer).toEqual(expected);
  });

  it('runs on the page when the script of the worker does not arrive', async () => {
    const ended = vi.fn<() => void>();
    const plans = createPlanB((_, onError) => ({ post: () => onError(), terminate: ended }));
    expect(await plans.start(small).answer).toEqual(expected);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('runs on the page when the worker sends no message', async () => {
    const plans = createPlanB(() => ({ post: () => undefined, terminate: () => undefined }));
    const { answer } = plans.start(small);
    vi.advanceTimersByTime(5000);
    expect(await answer).toEqual(expected);
  });

  it('can be cancelled on the page', async () => {
    const { answer, cancel, progressReports } = await begun(createPlanB(refused));
    cancel();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(progressReports.length).toBe(1);
  });

  it('reports nothing when it is cancelled before its code has arrived', async () => {
    const plans = createPlanB(refused);
    const onProgress = vi.fn<() => void>();
    const { answer, cancel } = plans.start(long, { onProgress });
    cancel();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await plans.start(small).answer;
    expect(onProgress).not.toHaveBeenCalled();
  });
});
