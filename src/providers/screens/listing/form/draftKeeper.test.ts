import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '#providers/store/outbox/outbox.ts';
import { createDraftKeeper } from './draftKeeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const draft = (city: string): Draft => ({
  id: 'new',
  entryId: null,
  submissionId: '',
  typedAt: {},
  values: { city },
  logo: null,
  startedAt: 1,
  writtenAt: 2,
});

/** Stores what it is given once `answer` is called, in that order. */
function slowStorage() {
  const stored: string[] = [];
  const kept: boolean[] = [];
  const answers: (() => void)[] = [];
  const later = (word: string) =>
    new Promise<void>((resolve) => {
      answers.push(() => {
        stored.push(word);
        resolve();
      });
    });
  const keeper = createDraftKeeper({
    save: ({ values }) => later(values.city ?? ''),
    remove: () => later('removed'),
    onSaved: (isSaved) => kept.push(isSaved),
  });
  const answer = async () => {
    answers.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { keeper, stored, kept, answers, answer };
}

test('stores continuous typing with the latest letters', async () => {
  const { keeper, stored, answers, answer } = slowStorage();
  for (const city of ['D', 'De', 'Dec', 'Deca']) {
    expect(answers).toHaveLength(0);
    keeper.change(draft(city));
    await vi.advanceTimersByTimeAsync(120);
  }
  await answer();
  expect(stored).toEqual(['Deca']);
});

test('stores once when the page is hidden', async () => {
  const { keeper, stored, answer } = slowStorage();
  keeper.change(draft('D'));
  const done = keeper.flush();
  await vi.advanceTimersByTimeAsync(0);
  await answer();
  await done;
  await vi.advanceTimersByTimeAsync(5000);
  await answer();
  expect(stored).toEqual(['D']);
});

test('never lets a slow write overwrite a later one', async () => {
  const { keeper, stored, answers, answer } = slowStorage();
  keeper.change(draft('D'));
  void keeper.flush();
  keeper.change(draft('Decatur'));
  void keeper.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toHaveLength(1);
  await answer();
  await answer();
  expect(stored).toEqual(['D', 'Decatur']);
});

test('leaves no draft of a sent form', async () => {
  const { keeper, stored, answer } = slowStorage();
  keeper.change(draft('D'));
  void keeper.flush();
  keeper.change(draft('De'));
  void keeper.drop('new');
  await vi.advanceTimersByTimeAsync(5000);
  await answer();
  await answer();
  await vi.advanceTimersByTimeAsync(5000);
  expect(stored).toEqual(['D', 'removed']);
});

test('reports full storage until it works again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const kept: boolean[] = [];
  let isFull = true;
  const keeper = createDraftKeeper({
    save: () => (isFull ? Promise.reject(new Error('QuotaExceededError')) : Promise.resolve()),
    remove: () => Promise.resolve(),
    onSaved: (isSaved) => kept.push(isSaved),
  });
  keeper.change(draft('D'));
  expect(await keeper.flush()).toBe(false);
  isFull = false;
  keeper.change(draft('De'));
  expect(await keeper.flush()).toBe(true);
  expect(kept).toEqual([false, true]);
  expect(logged).toHaveBeenCalledTimes(1);
});
