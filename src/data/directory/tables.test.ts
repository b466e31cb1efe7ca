import { expect, it } from 'vitest';
import { aCampRow } from '#tests/fixtures/aCampRow.ts';
import { readRows } from './readRows.ts';
import { changesIn } from './tables.ts';

const row = aCampRow({ id: 'a' });
const table = { kind: 'camp', columns: Object.keys(row), rows: [Object.values(row)] };
const keysIn = (file: unknown) => readRows(changesIn(file));

it('a table says the same as the rows of changed_camps', () => {
  const sent = [{ kind: 'camp', id: 'a', deleted: false, row }];
  expect(keysIn([table])).toEqual(readRows(sent));
});

it('a column that is not known is ignored, one that is missing may be empty', () => {
  const wider = {
    ...table,
    columns: [...table.columns, 'lunch'],
    rows: [[...Object.values(row), 1]],
  };
  expect(keysIn([wider])).toEqual(keysIn([table]));
  const { verified_on: _, ...older } = row;
  const narrow = { kind: 'camp', columns: Object.keys(older), rows: [Object.values(older)] };
  expect(keysIn([narrow])).toMatchObject({ fates: [{ value: { id: 'a', verifiedOn: null } }] });
});

it('a kind that is not known is ignored; what is no table or no row is counted, the rest is read', () => {
  const ferry = { kind: 'ferry', columns: ['id'], rows: [['one']] };
  const nameless = { kind: 'camp', columns: ['city'], rows: [['Decatur']] };
  const { fates, bad } = keysIn([ferry, nameless, 7, { rows: [] }, table]);
  expect(fates.map(({ id }) => id)).toEqual(['a']);
  expect(bad).toEqual(['?:?', '?:?', '?:?']);
  expect(keysIn('hello').bad).toEqual(['?:?']);
});
