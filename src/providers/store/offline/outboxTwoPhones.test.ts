// Another device: its changes are revisions as well, and nothing is overwritten unseen.
import { describe, expect, it } from 'vitest';
import { logoBytes } from '../outbox/entries.ts';
import { aProvider } from '#tests/fakes/aProvider.ts';
import { aLogo, aSubmission, formFacts } from '#tests/fixtures/aSubmission.ts';

const chess = aSubmission({ theme: 'Chess' });
const dance = aSubmission({ theme: 'Dance' });

/** Two phones of one provider, both with the same listing. */
async function twoPhones() {
  const one = aProvider();
  const id = await one.outbox.submit(aSubmission(), aLogo(1), formFacts);
  await one.settled();
  const other = aProvider({}, one.server);
  const { secret } = await one.entry(id);
  await other.outbox.adopt(id, secret);
  return { one, other, id, secret };
}

describe('another device that has the private link', () => {
  it('has the words, and edits them', async () => {
    const { one, other, id } = await twoPhones();
    expect(await other.entry(id)).toMatchObject({ state: 'received', fields: aSubmission() });
    await other.outbox.edit(id, chess, 'same');
    await other.settled();
    expect(one.server.rows.get(id)).toMatchObject({ revision: 2, fields: { camp_theme: 'Chess' } });
    await one.outbox.refresh();
    expect(await one.entry(id)).toMatchObject({ revision: 2, fields: chess, state: 'received' });
    // The file it has sent is still here.
    const { logo } = await one.entry(id);
    expect(await logoBytes(one.store, logo?.name ?? '')).not.toBeNull();
  });

  it('and changed it: this one is told, and nothing is overwritten', async () => {
    const { one, other, id } = await twoPhones();
    await other.outbox.edit(id, chess, 'same');
    await other.settled();
    await one.outbox.edit(id, dance, 'same');
    await one.settled();
    expect(await one.entry(id)).toMatchObject({ state: 'conflict', fields: dance });
    expect(one.server.rows.get(id)).toMatchObject({ fields: { camp_theme: 'Chess' } });
  });

  it.each<
    [
      name: string,
      end: (phones: Awaited<ReturnType<typeof twoPhones>>) => Promise<unknown>,
      theme: string,
    ]
  >([
    ['may keep its own words', ({ one, id }) => one.outbox.keepMine(id), 'Dance'],
    ['may edit them again', ({ one, id }) => one.outbox.edit(id, dance, 'same'), 'Dance'],
    ['may take the other’s', ({ one, id, secret }) => one.outbox.adopt(id, secret), 'Chess'],
  ])('then it %s', async (_, end, theme) => {
    const phones = await twoPhones();
    const { one, other, id } = phones;
    await other.outbox.edit(id, aSubmission({ theme: 'Art' }), 'same');
    await other.settled();
    await other.outbox.edit(id, chess, 'same');
    await other.settled();
    await one.outbox.edit(id, dance, 'same');
    await one.settled();
    await end(phones);
    await one.settled();
    expect(await one.entry(id)).toMatchObject({ state: 'received', fields: { theme } });
    expect(one.server.rows.get(id)).toMatchObject({ fields: { camp_theme: theme } });
    // A repetition changes nothing.
    await one.outbox.keepMine(id);
    await one.settled();
    expect(await one.entry(id)).toMatchObject({ state: 'received', fields: { theme } });
  });

  it('and withdrew it: an edit here is told that it is closed, and may be forgotten', async () => {
    const { one, other, id } = await twoPhones();
    await other.outbox.discard(id);
    await other.settled();
    await one.outbox.edit(id, dance, 'same');
    await one.settled();
    await one.outbox.edit(id, aSubmission({ theme: 'Art' }), 'same');
    await one.settled();
    expect(one.server.rows.get(id)).toMatchObject({ status: 'withdrawn' });
    expect(await one.entry(id)).toMatchObject({ state: 'closed' });
    await one.outbox.remove(id);
    expect(await one.entries()).toEqual([]);
  });
});
