import { expect, it } from 'vitest';
import { aCampRow, aSeasonRow } from '#tests/fixtures/aCampRow.ts';
import { directoryFrom } from './campDirectory.ts';

const item = (kind: string, row: { id: string }) => ({ kind, id: row.id, deleted: false, row });
const page = (rows: unknown[], more: boolean) => ({
  epoch: 'one',
  rows,
  next: { xid: '7', id: `camp:${rows.length}` },
  more,
  reset: false,
});

it('requests page after page until the server says there is no more, and leaves out deleted camps', async () => {
  const answers = [
    page([item('season', aSeasonRow), item('camp', aCampRow({ id: 'a' }))], true),
    page([], true),
    page([item('camp', aCampRow({ id: 'b' })), { kind: 'camp', id: 'a', deleted: true }], false),
  ];
  const { camps, seasons } = await directoryFrom(async () => answers.shift());
  expect(camps.map(({ id }) => id)).toEqual(['b']);
  expect(seasons).toHaveLength(1);
  expect(answers).toEqual([]);
});

it('a row that cannot be parsed costs its own page only', async () => {
  const broken = { ...aCampRow({ id: 'a' }), age_min: 'seven' };
  const rows = [item('camp', broken), item('camp', aCampRow({ id: 'b' }))];
  const { camps } = await directoryFrom(async () => page(rows, false));
  expect(camps.map(({ id }) => id)).toEqual(['b']);
});
