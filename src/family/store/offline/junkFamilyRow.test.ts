// Rows of the family's own database as no version of the app has written them.
import { expect, it } from 'vitest';
import { notes, savedCamps } from '#camps/store/saved/familyQueries.ts';
import { familyOn } from '#tests/fakes/familyOn.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { favorites } from '#tests/fakes/savedIds.ts';

it('ignores only the damaged row or field and deletes nothing', async () => {
  const store = fakeDevice().openApp();
  await familyOn(store).setFavorite({ id: 'good', providerName: 'Pine' }, true);
  await store.user((db) =>
    db.table('favorites').bulkPut([
      { campId: 'name', savedAt: 5, name: {}, updatedAt: 6 },
      { campId: 'stamp', savedAt: 'yesterday', name: 'Fern', updatedAt: [] },
      { campId: 7, savedAt: 5 },
    ]),
  );
  expect(await savedCamps(store)).toMatchObject([
    { campId: 'good', name: 'Pine' },
    { campId: 'name', savedAt: 5, name: undefined, updatedAt: 6 },
    { campId: 'stamp', savedAt: 0, name: 'Fern', updatedAt: undefined },
  ]);
  expect(await store.user((db) => db.table('favorites').count())).toBe(4);
  await familyOn(store).setFavorite('stamp', false);
  expect(await favorites(store)).not.toContain('stamp');
});

it('leaves an invalid note out', async () => {
  const store = fakeDevice().openApp();
  await familyOn(store).saveNote('a', 'bring a hat');
  await store.user((db) => db.table('notes').put({ campId: 'b', text: { html: 'x' } }));
  expect(await notes(store)).toMatchObject([{ campId: 'a', text: 'bring a hat' }]);
});
