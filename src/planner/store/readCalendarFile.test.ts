import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CalendarWord } from '#planner/worker/calendar/calendarMessages.ts';
import { readCalendarFile, type StartCalendarWorker } from './readCalendarFile.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const file = new Blob([
  'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260907\nSUMMARY:Labor Day\nEND:VEVENT\nEND:VCALENDAR',
]);
const laborDay = { kind: 'preview', days: [{ name: 'Labor Day', from: '2026-09-07' }] };

/** A worker that is told what to say, and whether it has been ended. */
function handWorker() {
  const idle: { say: (word: CalendarWord) => void; lose: () => void } = {
    say: () => undefined,
    lose: () => undefined,
  };
  const seen = { asked: 0, ended: 0, ...idle };
  const start: StartCalendarWorker = (hear, lose) => {
    Object.assign(seen, { say: hear, lose });
    return { ask: () => (seen.asked += 1), end: () => (seen.ended += 1) };
  };
  return { seen, start };
}

function read(start: StartCalendarWorker) {
  const shares: number[] = [];
  const control = new AbortController();
  const found = readCalendarFile(
    start,
    { file, today: '2026-08-01' },
    { onShare: (share) => shares.push(share), signal: control.signal },
  );
  return { found, shares, cancel: () => control.abort() };
}

test('a worker reads the file, reports its progress and ends', async () => {
  const { seen, start } = handWorker();
  const { found, shares } = read(start);
  seen.say({ share: 0.5 });
  seen.say({ found: { kind: 'refusal', reason: 'noDays' } });
  expect(await found).toEqual({ kind: 'refusal', reason: 'noDays' });
  expect({ ...seen, shares }).toMatchObject({ asked: 1, ended: 1, shares: [0.5] });
});

test('a cancel ends the worker, and what it still says is not heard', async () => {
  const { seen, start } = handWorker();
  const { found, shares, cancel } = read(start);
  cancel();
  seen.say({ share: 0.9 });
  seen.lose();
  expect(await found).toBeNull();
  expect({ ended: seen.ended, shares }).toEqual({ ended: 1, shares: [] });
});

test('a failure of the worker is passed on', async () => {
  const { seen, start } = handWorker();
  const { found } = read(start);
  seen.say({ failure: 'RangeError: broken' });
  await expect(found).rejects.toThrow('RangeError: broken');
});

test.each<[string, (made: ReturnType<typeof handWorker>) => StartCalendarWorker, () => void]>([
  [
    'may start',
    () => () => {
      throw new Error('refused');
    },
    () => undefined,
  ],
  [
    'has its script',
    ({ seen, start }) =>
      (hear, lose) => {
        const worker = start(hear, lose);
        queueMicrotask(() => seen.lose());
        return worker;
      },
    () => undefined,
  ],
  ['sends a word', ({ start }) => start, () => vi.advanceTimersByTime(5000)],
])('the file is read on the page when no worker %s', async (_, starter, wait) => {
  const { found } = read(starter(handWorker()));
  wait();
  expect(await found).toMatchObject(laborDay);
});

test('a file over 2 MB is refused before it is read', async () => {
  const huge = new Blob([' '.repeat(2_000_001)]);
  const arrayBuffer = vi.spyOn(huge, 'arrayBuffer');
  const found = readCalendarFile(
    () => {
      throw new Error('refused');
    },
    { file: huge, today: '2026-08-01' },
    { onShare: () => undefined, signal: new AbortController().signal },
  );
  expect(await found).toEqual({ kind: 'refusal', reason: 'tooBig' });
  expect(arrayBuffer).not.toHaveBeenCalled();
});

test('a cancel on the page ends the work there', async () => {
  const { found, cancel } = read(() => {
    throw new Error('refused');
  });
  cancel();
  expect(await found).toBeNull();
});
