// A form that is not sent yet: whatever was typed is there again, right or not.
import { expect, it } from 'vitest';
import { draftOf, drafts } from '#data/outbox/drafts.ts';
import type { Draft } from '#data/outbox/outbox.ts';
import { aProvider } from '#tests/fakes/aProvider.ts';
import { forgetful } from '#tests/fakes/forgetful.ts';
import { withFaults } from '#tests/fakes/storageFaults.ts';
import { aLogo, aSubmission, formFacts } from '#tests/fixtures/aSubmission.ts';

const aDraft = (given: Partial<Draft> = {}): Draft => ({
  id: 'new',
  entryId: null,
  values: { providerName: 'M', ageMin: 'six' },
  logo: null,
  startedAt: 1,
  writtenAt: 2,
  ...given,
});

it('comes back as it was typed, with its logo', async () => {
  const { outbox, openTab } = aProvider();
  const draft = aDraft({ logo: aLogo(1, 2, 3) });
  await outbox.saveDraft(draft);
  const { store } = openTab();
  const found = await draftOf(store, 'new');
  expect({ ...found, logo: null }).toEqual({ ...draft, logo: null });
  expect(new Uint8Array(found?.logo?.bytes ?? new ArrayBuffer(0)).join()).toBe('1,2,3');
  expect(await draftOf(store, 'another')).toBeNull();
});

it('writes its logo once, not with every letter', async () => {
  const { outbox, store } = aProvider();
  const logo = aLogo(1, 2);
  const writes: string[] = [];
  const heal = withFaults((operation, _, { store: table }) => {
    if (operation === 'put' && table) writes.push(table.name);
  });
  await outbox.saveDraft(aDraft({ logo }));
  await outbox.saveDraft(aDraft({ logo, values: { providerName: 'Mo' } }));
  heal();
  expect(writes).toEqual(['drafts', 'logos', 'drafts']);
  // Another one takes its place.
  await outbox.saveDraft(aDraft({ logo: aLogo(3) }));
  expect(await store.user((db) => db.logos.toCollection().primaryKeys())).toEqual([aLogo(3).name]);
});

it('is gone when it was removed, with its logo; one that an entry names stays', async () => {
  const { outbox, store, entry } = aProvider();
  const id = await outbox.submit(aSubmission(), aLogo(1), formFacts);
  const { logo } = await entry(id);
  const same = logo && { ...aLogo(1), name: logo.name };
  await outbox.saveDraft(aDraft({ entryId: id, logo: same }));
  await outbox.saveDraft(aDraft({ id: 'other', logo: aLogo(9) }));
  await outbox.removeDraft('new');
  await outbox.removeDraft('other');
  expect(await drafts(store)).toEqual([]);
  expect(await store.user((db) => db.logos.toCollection().primaryKeys())).toEqual([logo?.name]);
});

it('in storage that forgets it is not called saved', async () => {
  const provider = aProvider();
  const { outbox } = provider.openTab({ store: forgetful(provider.device.openApp()) });
  await expect(outbox.saveDraft(aDraft())).rejects.toThrow('not stored');
});

it('that cannot be read is left out, and stays where it is', async () => {
  const { store } = aProvider();
  const junk = { id: 'new', values: 'all of them' };
  await store.user((db) => db.drafts.put(junk));
  expect(await drafts(store)).toEqual([]);
  expect(await store.user((db) => db.drafts.get('new'))).toEqual(junk);
});
