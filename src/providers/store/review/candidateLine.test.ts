import { expect, it } from 'vitest';
import { aFakeReviewApi } from '#tests/fakes/aReviewDesk.ts';
import { aCandidate } from '#tests/fixtures/aCandidate.ts';
import { createCandidateLine } from './candidateLine.ts';
import { ReviewError } from './ReviewError.ts';

const page = (id: number) =>
  aCandidate({ id, kind: 'page', createdAt: `2025-09-0${id}T09:00:00Z`, text: `Page ${id}` });

async function aLine(ids: number[]) {
  const api = aFakeReviewApi([]);
  api.candidates = ids.map(page);
  let taken = 0;
  const line = createCandidateLine(api, 'page', () => {
    taken += 1;
  });
  await line.load();
  const idsNow = () => line.getState().candidates?.map(({ id }) => id);
  const candidate = (id: number) => {
    const found = line.getState().candidates?.find((each) => each.id === id);
    if (found === undefined) throw new Error(`no ${id}`);
    return found;
  };
  return { api, line, idsNow, candidate, taken: () => taken };
}

it('opens the next one at once and sends verdicts one after another', async () => {
  const { api, line, idsNow, candidate, taken } = await aLine([1, 2, 3]);
  const held: (() => void)[] = [];
  let underWay = 0;
  const sent: number[] = [];
  api.confirmCandidates = async ([first]) => {
    underWay += 1;
    expect(underWay).toBe(1);
    sent.push(first?.id ?? 0);
    await new Promise<void>((resolve) => {
      held.push(resolve);
    });
    underWay -= 1;
  };
  line.decide(candidate(1), { is: 'confirmed' });
  expect(line.getState()).toMatchObject({ openId: 2, sending: 1, waiting: { page: 2 } });
  line.decide(candidate(2), { is: 'confirmed' });
  expect(idsNow()).toEqual([3]);
  await expect.poll(() => sent).toEqual([1]);
  held[0]?.();
  await expect.poll(() => sent).toEqual([1, 2]);
  held[1]?.();
  await expect.poll(() => line.getState().sending).toBe(0);
  expect(taken()).toBe(2);
});

it('brings a candidate back to its place when its verdict does not arrive', async () => {
  const { api, line, idsNow, candidate } = await aLine([1, 2, 3]);
  api.failWith(new ReviewError('unreachable'));
  line.decide(candidate(2), { is: 'confirmed' });
  expect(idsNow()).toEqual([1, 3]);
  await expect.poll(idsNow).toEqual([1, 2, 3]);
  expect(line.getState().failed.get(2)).toEqual({ problem: 'unreachable', reason: null });
  expect(line.getState().waiting?.page).toBe(3);
  line.decide(candidate(2), { is: 'confirmed' });
  expect(line.getState().failed.size).toBe(0);
  await expect.poll(() => api.verdicts).toEqual([{ confirm: [2] }]);
});

it('reads a candidate again that has changed meanwhile, and forgets what was set for its other words', async () => {
  const { api, line, candidate } = await aLine([1, 2]);
  line.change(1, { seasonId: 'fall-2025' });
  api.failWith(new ReviewError('changed'));
  api.candidates = [{ ...page(1), version: 2, text: 'Other words' }, page(2)];
  line.decide(candidate(1), { is: 'dropped' });
  await expect.poll(() => line.getState().candidates?.[0]).toMatchObject({ version: 2 });
  expect(line.getState().failed.get(1)?.problem).toBe('changed');
  expect(line.getState().drafts.has(1)).toBe(false);
});

it('shows nothing again that is decided, whatever a response says that was under way', async () => {
  const { line, idsNow, candidate } = await aLine([1, 2]);
  line.decide(candidate(1), { is: 'dropped' });
  await line.load();
  expect(idsNow()).toEqual([2]);
  expect(line.getState().waiting?.page).toBe(1);
});

it('decides once when a press comes twice', async () => {
  const { api, line, candidate } = await aLine([1, 2]);
  const first = candidate(1);
  line.decide(first, { is: 'dropped' });
  line.decide(first, { is: 'dropped' });
  await expect.poll(() => line.getState().sending).toBe(0);
  expect(api.verdicts).toEqual([{ drop: 1 }]);
});

it('moves by steps and stops at both ends', async () => {
  const { line } = await aLine([1, 2]);
  const opened = (by: 1 | -1) => {
    line.step(by);
    return line.getState().openId;
  };
  line.open(1);
  expect([opened(-1), opened(1), opened(1), opened(-1)]).toEqual([1, 2, 2, 1]);
});

it('asks for those behind the 100 of a response before its list is at its end', async () => {
  const { api, line, idsNow, candidate } = await aLine([1, 2, 3]);
  // The server answers the oldest two.
  const all = api.candidateQueue.bind(api);
  api.candidateQueue = async (kind) => {
    const queue = await all(kind);
    return { ...queue, candidates: queue.candidates.slice(0, 2) };
  };
  await line.load();
  expect(idsNow()).toEqual([1, 2]);
  api.candidates = [2, 3].map(page);
  line.decide(candidate(1), { is: 'dropped' });
  await expect.poll(idsNow).toEqual([2, 3]);
  expect(line.getState()).toMatchObject({ sending: 0, waiting: { page: 2 } });
});

it('keeps what was ticked and typed over a reload of the tab, until the verdict or another version', async () => {
  const stored = new Map<string, string>();
  async function aTab(version = 1) {
    const api = aFakeReviewApi([], stored);
    api.candidates = [{ ...page(1), version }, page(2)];
    const line = createCandidateLine(api, 'page', () => undefined);
    await line.load();
    return line;
  }
  const typed = { price: '$310' };
  const first = await aTab();
  first.change(1, { typed, ticked: ['hours'] });
  first.change(2, { campId: 'elm', facts: [], ticked: ['price'] });
  const second = await aTab();
  expect(second.getState().drafts.get(1)).toMatchObject({ typed, ticked: ['hours'] });
  // Which camp it is is asked again.
  expect(second.getState().drafts.get(2)).toMatchObject({ campId: null, ticked: null });
  expect((await aTab(2)).getState().drafts.has(1)).toBe(false);
  const [one] = second.getState().candidates ?? [];
  if (one === undefined) throw new Error('no page');
  second.decide(one, { is: 'dropped' });
  await expect.poll(() => stored.size).toBe(1);
});
