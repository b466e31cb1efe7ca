import { describe, expect, it, test } from 'vitest';
import {
  afterOffer,
  dueOffer,
  NO_OFFERS_YET,
  type OfferFacts,
  type OfferMemory,
  withoutFuture,
} from './dueOffer.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = Date.UTC(2026, 8, 15, 12);

const facts = (more: Partial<OfferFacts> = {}): OfferFacts => ({
  now: NOW,
  saved: 5,
  canInstall: true,
  hasBackup: false,
  isPersisted: false,
  ...more,
});
const savedFor = (ms: number): OfferMemory => ({ ...NO_OFFERS_YET, savedSince: NOW - ms });

describe('the offer to install', () => {
  test.each([
    ['while nothing is saved', NO_OFFERS_YET, { saved: 0 }],
    ['right after the first heart', savedFor(29 * MINUTE), { saved: 1 }],
    ['where the family has removed it all again', savedFor(9 * DAY), { saved: 0 }],
    ['where installing does not work', savedFor(30 * MINUTE), { canInstall: false }],
  ])('does not come %s', (_, memory, more) => {
    expect(dueOffer(memory, facts(more))).toBeNull();
  });

  it('comes half an hour after the first heart', () => {
    expect(dueOffer(savedFor(30 * MINUTE), facts({ saved: 1 }))).toBe('install');
  });

  it('rests for 30 days after "Not now"', () => {
    const memory = afterOffer(savedFor(DAY), 'install', 'declined', NOW);
    const after = (ms: number) => dueOffer(memory, facts({ now: NOW + ms, hasBackup: true }));
    expect(after(30 * DAY - 1)).toBeNull();
    expect(after(30 * DAY)).toBe('install');
  });

  it('rests for a week when nobody answered', () => {
    const memory = afterOffer(savedFor(DAY), 'install', 'shown', NOW);
    const after = (ms: number) => dueOffer(memory, facts({ now: NOW + ms, hasBackup: true }));
    expect(after(7 * DAY - 1)).toBeNull();
    expect(after(7 * DAY)).toBe('install');
  });
});

describe('the reminder to make a backup', () => {
  const cannotInstall = { canInstall: false };
  test.each([
    ['two things', { saved: 2 }],
    ['a backup was made', { hasBackup: true }],
    ['the browser keeps it', { isPersisted: true }],
  ])('does not come: %s', (_, more) => {
    expect(dueOffer(savedFor(9 * DAY), facts({ ...cannotInstall, ...more }))).toBeNull();
  });

  it('comes a day after the first heart', () => {
    expect(dueOffer(savedFor(DAY - 1), facts(cannotInstall))).toBeNull();
    expect(dueOffer(savedFor(DAY), facts(cannotInstall))).toBe('backup');
  });

  it('comes once a week at most', () => {
    const memory = afterOffer(savedFor(9 * DAY), 'backup', 'declined', NOW);
    const after = (ms: number) => dueOffer(memory, facts({ ...cannotInstall, now: NOW + ms }));
    expect(after(7 * DAY - 1)).toBeNull();
    expect(after(7 * DAY)).toBe('backup');
  });

  it('waits a day after the offer to install', () => {
    const memory = afterOffer(savedFor(9 * DAY), 'install', 'declined', NOW);
    expect(dueOffer(memory, facts({ now: NOW + DAY - 1 }))).toBeNull();
    expect(dueOffer(memory, facts({ now: NOW + DAY }))).toBe('backup');
  });
});

it('ignores times recorded by a fast clock', () => {
  const ahead = afterOffer(savedFor(-900 * DAY), 'install', 'declined', NOW + 900 * DAY);
  expect(withoutFuture(ahead, NOW)).toEqual(NO_OFFERS_YET);
  const today = afterOffer(savedFor(DAY), 'install', 'declined', NOW);
  expect(withoutFuture(today, NOW)).toEqual(today);
  // As after a minute of drift that was corrected.
  expect(withoutFuture(today, NOW - MINUTE)).toEqual(today);
  expect(dueOffer(today, facts({ now: NOW - MINUTE }))).toBeNull();
});
