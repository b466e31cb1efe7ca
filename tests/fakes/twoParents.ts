import type { PlanChange, PlanCommand } from '#family/rules/plan/planRows.ts';
import { putEntry } from '#planner/rules/commands/entryCommands.ts';
import { setFamilyPlan } from '#planner/rules/commands/dayCommands.ts';
import { readHomesOffer } from '#planner/rules/custody/joinHomes.ts';
import { planState } from '#planner/store/planQueries.ts';
import { aChild, leo, maya } from '#tests/fixtures/aPlan.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { aCustody, aHousehold } from '#tests/fixtures/plan/twoHomes.ts';
import { roomStage } from './roomStage.ts';

export type Parent = Awaited<ReturnType<ReturnType<typeof roomStage>['aParent']>>;

/** In the notes of Alex, which stay there. */
export const CANARY = 'canary-4711';
export const mia = aChild({ id: 'mia-at-robins', firstName: 'Mia' });
export const tom = aChild({ id: 'tom', firstName: 'Tom' });

const row = (change: PlanChange): PlanChange => change;
export const stateOf = ({ store }: Parent) => planState(store);

/** Puts the room into this parent's plan, as whoever opens its link does. `chosen`: its own ids of children by those of the room. */
export async function join(
  { rooms, publisher, network }: Parent,
  secret: string,
  chosen: Readonly<Record<string, string>>,
  isCutOff = false,
) {
  const room = await rooms.opened(secret);
  await room?.pass(new AbortController().signal);
  const offer = readHomesOffer(secret, (await room?.open())?.records ?? []);
  if (!offer) throw new Error('no room of two homes');
  network.isDown = isCutOff;
  await publisher.join(offer, chosen);
}

/**
 * Alex shares Maya with Robin, who calls her Mia; Leo lives with Alex only, and Tom with Robin. `before`: of Robin's plan until
 * then. `isCutOff`: Robin has no signal from the press on.
 */
export async function twoParents(before: readonly PlanCommand[] = [], isCutOff = false) {
  const stage = roomStage();
  const alex = await stage.aParent('Alex', [maya, leo]);
  const robin = await stage.aParent('Robin', [mia, tom]);
  const secrets = await alex.rooms.make({ canWrite: true, until: null });
  if (typeof secrets === 'string') throw new Error(secrets);
  const room = {
    id: 'homes',
    label: 'Robin',
    ...secrets,
    canWrite: true,
    choice: {},
    until: null,
    madeAt: 0,
    children: { maya: 'maya' },
  };
  await alex.planner.keep([
    setFamilyPlan({ ownHome: 'a' }),
    row({ kind: 'household', id: 'a', row: aHousehold() }),
    row({ kind: 'household', id: 'b', row: aHousehold({ id: 'b', name: 'Robin' }) }),
    row({ kind: 'custody', id: 'all', row: aCustody() }),
    putEntry(
      aPlanEntry({ note: CANARY, cents: 47_110, receipts: [], dropOffBy: 'Alex', pickUpBy: '' }),
    ),
    putEntry(aPlanEntry({ id: 'of-leo', childId: 'leo', campId: 'leos-camp' })),
    row({ kind: 'room', id: 'homes', row: room }),
  ]);
  await alex.publisher.begin();
  const ofTom = aPlanEntry({ id: 'of-tom', childId: 'tom', campId: 'toms-camp' });
  await robin.planner.keep([putEntry(ofTom), ...before]);
  await join(robin, secrets.secret, { maya: mia.id }, isCutOff);
  await alex.publisher.begin();
  return { ...stage, alex, robin, secrets };
}

/** As often as it takes for a change to come round. */
export async function inStep(...parents: Parent[]) {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const { publisher } of parents) await publisher.begin();
  }
}
