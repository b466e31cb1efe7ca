// Keeps the family's rooms as the plan is, and takes over what their guests have changed.
import * as v from 'valibot';
import type { ProfileStore, RoomOnPhone, RoomOutcome, Rooms, RoomView } from '#family/family.ts';
import type { FamilyRecord } from '#family/rules/familyRecord.ts';
import type { RoomRow } from '#family/rules/plan/planRows.ts';
import { atlantaDay } from '#base/day/atlantaDay.ts';
import { logBug } from '#base/device/isNoAnswer.ts';
import { type Live, liveValue } from '#base/storage/live.ts';
import { ROOMS_LOCK } from '#base/storage/storageKeys.ts';
import { isSameValue } from '#planner/rules/commands/changeRow.ts';
import { setFamilyPlan } from '#planner/rules/commands/dayCommands.ts';
import type { HomesOffer } from '#planner/rules/custody/joinHomes.ts';
import { familyView } from '#planner/rules/family/familyView.ts';
import type { GuestWord } from '#planner/rules/room/guestWords.ts';
import { projectPlan } from '#planner/rules/room/projectPlan.ts';
import {
  publishedChanges,
  type RoomTurn,
  takeOverGuests,
} from '#planner/rules/room/publishRoom.ts';
import { type ShareChoice, ShareChoiceSchema } from '#planner/rules/room/shareChoice.ts';
import {
  type FollowOutcome,
  followPlan,
  type FollowTools,
  type PlanFollower,
} from '../followPlan.ts';
import type { Planner } from '../Planner.ts';
import { planState } from '../planQueries.ts';
import { type PlanSource, readPlanSource } from '../planSource.ts';
import { guestWordsOf, moreChildrenOf } from './guestWordsOf.ts';
import { joinRoom } from './joinRoom.ts';
import { keepHomesInStep } from './keepHomesInStep.ts';
import { withPseudonyms } from './pseudonyms.ts';
import { readPublished } from './readPublished.ts';

export type PublisherTools = FollowTools & {
  planner: Pick<Planner, 'keep' | 'takeOver'>;
  rooms: Rooms;
  profile: () => Promise<ProfileStore>;
};

export type Publisher = PlanFollower & {
  /** What guests wrote for days that are not over, and the plan has no place for. */
  guestWords: Live<readonly GuestWord[]>;
  /** The children that the other parent shares by now and this plan does not know; null for none. */
  moreChildren: Live<HomesOffer | null>;
  /** Puts a room between two homes into this plan, or more children of it. `chosen`: by the id of a child in the room, its id here, or NEW_CHILD. */
  join(offer: HomesOffer, chosen: Readonly<Record<string, string>>): Promise<'joined' | 'gone'>;
};

/** While somebody looks: a guest may have changed something. */
const LIVE_MS = 20 * 1000;
/** Camps change, too. */
const INTERVAL_MS = 15 * 60 * 1000;

export function createPublisher(tools: PublisherTools): Publisher {
  const { store, planner, rooms, clock } = tools;

  const profile = async () => (await tools.profile()).getState().profile;
  const readState = () => planState(store);
  const readPlan = () => readPlanSource(store, profile, clock.now());
  const readStamped: Rooms['stampedPlan'] = (at, taken) => rooms.stampedPlan(at, taken);
  const homesTools = { planner, clock, readPlan, readStamped };

  /** Its guests' changes go into the plan first, and then the plan into the room. */
  async function publish(row: RoomRow, room: RoomOnPhone): Promise<boolean> {
    const choice = readChoice(row);
    let source = await readPlan();
    if (source === null) return false;
    const view = await room.open();
    let turn: RoomTurn = { before: readPublished(view.published), untold: [] };
    if (view.news.length > 0) {
      turn = await takeOver(row, choice, view, source);
      await room.write([], { taken: [...view.marks] });
      source = (await readPlan()) ?? source;
    }
    const projected = await project(row, choice, source, clock.now());
    const changed = publishedChanges(view, turn, projected, clock.now());
    if (changed === null) return false;
    await room.write(changed, { published: JSON.stringify(projected) });
    return true;
  }

  async function takeOver(row: RoomRow, choice: ShareChoice, view: RoomView, source: PlanSource) {
    const done = await withPseudonyms(row.ownSecret, (pseudonym) => {
      const projected = projection(row, choice, source, clock.now(), pseudonym);
      const shared = { childIds: choice.childIds, projected, pseudonym };
      return takeOverGuests(source.state, view, readPublished(view.published), shared);
    });
    if (done.commands.length > 0) await planner.keep(done.commands);
    return done;
  }

  async function passOver(row: RoomRow, signal: AbortSignal): Promise<RoomOutcome> {
    const room = await (row.ownSecret === '' ? rooms.opened(row.secret) : rooms.made(row));
    if (room === null) return 'done';
    // With or without a signal: a row knows the time of its last change only.
    const isBegun = row.children !== null && (await room.open()).published !== '';
    if (row.children && isBegun) await keepHomesInStep(row.children, row, room, homesTools);
    const first = await room.pass(signal);
    if (first === 'gone') {
      const ended = setFamilyPlan({ homesEndedOn: atlantaDay(clock.now()) });
      const told = row.children ? [ended] : [];
      await planner.keep([{ kind: 'room', id: row.id, row: null }, ...told]);
      await room.drop();
    }
    if (first !== 'done') return first;
    const isNew = row.children
      ? await keepHomesInStep(row.children, row, room, homesTools)
      : await publish(row, room);
    return isNew ? room.pass(signal) : first;
  }

  async function pass(signal: AbortSignal): Promise<FollowOutcome> {
    const all = (await readState()).rooms;
    const waits: number[] = [];
    for (const row of all) {
      const outcome = await passOver(row, signal);
      if (outcome === 'canceled') return outcome;
      if (typeof outcome === 'object') waits.push(outcome.waitMs);
    }
    if (waits.length > 0) return { waitMs: Math.max(...waits) };
    const isLive = all.some(({ canWrite }) => canWrite);
    return { next: { ms: isLive ? LIVE_MS : INTERVAL_MS, quietMs: 0 } };
  }

  const follower = followPlan(tools, { lock: ROOMS_LOCK, pass });
  return {
    ...follower,
    async join(offer, chosen) {
      const given = { chosen, at: clock.now(), today: atlantaDay(clock.now()) };
      const joinTools = { rooms, planner, profile: await tools.profile(), readState };
      if ((await joinRoom(joinTools, offer, given)) === 'gone') return 'gone';
      // With or without a signal: what is changed from now on is a change of what the room has.
      const row = (await readState()).rooms.find(({ secret }) => secret === offer.secret);
      const room = await rooms.opened(offer.secret);
      if (row?.children && room) await keepHomesInStep(row.children, row, room, homesTools);
      await follower.begin();
      return 'joined';
    },
    guestWords: liveOfRooms<readonly GuestWord[]>([], () => guestWordsOf({ store, rooms, clock })),
    moreChildren: liveOfRooms<HomesOffer | null>(null, () => moreChildrenOf({ store, rooms })),
  };

  function liveOfRooms<T>(first: T, query: () => Promise<T>): Live<T> {
    const onError = (last: T, error: unknown) => {
      logBug(error);
      return last;
    };
    // A room is written at each pass.
    return liveValue(store, query, first, onError, isSameValue);
  }
}

/** A choice that this version cannot read shares nothing. */
function readChoice({ choice }: RoomRow): ShareChoice {
  const { success, output } = v.safeParse(ShareChoiceSchema, choice);
  return success ? output : v.parse(ShareChoiceSchema, {});
}

const project = (row: RoomRow, choice: ShareChoice, source: PlanSource, at: number) =>
  withPseudonyms(row.ownSecret, (pseudonym) => projection(row, choice, source, at, pseudonym));

function projection(
  { label, until }: RoomRow,
  choice: ShareChoice,
  { profile, children, state, directory, today }: PlanSource,
  changedAt: number,
  pseudonym: (id: string) => string,
): FamilyRecord[] {
  const view = familyView(children, state, directory, today);
  const rows = projectPlan(view, profile, choice, { pseudonym, people: [label], changedAt });
  // Whom the link is for, and how long: the page says it.
  const about = { label: { value: label, changedAt }, until: { value: until, changedAt } };
  return rows.map((row) =>
    row.kind === 'profile' ? { ...row, fields: { ...row.fields, ...about } } : row,
  );
}
