import { expect, it } from 'vitest';
import type { OutboxEntry, StoredServerStatus } from '#providers/store/outbox/outbox.ts';
import { thanksCopy } from '#providers/words/listing/thanks.ts';
import { anEntry } from '#tests/fixtures/anEntry.ts';
import { wordsFor } from './wordsFor.ts';

const logo = { name: '1-a.png', type: 'image/png', size: 4 } as const;
const heard = (word: Partial<StoredServerStatus> = {}, entry: Partial<OutboxEntry> = {}) =>
  wordsFor(anEntry(entry, word));

it('calls it received only when the server has this revision', () => {
  expect(wordsFor(anEntry())).toMatchObject(thanksCopy.kept);
  const edited = anEntry({ state: 'waiting', revision: 2 }, { revision: 1 });
  expect(wordsFor(edited)).toMatchObject(thanksCopy.kept);
  expect(heard().title).toBe(thanksCopy.received.title);
});

it('says when the logo is still on its way, and when it could not be used', () => {
  const { logoAwaited, logoRefused } = thanksCopy.received;
  expect(heard({ logo: 'awaited' }, { logo, state: 'waiting' }).logo).toBe(logoAwaited);
  expect(heard({ logo: 'awaited' }, { logo, state: 'logoRefused' }).logo).toBe(logoRefused);
  expect(heard({ logo: 'here' }, { logo }).logo).toBeNull();
  expect(heard().logo).toBeNull();
});

it('says why, when the server did not take it', () => {
  const { title, text } = wordsFor(anEntry({ state: 'refused', problem: 'No such day.' }));
  expect([title, text]).toEqual([
    thanksCopy.attention.title,
    `${thanksCopy.attention.text} No such day.`,
  ]);
});

it('promises nothing about one that is not on this phone any more', () => {
  expect(wordsFor(null).text).toBe(thanksCopy.gone);
});
