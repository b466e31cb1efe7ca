import { useEffect, useState } from 'react';
import type { SharedChildren } from '#planner/rules/custody/homesRoom.ts';
import type { RoomRow } from '#family/rules/plan/planRows.ts';
import { logBug } from '#base/device/isNoAnswer.ts';
import { type App, useApp } from '#base/useApp.ts';
import { setFamilyPlan } from '#planner/rules/commands/dayCommands.ts';
import { usePlanState } from '#planner/store/usePlanState.ts';
import type { RoomLink, RoomLinkActions } from './RoomLinks.tsx';
import type { MadeRoom } from './RoomSheet.tsx';
import type { RoomWish } from './roomDraft.ts';

type RoomLinksOfFamily = RoomLinkActions & {
  links: readonly RoomLink[];
  onMake: (wish: RoomWish) => Promise<MadeRoom>;
  /** A room between two homes. `label`: the other parent. */
  onShareHomes: (label: string, children: SharedChildren) => Promise<MadeRoom>;
};

/** The family's links, live, and what can be done about them. Loads Dexie. */
export function useRoomLinks(): RoomLinksOfFamily {
  const app = useApp();
  const rows = usePlanState(null)?.rooms ?? NONE;
  const known = useKnown(rows);
  const takeBack = async (gone: readonly RoomRow[]) => {
    try {
      const [rooms, planner] = await Promise.all([app.rooms(), app.planner()]);
      for (const row of gone) {
        // Who joined leaves; who made the room ends it.
        if (row.ownSecret === '') await (await rooms.opened(row.secret))?.drop();
        else if (!(await rooms.close(row))) return 'failed';
        const read = row.children ? [setFamilyPlan({ homesEndedOn: null })] : [];
        await planner.keep([{ kind: 'room', id: row.id, row: null }, ...read]);
      }
      return 'done';
    } catch (error) {
      logBug(error);
      return 'failed';
    }
  };
  return {
    links: rows.map(({ id, label, canWrite, until, children, ownSecret }) => ({
      id,
      label,
      canWrite,
      until,
      ...(known.get(id) ?? UNKNOWN),
      homes: children && (ownSecret === '' ? 'theirs' : 'ours'),
    })),
    onMake: (wish) => makeLink(app, { ...wish, children: null }),
    onShareHomes: (label, children) =>
      makeLink(app, { label, children, canWrite: true, choice: {}, until: null }),
    onTakeBack: (id) => takeBack(rows.filter((row) => row.id === id)),
    onTakeAllBack: () => takeBack(rows),
  };
}

const NONE: readonly RoomRow[] = [];

type KnownOfLink = Pick<RoomLink, 'lastSeenOn' | 'unreadable'>;
const UNKNOWN: KnownOfLink = { lastSeenOn: null, unreadable: 0 };

/** What is not in the plan, by the id of the room: the day of the last visit, and what could not be read. Asked once for each set of rooms. */
function useKnown(rows: readonly RoomRow[]): ReadonlyMap<string, KnownOfLink> {
  const app = useApp();
  const [known, setKnown] = useState<ReadonlyMap<string, KnownOfLink>>(new Map());
  const ids = rows.map(({ id }) => id).join();
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const rooms = await app.rooms();
      const all = await Promise.all(
        rows.map(async (row): Promise<[string, KnownOfLink]> => {
          const { unreadable = 0 } = (await rooms.stored(row)) ?? {};
          return [row.id, { lastSeenOn: await rooms.lastSeen(row), unreadable }];
        }),
      );
      if (isWanted) setKnown(new Map(all));
    };
    if (ids !== '') ask().catch(logBug);
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- rows are new objects at each change of the plan
  }, [app, ids]);
  return known;
}

/** Made once the link opens the plan: what was begun and did not get that far goes again. */
async function makeLink(
  app: App,
  wish: Pick<RoomRow, 'label' | 'canWrite' | 'choice' | 'until' | 'children'>,
): Promise<MadeRoom> {
  try {
    const [rooms, planner] = await Promise.all([app.rooms(), app.planner()]);
    const publisher = await planner.publisher();
    const secrets = await rooms.make(wish);
    if (secrets === 'limited') return { is: 'failed', why: secrets };
    if (secrets === 'unreachable') return { is: 'failed', why: 'offline' };
    const id = crypto.randomUUID();
    const row: RoomRow = { id, ...wish, ...secrets, madeAt: Date.now() };
    await planner.keep([{ kind: 'room', id, row }]);
    await publisher.begin();
    const view = await (await rooms.made(secrets))?.open();
    if (view?.syncedAt != null && view.published !== '' && view.waiting === 0) {
      return { is: 'made', url: `${window.location.origin}/shared#${secrets.secret}` };
    }
    await planner.keep([{ kind: 'room', id, row: null }]);
    await rooms.close(secrets);
    return { is: 'failed', why: 'server' };
  } catch (error) {
    logBug(error);
    return { is: 'failed', why: 'server' };
  }
}
