import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CalendarReply } from '#planner/worker/calendar/calendarMessages.ts';
import { readCalendarFile, type StartCalendarWorker } from './readCalendarFile.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const file = new Blob([
  'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260907\nSUMMARY:Labor Day\nEND:VEVENT\nEND:VCALENDAR',
]);
const laborDay = { kind: 'preview', days: [{ name: 'Labor Day', from: '2026-09-07' }] };

/** A worker whose replies and errors a test sends, with the counts of its requests and ends. */
function handWorker() {
  const idle: { reply: (reply: CalendarReply) => void; fail: () => void } = {
    reply: () => undefined,
    fail: () => undefined,
  };
  const seen = { posted: 0, terminated: 0, ...idle };
  const start: StartCalendarWorker = (onMessage, onError) => {
    Object.assign(seen, { reply: onMessage, fail: onError });
    return { post: () => (seen.posted += 1), terminate: () => (seen.terminated += 1) };
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
  seen.reply({ share: 0.5 });
  seen.reply({ found: { kind: 'refusal', reason: 'noDays' } });
  expect(await found).toEqual({ kind: 'refusal', reason: 'noDays' });
  expect({ ...seen, shares }).toMatchObject({ posted: 1, terminated: 1, shares: [0.5] });
});

test('a cancel ends the worker, and what it still says is not heard', async () => {
  const { seen, start } = handWorker();
  const { found, shares, cancel } = read(start);
  cancel();
  seen.reply({ share: 0.9 });
  seen.fail();
  expect(await found).toBeNull();
  expect({ terminated: seen.terminated, shares }).toEqual({ terminated: 1, shares: [] });
});

test('a file whose reading was canceled before is not read', async () => {
  const { seen, start } = handWorker();
  const request = { file, today: '2026-08-01' };
  const found = readCalendarFile(start, request, {
    onShare: () => undefined,
    signal: AbortSignal.abort(),
  });
  expect(await found).toBeNull();
  expect(seen.posted).toBe(0);
});

test('a failure of the worker is passed on', async () => {
  const { seen, start } = handWorker();
  const { found } = read(start);
  seen.reply({ failure: 'RangeError: broken' });
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
      (onMessage, onError) => {
        const worker = start(onMessage, onError);
        queueMicrotask(() => seen.fail());
        return worker;
      },
    () => undefined,
  ],
  ['sends a reply', ({ start }) => start, () => vi.advanceTimersByTime(5000)],
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
