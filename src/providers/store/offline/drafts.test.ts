// A form that is not sent yet: whatever was typed is there again, right or not.
import { describe, expect, it } from 'vitest';
import { loadDraft, drafts } from '../outbox/drafts.ts';
import type { Draft } from '../outbox/outbox.ts';
import { aProvider } from '#tests/fakes/aProvider.ts';
import { forgetful } from '#tests/fakes/forgetful.ts';
import { withFaults } from '#tests/fakes/storageFaults.ts';
import { aLogo, aSubmission, formFacts } from '#tests/fixtures/aSubmission.ts';

const aDraft = (given: Partial<Draft> = {}): Draft => ({
  id: 'new',
  entryId: null,
  submissionId: '',
  typedAt: {},
  values: { providerName: 'M', ageMin: 'six' },
  logo: null,
  startedAt: 1,
  writtenAt: 2,
  ...given,
});

it('restores a draft with its logo', async () => {
  const { outbox, openTab } = aProvider();
  const draft = aDraft({ logo: aLogo(1, 2, 3) });
  await outbox.saveDraft(draft);
  const { store } = openTab();
  const found = await loadDraft(store, 'new');
  expect({ ...found, logo: null }).toEqual({ ...draft, logo: null });
  expect(new Uint8Array(found?.logo?.bytes ?? new ArrayBuffer(0)).join()).toBe('1,2,3');
  expect(await loadDraft(store, 'another')).toBeNull();
});

it('writes the logo of a draft once', async () => {
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

it('removes a draft with its logo unless an entry uses it', async () => {
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

it('is not reported as saved when storage forgets it', async () => {
  const provider = aProvider();
  const { outbox } = provider.openTab({ store: forgetful(provider.device.openApp()) });
  await expect(outbox.saveDraft(aDraft())).rejects.toThrow('not stored');
});

it('leaves an unreadable draft untouched', async () => {
  const { store } = aProvider();
  const junk = { id: 'new', values: 'all of them' };
  await store.user((db) => db.drafts.put(junk));
  expect(await drafts(store)).toEqual([]);
  expect(await store.user((db) => db.drafts.get('new'))).toEqual(junk);
});

describe('one draft makes one entry', () => {
  const key = { id: 'new', submissionId: '6a1f0e4c-38b2-4f6e-9d0a-3c5b7e9f1a2d' };

  it('whatever is pressed how often in how many tabs: the first words stand', async () => {
    const { outbox, openTab, entries } = aProvider();
    await outbox.saveDraft(aDraft(key));
    const other = openTab();
    const ids = await Promise.all([
      outbox.submit(aSubmission(), aLogo(1), formFacts, key),
      outbox.submit(aSubmission({ city: 'Rome' }), aLogo(1, 2), formFacts, key),
      other.outbox.submit(aSubmission({ city: 'Athens' }), null, formFacts, key),
    ]);
    expect(ids).toEqual([key.submissionId, key.submissionId, key.submissionId]);
    const all = await entries();
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ revision: 1, fields: { city: 'Decatur' }, logo: { size: 1 } });
  });

  it('and a sent one is not stored again by a tab that still shows it', async () => {
    const { outbox, openTab, store } = aProvider();
    await outbox.submit(aSubmission(), null, formFacts, key);
    await openTab().outbox.saveDraft(aDraft(key));
    expect(await drafts(store)).toEqual([]);
  });

  it('and sending one again leaves the next listing’s draft alone', async () => {
    const { outbox, store } = aProvider();
    await outbox.submit(aSubmission(), null, formFacts, key);
    await outbox.saveDraft(aDraft({ submissionId: 'next' }));
    await outbox.submit(aSubmission(), null, formFacts, key);
    expect(await drafts(store)).toMatchObject([{ submissionId: 'next' }]);
  });
});

describe('two tabs that write one draft', () => {
  it('keep of each field what was typed last, under the first tab’s submission', async () => {
    const { outbox, openTab, store } = aProvider();
    const theirs = { values: { city: 'Rome', hours: '9-3' }, typedAt: { city: 20, hours: 30 } };
    await outbox.saveDraft(aDraft({ submissionId: 'a', ...theirs }));
    const mine = { values: { city: 'Athens', hours: '' }, typedAt: { city: 25 } };
    await openTab().outbox.saveDraft(aDraft({ submissionId: 'b', ...mine, writtenAt: 3 }));
    expect(await drafts(store)).toMatchObject([
      { submissionId: 'a', values: { city: 'Athens', hours: '9-3' }, writtenAt: 3 },
    ]);
  });

  it('keep the logo that was chosen last', async () => {
    const { outbox, openTab, store } = aProvider();
    await outbox.saveDraft(aDraft({ logo: aLogo(1), typedAt: { logo: 20 } }));
    await openTab().outbox.saveDraft(aDraft({ logo: aLogo(2), typedAt: { logo: 10 } }));
    expect((await loadDraft(store, 'new'))?.logo?.name).toBe(aLogo(1).name);
    await openTab().outbox.saveDraft(aDraft({ logo: null, typedAt: { logo: 30 } }));
    expect((await loadDraft(store, 'new'))?.logo).toBeNull();
    expect(await store.user((db) => db.logos.count())).toBe(0);
  });
});

it('writes over no draft that this version cannot read, and keeps its logo', async () => {
  const { outbox, store } = aProvider();
  const logo = aLogo(1);
  const later = {
    id: 'new',
    entryId: null,
    values: 'of a later version',
    logo: { name: logo.name },
  };
  await store.user(async (db) => {
    await db.drafts.put(later);
    await db.logos.put({ name: logo.name, bytes: logo.bytes });
  });
  await outbox.saveDraft(aDraft());
  await outbox.saveDraft(aDraft({ values: { providerName: 'Mo' } }));
  expect(await store.user((db) => db.drafts.toArray())).toEqual([
    expect.objectContaining({ id: 'new', values: { providerName: 'Mo' } }),
    { ...later, id: expect.stringMatching(/^unreadable:new:/) },
  ]);
  expect(await store.user((db) => db.logos.count())).toBe(1);
});
