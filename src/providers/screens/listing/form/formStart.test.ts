import { describe, expect, it } from 'vitest';
import type { Draft } from '#providers/store/outbox/outbox.ts';
import { anEntry } from '#tests/fixtures/anEntry.ts';
import { emptyValues } from './formContent.ts';
import { formStart } from './formStart.ts';

const aDraft = (draft: Partial<Draft>): Draft => ({
  id: 'new',
  entryId: null,
  submissionId: '',
  typedAt: {},
  values: { city: 'Rome' },
  logo: null,
  startedAt: 5,
  writtenAt: 10,
  ...draft,
});
const from = (drafts: readonly Draft[]) => async (id: string) =>
  drafts.find((draft) => draft.id === id) ?? null;
const start = (drafts: readonly Draft[], editId: string | null = null) =>
  formStart([anEntry()], drafts, from(drafts), editId);
const { id } = anEntry();

const fail = () => Promise.reject(new Error('storage'));

describe('the form begins', () => {
  it('empty on a phone that keeps nothing', async () => {
    expect(await start([])).toMatchObject({ values: emptyValues, entry: null, hasDraft: false });
  });

  it('as the latest draft of a new listing left it, with its logo', async () => {
    const logo = { name: 'a.png', type: 'image/png', bytes: new ArrayBuffer(4) } as const;
    const drafts = [
      aDraft({ id: 'old', writtenAt: 9, values: { city: 'Macon' } }),
      aDraft({ logo }),
    ];
    const { values, logo: choice, startedAt } = await start(drafts);
    expect([values.city, values.state, choice.kept, startedAt]).toEqual(['Rome', 'GA', logo, 5]);
  });

  it('with what was sent when a submission is edited, and not with a new listing’s draft', async () => {
    const logo = { name: 'a.png', type: 'image/png', size: 4 } as const;
    const sent = await formStart([anEntry({ logo })], [aDraft({})], from([aDraft({})]), id);
    expect(sent).toMatchObject({ draftId: id, logo: { kept: 'same' }, hasDraft: false });
    expect(sent.values).toMatchObject({
      city: 'Brookhaven',
      ageMin: '5',
      hours: '9:00 am - 1:00 pm',
      seasonWish: 'fall',
    });
  });

  it('as an edit was left', async () => {
    const draft = aDraft({ id: 'edit', entryId: id });
    expect(await start([draft], id)).toMatchObject({ draftId: 'edit', values: { city: 'Rome' } });
  });

  it('as a new listing when this phone has no such submission', async () => {
    expect(await start([], 'gone')).toMatchObject({ draftId: 'new', entry: null });
  });

  it('empty when the draft cannot be read', async () => {
    expect(await formStart([], [aDraft({})], fail, null)).toMatchObject({ values: emptyValues });
  });
});
