import type { RandomBytes } from '#base/crypto/identity.ts';
import type { Clock } from '#base/device/clock.ts';
import type { Backend } from '#base/http/backendConfig.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { CircleWish } from '#family/rules/plan/circleRows.ts';
import { createCircles } from '#family/store/space/createCircles.ts';
import { putEntry } from '#planner/rules/commands/entryCommands.ts';
import { wishId } from '#planner/rules/circles/tellCircle.ts';
import {
  createCircleKeeper,
  shownCircles,
  type ShownCircle,
} from '#planner/store/circles/createCircleKeeper.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { fakeDevice } from './fakeDevice.ts';
import { fakeLocks } from './fakeLocks.ts';
import { fakeTab } from './fakeTab.ts';
import { plannerOn } from './plannerOn.ts';

export const WEEK = '2025-10-06';

type CircleWorld = { clock: Clock; backend: () => Backend; randomBytes: RandomBytes };

/** Families with circles at any server; each phone has a network of its own. */
export function circleFamilies({ clock, backend, randomBytes }: CircleWorld) {
  /** One phone, whose plan has one camp on Monday and Tuesday of WEEK. */
  async function aFamily(name: string, entry: Partial<PlanEntry> = {}) {
    const network = { isDown: false };
    const sent: string[] = [];
    const store = fakeDevice(clock).openApp();
    const request: typeof fetch = async (input, init) => {
      if (network.isDown) throw new TypeError('Failed to fetch');
      if (typeof init?.body === 'string') sent.push(init.body);
      return backend().fetch(input, init);
    };
    const circles = createCircles({
      store,
      backend: () => ({ ...backend(), fetch: request }),
      clock,
      randomBytes,
    });
    const planner = plannerOn(store, clock);
    const keeper = createCircleKeeper({
      store,
      planner,
      circles,
      clock,
      tab: fakeTab(),
      locks: fakeLocks(),
      random: () => 1,
    });
    const entryId = `entry-of-${name}`;
    const days = [WEEK, '2025-10-07'];
    await planner.keep([putEntry(aPlanEntry({ id: entryId, childId: name, days, ...entry }))]);

    /** What the page shows of the only circle, after a pass unless `isStored`. */
    async function shown({ isStored = false } = {}): Promise<ShownCircle> {
      if (!isStored) await keeper.begin();
      const [circle] = await shownCircles({ store, circles, clock });
      if (!circle) throw new Error(`${name} is in no circle`);
      return circle;
    }

    async function tell(circleId: string, more: Partial<CircleWish> = {}): Promise<void> {
      const id = wishId(circleId, entryId, WEEK);
      const row: CircleWish = {
        id,
        circleId,
        entryId,
        week: WEEK,
        label: name,
        color: 'clay',
        isQuiet: false,
        note: null,
        ...more,
      };
      await planner.keep([{ kind: 'circle_wish', id, row }]);
    }

    async function untell(circleId: string): Promise<void> {
      await planner.keep([{ kind: 'circle_wish', id: wishId(circleId, entryId, WEEK), row: null }]);
    }

    return { name, store, network, sent, circles, planner, keeper, shown, tell, untell };
  }
  return { aFamily };
}
