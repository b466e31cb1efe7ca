import { describe, expect, it } from 'vitest';
import { addDays } from '#base/day/calendar.ts';
import { noteSent, isRecordDue, nextRecordDay, pickRecords, putBack } from './pickRecords.ts';
import { emptyPopularMemory, forgetPopular, readPopularMemory } from './popularMemory.ts';

/** Wednesday, October 1, 2025, noon UTC. */
const NOW = Date.UTC(2025, 9, 1, 12);
const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
const HOUR_MS = DAY_MS / 24;
const monday = (weeks: number) => addDays('2025-09-29', weeks * 7);
const open = (count: number, areas = ['district:dekalb', 'zip:300']) =>
  Array.from({ length: count }, (_, at) => ({ week: monday(at + 1), areas }));
const first = () => 0;
const pick = (weeks = open(10), random = first, memory = emptyPopularMemory(), now = NOW) =>
  pickRecords(memory, weeks, now, random);

/** Each due record is sent, and the phone looks again every day. */
function sentWithin(days: number, weeks = open(50), random = first) {
  const all: { week: string; at: number }[] = [];
  let memory = emptyPopularMemory();
  for (let day = 0; day < days; day += 1) {
    const now = NOW + day * DAY_MS;
    memory = pickRecords(memory, weeks, now, random);
    if (!isRecordDue(memory, now)) continue;
    memory = noteSent(memory, now);
    all.push(...memory.sent.slice(-1));
  }
  return all;
}

describe('records', () => {
  it('are at most 4, of different weeks', () => {
    const { picked } = pick();
    expect(picked).toHaveLength(4);
    expect(new Set(picked.map(({ week }) => week)).size).toBe(4);
    expect(pick(open(2)).picked).toHaveLength(2);
  });

  it('have an area and a week and nothing else', () => {
    expect(pick(open(1)).picked).toEqual([{ area: 'district:dekalb', week: '2025-10-06' }]);
    expect(pick(open(1), () => 0.999).picked).toEqual([{ area: 'zip:300', week: '2025-10-06' }]);
  });

  it('are of weeks after this one and at most 52 weeks ahead', () => {
    const weeks = [monday(-1), monday(0), monday(1), monday(52), monday(53)].map((week) => ({
      week,
      areas: ['zip:300'],
    }));
    expect(pick(weeks).picked.map(({ week }) => week)).toEqual([monday(1), monday(52)]);
    const onMonday = pick(weeks, first, emptyPopularMemory(), NOW + 5 * DAY_MS);
    expect(onMonday.picked.map(({ week }) => week)).toEqual([monday(52), monday(53)]);
  });

  it('are sent at most 4 times a season, once a week at most, each week once', () => {
    const sent = sentWithin(300, open(50), () => 0.3);
    expect(sent).toHaveLength(4);
    const waits = sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0));
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(WEEK_MS);
    expect(new Set(sent.map(({ week }) => week)).size).toBe(4);
  });

  it('are 4 more in the next school year, of other weeks', () => {
    const sent = sentWithin(400, open(70));
    expect(sent).toHaveLength(8);
    expect(new Set(sent.map(({ week }) => week)).size).toBe(8);
  });

  it('can be seen for an hour, and wait a random while of up to seven days', () => {
    expect(pick(open(1), () => 0).dueAt).toBe(NOW + HOUR_MS);
    expect(pick(open(1), () => 0.5).dueAt).toBe(NOW + HOUR_MS + WEEK_MS / 2);
    // Booked: the next one waits, too.
    const due = { ...pick(open(6)), dueAt: NOW };
    expect(pick(open(6), first, due).dueAt).toBe(NOW);
    expect(pick(open(6).slice(1), first, due).dueAt).toBe(NOW + HOUR_MS);
    expect(nextRecordDay(pick(open(1), () => 0.5))).toBe('2025-10-04');
  });

  it('stay picked while they are open, and go when they are not', () => {
    const before = pick(open(6), () => 0.5);
    expect(pick(open(6), first, before)).toEqual(before);
    const left = open(6).filter(({ week }) => week !== before.picked[0]?.week);
    const after = pick(left, first, before);
    expect(after.picked).toHaveLength(4);
    expect(after.picked).not.toContainEqual(before.picked[0]);
    expect(pick([], first, before)).toMatchObject({ picked: [], dueAt: null });
    expect(pick(open(6, []), first, before).picked).toEqual([]);
  });

  it('are due again within two weeks after a clock that ran ahead', () => {
    const before = { ...pick(), dueAt: NOW + 400 * DAY_MS };
    expect(pick(open(10), first, before).dueAt).toBe(NOW + HOUR_MS);
  });

  it('that were refused may be sent later, and count for nothing', () => {
    const before = pick(open(1));
    const after = putBack(before, NOW, 3 * DAY_MS);
    expect(after).toMatchObject({ sent: [], picked: before.picked, dueAt: NOW + 3 * DAY_MS });
    expect(pick(open(1), first, after, NOW + DAY_MS).dueAt).toBe(NOW + 3 * DAY_MS);
  });
});

describe('what the phone remembers', () => {
  it('of a family that stops is what was sent, so that no week goes twice', () => {
    const memory = { ...noteSent(pick(), NOW), shown: { at: NOW, weeks: [] }, agreedAt: 7 };
    const after = forgetPopular(memory);
    expect(after).toMatchObject({ picked: [], dueAt: null, shown: null });
    expect(after.sent).toEqual([{ area: 'district:dekalb', week: '2025-10-06', at: NOW }]);
    expect(pick(open(1), first, after).picked).toEqual([]);
  });

  it.each([null, '', '{', '{"sent":1}', '[]'])('is nothing where %j is stored', (text) => {
    expect(readPopularMemory(text)).toEqual(emptyPopularMemory());
  });

  it('is read as it was written', () => {
    const memory = noteSent(pick(), NOW);
    expect(readPopularMemory(JSON.stringify(memory))).toEqual(memory);
  });
});
