import { expect, it } from 'vitest';
import { readPlanRow, toFamilyRecord, toPlanRow } from './planRecord.ts';

const feed = {
  id: 'maya',
  secret: 'A'.repeat(43),
  createdAt: 1000,
  stoppedAt: null,
  goneAt: null,
  sent: 'x',
  sentAt: 2000,
  isTooLarge: false,
};

it('carries a calendar feed to another device of the family with every field', () => {
  const record = toFamilyRecord({ kind: 'feed', id: 'maya', row: feed }, 3000);
  expect(toPlanRow(record)).toEqual({ kind: 'feed', id: 'maya', row: feed });
});

it('reads a feed with what an earlier device wrote, and none without its secret', () => {
  const { id, secret, createdAt } = feed;
  expect(readPlanRow('feed', { id, secret, createdAt })?.row).toMatchObject({
    stoppedAt: null,
    sent: '',
    sentAt: null,
  });
  for (const wrong of [undefined, '', 'A'.repeat(42), `${'A'.repeat(42)}=`]) {
    expect(readPlanRow('feed', { id, createdAt, secret: wrong }), `secret ${wrong}`).toBeNull();
  }
});
