import { expect, it } from 'vitest';
import { inCpuTime, type TraceEvent } from './cpuTime.mjs';

const main = { pid: 1, tid: 1, ph: 'X' };
const task = { ...main, name: 'RunTask', ts: 1000, dur: 40_000, tts: 500, tdur: 1200 };

it('makes a task that waited 38.8 ms for a core as long as the 1.2 ms it ran, and moves what is in it', () => {
  const script = { ...main, name: 'FunctionCall', ts: 39_900, dur: 900, tts: 1000, tdur: 600 };
  const mark = { ...main, ph: 'I', name: 'ResourceFinish', ts: 40_950, tts: 1690 };
  expect(inCpuTime([task, script, mark])).toEqual([
    { ...task, dur: 1200 },
    { ...script, ts: 1500, dur: 600 },
    { ...mark, ts: 2190 },
  ]);
});

it('leaves alone what is in no task, what is of another thread, and what has no time of its thread', () => {
  const others: TraceEvent[] = [
    { ...main, ph: 'R', name: 'firstPaint', ts: 900 },
    { ...main, ph: 'I', name: 'ResourceSendRequest', ts: 41_500, tts: 1800 },
    { ...main, tid: 2, name: 'FunctionCall', ts: 2000, dur: 300, tts: 40, tdur: 300 },
    { ...main, ph: 'R', name: 'firstContentfulPaint', ts: 2000 },
  ];
  expect(inCpuTime([task, ...others]).slice(1)).toEqual(others);
});

it('finds the task of an event among several, in any order', () => {
  const later = { ...task, ts: 60_000, dur: 2000, tts: 2000, tdur: 1500 };
  const script = { ...main, name: 'FunctionCall', ts: 61_000, dur: 800, tts: 2400, tdur: 700 };
  const [, moved] = inCpuTime([later, script, task]);
  expect(moved).toMatchObject({ ts: 60_400, dur: 700 });
});
