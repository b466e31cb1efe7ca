import { expect, it } from 'vitest';
import { columnName } from '#base/http/columns.ts';
import { aSubmission } from '#tests/fixtures/aSubmission.ts';
import type { StoredEntry } from './storedEntry.ts';
import { putArguments, readFields, readLogo } from './submissionRow.ts';

const entry: StoredEntry = {
  id: 'id',
  secret: 'secret',
  revision: 1,
  fields: aSubmission(),
  logo: { name: '1763900000000-moss.png', type: 'image/png', size: 9 },
  isWithdrawn: false,
  state: 'waiting',
  problem: null,
  touchedServer: false,
  attempts: 0,
  nextAttemptAt: 0,
  notBefore: 0,
  wantsProof: false,
  createdAt: 0,
  savedAt: 0,
  server: null,
  facts: { trap: '', fillSeconds: 9 },
};

it('sends the columns of the fields, of the logo and of the robot check, and no others', () => {
  const { fields } = putArguments(entry);
  expect(fields).toMatchObject({ camp_provider_name: 'Moss & Marble', camps_hours: '9am-3pm' });
  expect(Object.keys(fields)).toEqual([
    ...Object.keys(entry.fields).map(columnName),
    'logo_path',
    'logo_bytes',
    'withdrawn',
    'trap',
    'fill_seconds',
  ]);
});

it('reads a sent row back unchanged', () => {
  const { fields } = putArguments(entry);
  expect(readFields(fields)).toEqual(entry.fields);
  expect(readLogo(fields)).toEqual(entry.logo);
});

it.each([null, 'row', {}, { ...putArguments(entry).fields, age_min: 99 }])(
  'rejects a row that is no submission',
  (row) => {
    expect(readFields(row)).toBeNull();
  },
);

it.each([null, {}, { logo_path: null, logo_bytes: null }, { logo_path: 'x.svg', logo_bytes: 1 }])(
  'reads no logo when none is named',
  (row) => {
    expect(readLogo(row)).toBeNull();
  },
);
