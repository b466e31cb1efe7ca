import { describe, expect, it } from 'vitest';
import { fallSeason as season } from '#tests/fixtures/fallSeason.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aCandidate, aListedCamp } from '#tests/fixtures/aCandidate.ts';
import type { FieldWord } from './candidate.ts';
import { choiceOf } from './candidateChoice.ts';
import { type CandidateDraft, fieldRows, newCandidateDraft } from './candidateDraft.ts';

const word = (field: string, origin: FieldWord['origin']) => ({
  field,
  origin,
  seenOn: '2025-09-03',
});
const draft = (changes: Partial<CandidateDraft> = {}) => ({ ...newCandidateDraft, ...changes });
const context = { camp: null, facts: [], seasons: [season], duplicates: 0, day: '2025-09-14' };
const session = {
  id: 'week-1',
  label: null,
  datesText: 'Oct 6-10',
  days: null,
  hours: null,
  price: null,
  ageMin: null,
  ageMax: null,
  seats: null,
  seatsSaidOn: null,
};

describe('a new camp', () => {
  const fresh = aCandidate();
  const pine = { value: 'Pine', words: null, url: null };
  it('takes every field of its source', () => {
    const { choice, problem } = choiceOf(fresh, draft(), context);
    expect(problem).toBeNull();
    expect(choice).toMatchObject({ campId: null, seasonId: 'fall-2025', takesSessions: false });
    expect(choice?.fields).toEqual(fieldRows(fresh, null, []).rows.map(({ field }) => field));
  });

  it.each([
    ['noSeason', { ...fresh, seasonId: null }, {}, 0],
    ['noSeason', { ...fresh, seasonId: 'fall-1999' }, {}, 0],
    ['noTheme', { ...fresh, fields: { providerName: pine } }, {}, 0],
    ['noName', { ...fresh, fields: { theme: pine } }, {}, 0],
    ['noTheme', fresh, { ticked: ['providerName'] }, 0],
    ['whichCamp', fresh, {}, 1],
    ['typed', fresh, { typed: { ageMin: '13' } }, 0],
    ['typed', fresh, { typed: { price: 'x'.repeat(101) } }, 0],
  ] as const)('is not taken: %s', (problem, candidate, set, duplicates) => {
    const taken = choiceOf(candidate, draft(set), { ...context, duplicates });
    expect(taken).toMatchObject({ choice: null, problem });
  });

  it('is a new one once a reviewer has said so', () => {
    const { choice } = choiceOf(fresh, draft({ isOther: true }), { ...context, duplicates: 2 });
    expect(choice).toMatchObject({ campId: null });
  });

  it('waits for whose words the camp has that it is', () => {
    const camp = aCamp({ price: '$300' });
    const set = draft({ campId: camp.id });
    expect(choiceOf(fresh, set, { ...context, camp, duplicates: 1 }).problem).toBe('noFacts');
    const known = draft({ campId: camp.id, facts: [] });
    expect(choiceOf(fresh, known, { ...context, camp, duplicates: 1 }).choice).toMatchObject({
      campId: camp.id,
    });
  });

  it('goes into the season that a reviewer chooses', () => {
    const set = draft({ seasonId: 'fall-2025' });
    expect(choiceOf({ ...fresh, seasonId: null }, set, context).choice).toMatchObject({
      seasonId: 'fall-2025',
    });
  });
});

describe('a change', () => {
  const camp = aCamp({ price: '$300', hours: '9-3', providerName: 'Pine' });
  const changed = aCandidate({ kind: 'changed', camp: aListedCamp(camp) });
  const facts = [word('price', 'provider'), word('hours', 'source'), word('providerName', 'desk')];
  const about = { ...context, camp, facts };

  it("leaves the camp's own word until it is ticked", () => {
    const { rows } = fieldRows(changed, camp, facts);
    expect(rows.filter(({ isProviders }) => isProviders).map(({ field }) => field)).toEqual([
      'price',
    ]);
    const suggested = choiceOf(changed, draft(), about).choice?.fields;
    expect(suggested).toContain('hours');
    expect(suggested).toContain('providerName');
    expect(suggested).not.toContain('price');
    const ticked = choiceOf(changed, draft({ ticked: ['price'] }), about).choice;
    expect(ticked?.fields).toEqual(['price']);
  });

  it('names fields of which both say the same', () => {
    const { rows, same } = fieldRows(changed, camp, facts);
    expect(same).toContain('datesText');
    expect(rows.map(({ field }) => field)).not.toContain('datesText');
  });

  it("fills what the camp has not said, though its emptiness was the camp's", () => {
    const silent = { ...camp, price: null };
    expect(
      fieldRows(changed, silent, facts).rows.find(({ field }) => field === 'price'),
    ).toMatchObject({ isProviders: false });
  });

  it('takes what was typed instead of what the source says, and the days of typed dates', () => {
    const set = draft({
      ticked: ['price', 'hours'],
      typed: { price: '$310', datesText: 'Oct 6-7' },
    });
    expect(choiceOf(changed, set, about).choice).toMatchObject({
      fields: ['hours'],
      values: { price: '$310', datesText: 'Oct 6-7' },
      days: ['2025-10-06', '2025-10-07'],
    });
  });

  it('is not taken where nothing is ticked', () => {
    expect(choiceOf(changed, draft({ ticked: [] }), about).problem).toBe('nothing');
  });

  it('takes other sessions together, unless the camp itself has said its dates', () => {
    const sessions = { ...changed, sessions: [session] };
    expect(choiceOf(sessions, draft({ ticked: [] }), about).choice?.takesSessions).toBe(true);
    const own = { ...about, facts: [word('datesText', 'provider')] };
    expect(choiceOf(sessions, draft(), own).choice?.takesSessions).toBe(false);
    expect(choiceOf(sessions, draft({ takesSessions: true }), own).choice?.takesSessions).toBe(
      true,
    );
    // Seats are no other words.
    const same = { ...camp, sessions: [{ ...session, seats: 'few' as const }] };
    expect(choiceOf(sessions, draft(), { ...about, camp: same }).choice?.takesSessions).toBe(false);
  });
});
