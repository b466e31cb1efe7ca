// Storage that refuses, breaks or hangs: each press is answered, and none is called saved.
import { describe, expect, it } from 'vitest';
import type { LocalStore } from '#base/storage/db.ts';
import { freeStorage } from '#base/storage/freeStorage.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import { createSavedStore } from '#camps/store/saved/createSavedStore.ts';
import { createPlanner } from '#planner/store/createPlanner.ts';
import type { Planner } from '#planner/store/Planner.ts';
import { aProvider } from '#tests/fakes/aProvider.ts';
import { failingStores } from '#tests/fakes/failingStores.ts';
import { type FakeClock, fakeClock } from '#tests/fakes/fakeClock.ts';
import { aSubmission, formFacts } from '#tests/fixtures/aSubmission.ts';
import { settleNoteConflict } from '#family/store/sync/noteConflicts.ts';

const persist = () => Promise.resolve(false);
const family = (store: LocalStore, clock: FakeClock) =>
  createSavedStore({ store, settleNoteConflict, clock, persist });
const planner = (store: LocalStore, clock: FakeClock): Planner =>
  createPlanner({ store, clock, persist });
const outbox = (store: LocalStore, clock: FakeClock) => aProvider({ store, clock }).outbox;

const draft = {
  id: 'new',
  entryId: null,
  submissionId: '',
  values: {},
  typedAt: {},
  logo: null,
  startedAt: 1,
  writtenAt: 2,
};
const note = { kind: 'family_plan' as const, id: 'family', row: null };

type Press = (store: LocalStore, clock: FakeClock) => Promise<unknown>;
const presses: Record<string, Press> = {
  'a heart': (...on) => family(...on).setFavorite('owls', true),
  'a heart taken off': (...on) => family(...on).setFavorite('owls', false),
  'a camp put into the plan': (...on) => planner(...on).putIn({ id: 'owls', providerName: '' }),
  'a note': (...on) => family(...on).saveNote('owls', 'Bring a hat'),
  'words beside a note decided on': (...on) => family(...on).settleNoteConflict('owls', 'phone'),
  'a change of the plan': (...on) => planner(...on).write([note]),
  'a calendar file noted': (...on) => planner(...on).keep([note]),
  'a camp taken out of the plan': (...on) => planner(...on).takeOut('owls'),
  'a listing sent': (...on) => outbox(...on).submit(aSubmission(), null, formFacts),
  'a listing edited': (...on) => outbox(...on).edit('id', aSubmission(), null),
  'a listing discarded': (...on) => outbox(...on).discard('id'),
  'a listing sent again': (...on) => outbox(...on).retry('id'),
  'a listing forgotten': (...on) => outbox(...on).remove('id'),
  'a form left for later': (...on) => outbox(...on).saveDraft(draft),
  'a form thrown away': (...on) => outbox(...on).removeDraft('new'),
  'space freed': (store) => freeStorage(store, undefined, { keepMap: true }),
};

describe.each(Object.entries(failingStores))('storage that %s', (_, open) => {
  it.each(Object.entries(presses))(
    'answers %s with StorageError within ten seconds',
    async (__, press) => {
      const clock = fakeClock();
      const outcomes: unknown[] = [];
      press(open(clock), clock).then(
        () => outcomes.push('called saved'),
        (error: unknown) => outcomes.push(error),
      );
      // Second by second: each wait begins when the one before has ended.
      for (let second = 0; second < 11; second += 1) {
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
        if (second < 10) clock.pass(1000);
      }
      expect(outcomes).toEqual([expect.any(StorageError)]);
    },
  );
});
