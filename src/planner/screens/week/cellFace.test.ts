import { emptySnapshot } from '#family/rules/plan/planEntry.ts';
import { describe, expect, it } from 'vitest';
import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import type { CoverageClaim } from '#planner/rules/coverage/dayCell.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { cellFace } from './cellFace.ts';
import { gridMove } from './gridMove.ts';
import { hourBlocks } from './hourBlocks.ts';
import { openCell } from './openCell.ts';
import { rowSentence } from './rowSentence.ts';

const NEED = { from: 540, to: 990 };
const aCell = (fields: Partial<ChildCell> = {}): ChildCell => ({
  day: '2025-10-08',
  school: {
    kind: 'off',
    name: 'Fall Break',
    source: 'district',
    isConfirmed: true,
    letsOutAt: null,
    caveat: null,
  },
  need: NEED,
  home: [],
  claims: [],
  cover: 'open',
  gaps: [NEED],
  clashes: [],
  isOver: false,
  ...fields,
});
const aClaim = (fields: Partial<CoverageClaim> = {}): CoverageClaim => ({
  entryId: 'entry-1',
  status: 'planned',
  hours: NEED,
  extended: [],
  place: null,
  isListed: true,
  ...fields,
});
const claimed = (status: CoverageClaim['status']) => aCell({ claims: [aClaim({ status })] });
const entry = aPlanEntry();

describe('the face of a day', () => {
  it.each([
    [{ closes: 3, helps: 5, notListed: 11 }, '3 fit'],
    [{ closes: 1, helps: 0, notListed: 0 }, '1 fits'],
    [{ closes: 0, helps: 3, notListed: 11 }, '3 partly'],
    [{ closes: 0, helps: 1, notListed: 0 }, '1 partly'],
    [{ closes: 0, helps: 0, notListed: 11 }, '11 to ask'],
    [{ closes: 0, helps: 0, notListed: 1 }, '1 to ask'],
    [{ closes: 0, helps: 0, notListed: 0 }, 'none fit'],
  ])('is open without any entry and shows what %o do for it: %s', (fits, time) => {
    expect(cellFace(aCell(), [], fits)).toMatchObject({
      look: 'open',
      name: 'Open',
      time,
      spoken: `Open, ${time}`,
    });
  });

  it('shows camp, hours and status of a covered day', () => {
    const cell = aCell({ cover: 'covered', gaps: [], claims: [aClaim()] });
    expect(cellFace(cell, [entry], null)).toMatchObject({
      look: 'full',
      name: 'Pine & Paddle',
      time: '9–4:30',
      sign: 'pen',
      spoken: 'Pine & Paddle, 9–4:30, covered, Planned',
    });
  });

  it('is full on a day that misses 30 minutes, with a notch and what is missing in words', () => {
    const hours = { from: 540, to: 960 };
    const gaps = [{ from: 960, to: 990 }];
    const cell = aCell({ cover: 'near', gaps, claims: [aClaim({ hours })] });
    expect(cellFace(cell, [entry], null)).toMatchObject({
      look: 'full',
      time: '9–4',
      held: [hours],
      spoken: 'Pine & Paddle, 9–4, covered, 30 min short, Planned',
    });
    const blocks = hourBlocks(cell, [entry], { from: 480, to: 1050 });
    expect(blocks.map(({ look }) => look)).toEqual(['planned']);
  });

  it('shows the hours of a covered day with their care', () => {
    const hours = { from: 540, to: 900 };
    const claim = aClaim({ hours, extended: [{ from: 900, to: 1020 }] });
    const cell = aCell({ cover: 'covered', gaps: [], claims: [claim] });
    expect(cellFace(cell, [entry], null).time).toBe('9–5');
    expect(hourBlocks(cell, [entry], { from: 480, to: 1050 })[0]?.words).toBe('9–5');
  });

  it.each([
    [{ from: 720, to: 990 }, 'to 12'],
    [{ from: 540, to: 600 }, 'from 10'],
  ])('with a gap of %o says %s', (gap, time) => {
    const cell = aCell({ cover: 'part', gaps: [gap], claims: [aClaim()] });
    expect(cellFace(cell, [entry], null)).toMatchObject({ look: 'part', time });
  });

  it('with a camp whose hours nobody gave is never shown as covered', () => {
    const cell = aCell({ cover: 'unknown', claims: [aClaim({ hours: 'unknown' })] });
    const face = cellFace(cell, [entry], null);
    expect(face).toMatchObject({ look: 'unknown', time: 'Hours?' });
    expect(face.spoken).toContain('not counted');
  });

  it.each([
    ['waitlisted', 'waiting', 'Waiting'],
    ['considering', 'maybe', 'Maybe'],
  ] as const)('with a camp that is %s is no cover: %s', (status, look, time) => {
    const cell = aCell({ claims: [aClaim({ status })] });
    expect(cellFace(cell, [{ ...entry, status }], null)).toMatchObject({ look, time });
  });

  it('shows one of two simultaneous camps and warns of the other', () => {
    const cell = aCell({
      cover: 'covered',
      gaps: [],
      claims: [aClaim(), aClaim({ entryId: 'entry-2', hours: { from: 540, to: 720 } })],
      clashes: [{ entryIds: ['entry-1', 'entry-2'], isCertain: true }],
    });
    const face = cellFace(cell, [entry, aPlanEntry({ id: 'entry-2' })], null);
    expect(face).toMatchObject({ isClash: true, sign: 'warn' });
    expect(face.clash).toHaveLength(1);
    expect(face.spoken).toContain('double booked');
  });

  it('says “Over” of a past day without a known calendar, and “Not known” of one ahead', () => {
    const school = { ...aCell().school, kind: 'unknown', name: null, isConfirmed: false } as const;
    const unknown = { cover: 'none', need: null, gaps: [], school } as const;
    expect(cellFace(aCell(unknown), [], null).time).toBe('Not known');
    expect(cellFace(aCell({ ...unknown, isOver: true }), [], null).time).toBe('Over');
  });

  it('names the person at home and only proposes a holiday', () => {
    const home = [{ who: 'Grandma', span: null, rowId: 'h', holiday: null }];
    expect(cellFace(aCell({ cover: 'home', gaps: [], home }), [], null)).toMatchObject({
      look: 'home',
      time: 'Grandma',
      // In the narrowest cells.
      initial: 'G.',
      nameInitial: '',
    });
    const own = aPlanEntry({ snapshot: { ...emptySnapshot, providerName: 'Grandma' } });
    expect(
      cellFace(aCell({ cover: 'covered', gaps: [], claims: [aClaim()] }), [own], null),
    ).toMatchObject({
      name: 'Grandma',
      nameInitial: 'G.',
    });
    const short = [{ who: 'Ben', span: null, rowId: 'h', holiday: null }];
    expect(cellFace(aCell({ cover: 'home', gaps: [], home: short }), [], null).initial).toBe('');
    const proposed = [{ who: '', span: null, rowId: null, holiday: 'thanksgiving' as const }];
    const guess = cellFace(aCell({ cover: 'guess', gaps: [], home: proposed }), [], null);
    expect(guess).toMatchObject({
      look: 'guess',
      entry: null,
      spoken: 'Home, You?, our guess, not counted as covered',
    });
  });

  it('opens the entry of the day, else its candidates, else its kind', () => {
    const cell = aCell();
    expect(openCell(cell, { look: 'full', entry }, 'maya').kind).toBe('entry');
    expect(openCell(cell, { look: 'open', entry: null }, 'maya').kind).toBe('day');
    expect(openCell(cell, { look: 'none', entry: null }, 'maya').kind).toBe('home');
  });

  it('is over before today: grey, without camps that fit, with what was booked', () => {
    const over = cellFace(aCell({ isOver: true }), [], { closes: 14, helps: 0, notListed: 0 });
    expect(over).toMatchObject({ look: 'over', time: 'Over', spoken: 'Over' });
    const booked = aCell({ isOver: true, cover: 'covered', gaps: [], claims: [aClaim()] });
    const face = cellFace(booked, [entry], null);
    expect(face).toMatchObject({ look: 'over', name: 'Pine & Paddle', time: 'Over', held: [] });
    expect(face.spoken).toBe('Pine & Paddle, Over, Planned');
    expect(openCell(booked, face, 'maya').kind).toBe('entry');
    expect(openCell(aCell({ isOver: true }), over, 'maya').kind).toBe('day');
  });
});

const near = (date: string, minutes: number) =>
  aCell({ day: `2025-10-${date}`, cover: 'near', gaps: [{ from: 990 - minutes, to: 990 }] });

describe('the sentence of a row', () => {
  it('names a day that ends early and open days', () => {
    const cells = [
      aCell({ day: '2025-10-09', cover: 'part', gaps: [{ from: 750, to: 990 }] }),
      aCell({ day: '2025-10-10' }),
    ];
    expect(rowSentence(cells)).toBe('Thursday ends at 12:30. Friday is open.');
  });

  it('names the dates in a break of several weeks', () => {
    const cells = [aCell({ day: '2026-12-24' }), aCell({ day: '2026-12-28' })];
    expect(rowSentence(cells)).toBe('Thu, Dec 24 and Mon, Dec 28 are open.');
  });

  it('says what is missing at both ends, and what begins late', () => {
    const need = { from: 510, to: 1050 };
    const gaps = [
      { from: 510, to: 540 },
      { from: 900, to: 1050 },
    ];
    const both = (date: string) => aCell({ day: `2025-10-${date}`, cover: 'part', need, gaps });
    expect(rowSentence([both('09')])).toBe('Thursday: 8:30–9 and 3–5:30 are missing.');
    expect(rowSentence([both('09'), both('10')])).toBe(
      'Thursday and Friday: 8:30–9 and 3–5:30 are missing.',
    );
    const late = aCell({ cover: 'part', need, gaps: gaps.slice(0, 1) });
    expect(rowSentence([late])).toBe('Wednesday: 8:30–9 is missing.');
    const early = aCell({ cover: 'part', need, gaps: gaps.slice(1) });
    expect(rowSentence([both('09'), early])).toBe('Thursday and Wednesday are partly covered.');
    const ends = (date: string) => ({ ...early, day: `2025-10-${date}` });
    expect(rowSentence([ends('09'), ends('10')])).toBe('Thursday and Friday: 3–5:30 is missing.');
  });

  it('says how much days that count are short of', () => {
    expect(rowSentence([near('09', 30)])).toBe('Thursday is 30 min short.');
    expect(rowSentence([near('09', 30), near('10', 15)])).toBe(
      'Thursday and Friday are up to 30 min short.',
    );
    const many = ['06', '07', '08', '09', '10'].map((date) => near(date, 30));
    expect(rowSentence(many)).toBe('5 days are 30 min short.');
  });

  it('counts many open days', () => {
    const days = ['06', '07', '08', '09', '10'].map((date) => aCell({ day: `2025-10-${date}` }));
    expect(rowSentence(days)).toBe('5 days are open.');
  });

  it('says that a day at home is a guess', () => {
    expect(rowSentence([aCell({ cover: 'guess' })])).toBe('Wednesday: home, we guess.');
  });

  it('leaves out days that are over', () => {
    const over = aCell({ day: '2025-10-06', isOver: true });
    expect(rowSentence([over, aCell({ day: '2025-10-10' })])).toBe('Friday is open.');
    expect(rowSentence([over])).toBe('');
  });

  it('praises full coverage and is empty where no child needs care', () => {
    expect(rowSentence([aCell({ cover: 'covered' }), aCell({ cover: 'home' })])).toBe(
      'Every day is covered.',
    );
    expect(rowSentence([aCell({ cover: 'none' })])).toBe('');
  });

  it('distinguishes waitlisted from open days', () => {
    const waiting = aCell({ claims: [aClaim({ status: 'waitlisted' })] });
    expect(rowSentence([waiting])).toBe('Wednesday is waitlisted.');
  });

  it('calls a day whose camp is only considered a maybe, as its cell does', () => {
    const maybe = (day: string) =>
      aCell({ day: `2025-10-${day}`, claims: [aClaim({ status: 'considering' })] });
    expect(rowSentence([maybe('09')])).toBe('Thursday is a maybe, still open.');
    expect(rowSentence([maybe('09'), aCell({ day: '2025-10-10' }), maybe('07')])).toBe(
      'Friday is open. Thursday and Tuesday are maybes, still open.',
    );
  });
});

describe('the hours of a day', () => {
  const range = { from: 480, to: 1050 };

  it('draw each gap to scale beside the booked hours', () => {
    const claims = [aClaim({ hours: { from: 540, to: 720 } })];
    const cell = aCell({ cover: 'part', gaps: [{ from: 720, to: 990 }], claims });
    expect(hourBlocks(cell, [entry], range).map(({ look, span }) => [look, span])).toEqual([
      ['planned', { from: 540, to: 720 }],
      ['gap', { from: 720, to: 990 }],
    ]);
  });

  it('show what was booked and no gap on a day that is over', () => {
    const claims = [aClaim({ hours: { from: 540, to: 720 } })];
    const cell = aCell({ cover: 'part', gaps: [{ from: 720, to: 990 }], claims, isOver: true });
    expect(hourBlocks(cell, [entry], range).map(({ look, name }) => [look, name])).toEqual([
      ['over', 'Pine & Paddle'],
    ]);
  });

  it('show no gap beside a spot on a waitlist, as the poster counts the day as waiting, not as open', () => {
    expect(hourBlocks(claimed('waitlisted'), [entry], range)).toMatchObject([
      { look: 'waiting', row: 0 },
    ]);
    expect(hourBlocks(claimed('considering'), [entry], range)).toMatchObject([
      { look: 'gap', row: 0 },
      { look: 'maybe', row: 1 },
    ]);
  });

  it('show no gap where hours are unknown', () => {
    const cell = aCell({ cover: 'unknown', claims: [aClaim({ hours: 'unknown' })] });
    expect(hourBlocks(cell, [entry], range).map(({ look }) => look)).toEqual(['unknown']);
  });
});

it.each([
  ['ArrowRight', { row: 0, column: 1 }],
  ['ArrowDown', { row: 1, column: 0 }],
  ['End', { row: 0, column: 4 }],
  ['ArrowLeft', null],
  ['ArrowUp', null],
  ['a', null],
])('%s in the first cell leads to %o', (key, next) => {
  expect(gridMove(key, { row: 0, column: 0 }, { rows: 2, columns: 5 })).toEqual(next);
});
