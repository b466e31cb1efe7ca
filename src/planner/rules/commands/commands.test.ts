import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { undecidedEntry } from '#family/rules/plan/planEntry.ts';
import { type AtHome, FamilyPlanSchema, type OwnDays } from '#family/rules/plan/planRows.ts';
import { changeRow } from './changeRow.ts';
import {
  importDays,
  importedRows,
  isNewerVersion,
  setAtHome,
  setNotAtHome,
  settle,
} from './dayCommands.ts';
import {
  addBackup,
  backupsToOffer,
  alternatives,
  onDays,
  putEntry,
  setDays,
  setEntry,
  takeBackup,
  takeFirst,
  withoutDays,
} from './entryCommands.ts';

const first = aPlanEntry({ id: 'first', status: 'waitlisted' });
const backup = aPlanEntry({ id: 'backup', campId: 'owls', status: 'considering', rank: 2 });

describe('changing days', () => {
  it('resets a confirmed entry to planned', () => {
    const moved = onDays(aPlanEntry({ status: 'confirmed' }), ['2025-10-09', '2025-10-08']);
    expect(moved).toMatchObject({ status: 'planned', days: ['2025-10-08', '2025-10-09'] });
  });

  it.each(['registered', 'confirmed'] as const)(
    'sets an entry that was %s back to planned with its new days',
    (status) => {
      expect(setDays(aPlanEntry({ status }), ['2025-10-08'])).toEqual({
        kind: 'plan',
        id: 'entry-1',
        set: { days: ['2025-10-08'], status: 'planned' },
      });
    },
  );

  it.each(['considering', 'planned', 'waitlisted', 'cancelled'] as const)(
    'leaves an entry that is %s as it is',
    (status) => {
      expect(setDays(aPlanEntry({ status }), ['2025-10-08']).set).toEqual({ days: ['2025-10-08'] });
    },
  );

  it('changes nothing for the same days', () => {
    const entry = aPlanEntry({ status: 'confirmed' });
    expect(onDays(entry, ['2025-10-07', '2025-10-06'])).toBe(entry);
  });

  it('keeps the confirmation with one day less and removes the entry without days', () => {
    const entry = aPlanEntry({ status: 'confirmed' });
    expect(changeRow(putEntry(entry), withoutDays(entry, ['2025-10-06']))?.after.row).toMatchObject(
      {
        days: ['2025-10-07'],
        status: 'confirmed',
      },
    );
    const last = aPlanEntry({ days: ['2025-10-06'] });
    expect(changeRow(putEntry(last), withoutDays(last, ['2025-10-06']))?.after.row).toBeNull();
  });
});

describe('changing fields', () => {
  it('names no other field of an entry', () => {
    expect(setEntry(aPlanEntry(), { note: 'Hat' })).toEqual({
      kind: 'plan',
      id: 'entry-1',
      set: { note: 'Hat' },
    });
  });

  it('stores the days and the listing that were shown with the first decision about a camp', () => {
    const { days, snapshot } = aPlanEntry();
    const shown = { ...undecidedEntry('owls', 'Owls'), days, snapshot };
    expect(setEntry(shown, { childId: 'maya' }).set).toEqual({ childId: 'maya', days, snapshot });
    expect(setEntry({ ...shown, childId: 'maya' }, { note: 'Hat' }).set).toEqual({ note: 'Hat' });
  });
});

describe('a second choice', () => {
  it('is ranked last and covers nothing', () => {
    const [change] = addBackup([first, backup], first, aPlanEntry({ id: 'c', status: 'planned' }));
    expect(change).toMatchObject({ row: { rank: 3, status: 'considering', wantId: first.wantId } });
  });

  it.each(['waitlisted', 'cancelled'] as const)('is offered when the first is %s', (status) => {
    expect(backupsToOffer([{ ...first, status }, backup])).toEqual([
      { first: { ...first, status }, backup },
    ]);
  });

  it.each(['considering', 'planned', 'registered', 'confirmed'] as const)(
    'is not offered while the first is %s',
    (status) => {
      expect(backupsToOffer([{ ...first, status }, backup])).toEqual([]);
    },
  );

  it('is not offered when it holds the days already', () => {
    expect(backupsToOffer([first, { ...backup, status: 'planned' }])).toEqual([]);
  });

  it('covers the days once taken while the first keeps waiting', () => {
    expect(takeBackup(backup)).toMatchObject([{ id: 'backup', set: { status: 'planned' } }]);
  });

  it('is cancelled when the first gets a place', () => {
    const held = { ...backup, status: 'planned' } as const;
    expect(takeFirst([first, held], first)).toMatchObject([
      { id: 'first', set: { status: 'confirmed' } },
      { id: 'backup', set: { status: 'cancelled' } },
    ]);
  });

  it('is the one of the lowest rank that is only considered, of the same days', () => {
    const third = { ...backup, id: 'third', rank: 3 };
    const cancelled = { ...backup, id: 'cancelled', status: 'cancelled' } as const;
    const other = { ...backup, id: 'other', rank: 0, wantId: 'want-2' };
    const offered = [{ first, backup }];
    expect(backupsToOffer([third, cancelled, other, backup, first])).toEqual(offered);
  });

  it('is not offered while any other choice holds the days', () => {
    const third = { ...backup, id: 'third', rank: 3, status: 'planned' } as const;
    expect(backupsToOffer([first, backup, third])).toEqual([]);
  });

  it('is not offered where there is none', () => {
    expect(backupsToOffer([first])).toEqual([]);
  });

  it('stays when the first gets a place and it holds no days', () => {
    expect(takeFirst([first, backup], first)).toHaveLength(1);
    const held = { ...first, status: 'planned' } as const;
    expect(takeFirst([held], held)).toEqual([setEntry(held, { status: 'confirmed' })]);
  });

  it('is listed by rank, then by id, and only for the same days', () => {
    const ids = (entries: Parameters<typeof alternatives>[0]) =>
      alternatives(entries, first.wantId).map(({ id }) => id);
    const twin = { ...backup, id: 'aaa' };
    const other = { ...backup, id: 'other', wantId: 'want-2' };
    expect(ids([backup, other, twin, first])).toEqual(['first', 'aaa', 'backup']);
    expect(ids([twin, first, backup])).toEqual(['first', 'aaa', 'backup']);
  });

  it('is no alternative once cancelled', () => {
    expect(alternatives([first, { ...backup, status: 'cancelled' }], first.wantId)).toEqual([
      first,
    ]);
  });
});

const athome: AtHome = {
  id: 'h1',
  childId: 'maya',
  day: '2025-11-27',
  isHome: true,
  who: 'Grandma',
  span: null,
};

describe('a day at home', () => {
  it('replaces an earlier answer for this child and day only', () => {
    const others = [
      { ...athome, id: 'h2', childId: 'leo' },
      { ...athome, id: 'h3', day: '2025-11-28' },
    ];
    const said = { childId: 'maya', day: '2025-11-27', who: 'Robin', span: { from: 540, to: 720 } };
    expect(setAtHome([athome, ...others], 'new', said)).toEqual([
      { kind: 'home', id: 'h1', row: null },
      { kind: 'home', id: 'new', row: { id: 'new', isHome: true, ...said } },
    ]);
  });

  it('can be negated', () => {
    expect(setNotAtHome([], 'new', 'maya', '2025-11-27')).toMatchObject([
      { row: { isHome: false } },
    ]);
  });
});

const schoolDay = (id: string, from: string, fields: Partial<OwnDays> = {}): OwnDays => ({
  id,
  childId: 'maya',
  from,
  to: from,
  dayKind: 'off',
  source: 'import',
  name: 'No School',
  letsOutAt: null,
  ...fields,
});

describe('a second calendar file', () => {
  const rows = [
    schoolDay('over', '2025-09-01'),
    schoolDay('gone', '2025-10-06'),
    schoolDay('same', '2025-10-13'),
    schoolDay('typed', '2025-10-07', { source: 'parent' }),
    schoolDay('leos', '2025-10-06', { childId: 'leo' }),
  ];
  const before = importedRows(rows, 'maya', '2025-09-15');
  const file = ['2025-09-01', '2025-10-13', '2025-10-07', '2025-11-11'].map((day) =>
    schoolDay(`new ${day.slice(5)}`, day),
  );
  const changes = (replaces: boolean) =>
    importDays(rows, before, file, replaces).map(({ id, row }) => `${id} ${row ? 'in' : 'out'}`);

  it('takes the place of what came from files and is not over', () => {
    expect(changes(true)).toEqual(['gone out', 'new 10-07 in', 'new 11-11 in']);
  });

  it('is added to it', () => {
    expect(changes(false)).toEqual(['new 10-07 in', 'new 11-11 in']);
  });

  it.each([
    ['half of the days before', ['2025-10-06', '2025-12-01'], true],
    ['none of them', ['2025-12-01'], false],
  ])('with %s: is a newer version %s', (_, days, isNewer) => {
    const found = days.map((from) => schoolDay(from, from));
    expect(isNewerVersion(before, found)).toBe(isNewer);
  });
});

it('remembers the last hundred settled conflicts once each', () => {
  const family = v.parse(FamilyPlanSchema, {
    id: 'family',
    settled: Array.from({ length: 100 }, (_, n) => `${n}`),
  });
  const change = settle(family, '5');
  expect(change).toMatchObject({ set: { settled: { length: 100, 99: '5' } } });
  expect(settle(family, 'new')).toMatchObject({ set: { settled: { 0: '1', 99: 'new' } } });
});
