import type { RandomBytes } from '#base/crypto/identity.ts';
import type { Clock } from '#base/device/clock.ts';
import type { Backend } from '#base/http/backendConfig.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { CircleRow, CircleWish } from '#family/rules/plan/circleRows.ts';
import { createCircles } from '#family/store/space/createCircles.ts';
import { putEntry } from '#planner/rules/commands/entryCommands.ts';
import { leaveCircle, wishId } from '#planner/rules/circles/tellCircle.ts';
import {
  createCircleKeeper,
  shownCircles,
  type ShownCircle,
} from '#planner/store/circles/createCircleKeeper.ts';
import { planState } from '#planner/store/planQueries.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { fakeDevice } from './fakeDevice.ts';
import { fakeLocks } from './fakeLocks.ts';
import { fakeTab } from './fakeTab.ts';
import { plannerOn } from './plannerOn.ts';

export const WEEK = '2025-10-06';

type CircleWorld = { clock: Clock; backend: () => Backend; randomBytes: RandomBytes };

type Network = {
  isDown: boolean;
  /** Answers of all functions, or of the one named. */
  losesAnswers: boolean | string;
  onlyAllows: readonly string[] | null;
  /** Happens once, while the answer of the function is on its way. */
  amid: { called: string; work: () => Promise<unknown> } | null;
};

/** Families with circles at any server; each phone has a network of its own. */
export function circleFamilies({ clock, backend, randomBytes }: CircleWorld) {
  /** One phone, whose plan has one camp on Monday and Tuesday of WEEK. */
  async function aFamily(name: string, entry: Partial<PlanEntry> = {}) {
    const network: Network = { isDown: false, losesAnswers: false, onlyAllows: null, amid: null };
    const sent: string[] = [];
    const store = fakeDevice(clock).openApp();
    const request: typeof fetch = async (input, init) => {
      const called = new URL(new Request(input).url).pathname.split('/').at(-1) ?? '';
      const { isDown, losesAnswers, onlyAllows } = network;
      if (isDown || (onlyAllows && !onlyAllows.includes(called))) throw new TypeError('Failed');
      if (typeof init?.body === 'string') sent.push(init.body);
      const response = await backend().fetch(input, init);
      const { amid } = network;
      if (amid?.called === called) {
        network.amid = null;
        await amid.work();
      }
      if (losesAnswers === true || losesAnswers === called) throw new TypeError('Failed');
      return response;
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
      const { id = wishId(circleId, entryId, WEEK) } = more;
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

    async function leave(row: CircleRow, how: 'leaving' | 'closing'): Promise<void> {
      await planner.keep(leaveCircle(row, (await planState(store)).circleWishes, how));
      await keeper.begin();
    }

    return { leave, name, store, network, sent, circles, planner, keeper, shown, tell, untell };
  }
  return { aFamily };
}
