import { afterEach, describe, expect, it } from 'vitest';
import { planB } from '#planner/rules/planB/planB.ts';
import type { PlanBRequest } from '#planner/rules/planB/planBRequest.ts';
import { channelWorker } from '#tests/fixtures/planB/channelWorker.ts';
import { finished } from '#tests/fixtures/planB/finished.ts';
import { madeUpRequest } from '#tests/fixtures/planB/madeUpRequest.ts';
import { packRequest } from './packedRequest.ts';
import type { PlanBReply } from './planBMessages.ts';

const small = madeUpRequest({ seed: 3, camps: 100, children: 2 });
/** Many slices long. */
const long = madeUpRequest({ seed: 3, camps: 3000, children: 4 });

let end: (() => void) | undefined;
afterEach(() => end?.());

function kindOf(word: PlanBReply) {
  if ('progress' in word) return 'progress';
  if ('failure' in word) return 'failed';
  return word.answer ? 'answer' : 'cancelled';
}

function served() {
  const words: PlanBReply[] = [];
  const waiting = new Map<string, (word: PlanBReply) => void>();
  const worker = channelWorker((word) => {
    // The first words of a long search are that there is no plan yet.
    if ('progress' in word && word.progress.plan === null) return;
    words.push(word);
    waiting.get(`${kindOf(word)} ${word.id}`)?.(word);
  });
  end = worker.terminate;
  return {
    words,
    ask: (id: number, request: PlanBRequest) => worker.post({ id, request: packRequest(request) }),
    cancel: (id: number) => worker.post({ id, request: null }),
    /** The next word of this kind about a request. */
    word: (id: number, kind: ReturnType<typeof kindOf>) =>
      new Promise<PlanBReply>((resolve) => void waiting.set(`${kind} ${id}`, resolve)),
  };
}

describe('the worker', () => {
  it('responds with the plans it finds', async () => {
    const { ask, word } = served();
    ask(1, small);
    expect(await word(1, 'answer')).toEqual({
      id: 1,
      answer: finished(planB(small)),
    });
  });

  it('reports its progress early, with the best plan so far', async () => {
    const { ask, word, cancel } = served();
    ask(7, long);
    const first = await word(7, 'progress');
    cancel(7);
    const { progress } = 'progress' in first ? first : { progress: null };
    expect(progress?.share).toBeLessThan(0.5);
    expect(progress?.plan?.bookings.length).toBeGreaterThan(0);
    expect(progress?.front).toContainEqual({
      points: progress?.plan?.points,
      cents: progress?.plan?.cents,
    });
    await word(7, 'cancelled');
  });

  it('receives a cancel while it works', async () => {
    const { ask, cancel, word, words } = served();
    ask(1, long);
    await word(1, 'progress');
    cancel(1);
    await word(1, 'cancelled');
    expect(words.map(kindOf)).not.toContain('answer');
  });

  it('works on two requests, of which a cancel ends one', async () => {
    const { ask, cancel, word, words } = served();
    ask(1, long);
    ask(2, small);
    cancel(1);
    await word(2, 'answer');
    expect(words.filter((one) => one.id === 1 && kindOf(one) === 'answer')).toEqual([]);
  });

  it('reports a failure', async () => {
    const { ask, word } = served();
    ask(1, { ...small, openPoints: Number.NaN });
    expect(await word(1, 'failed')).toMatchObject({ failure: expect.stringContaining('Error') });
    ask(2, small);
    await word(2, 'answer');
  });
});
