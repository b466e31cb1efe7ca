import * as v from 'valibot';
import { type FamilyRecord } from '#family/rules/familyRecord.ts';
import { HomeIdSchema, type HomeId } from '#family/rules/plan/custodyRows.ts';
import type { PlanCommand, PlanState, RoomRow } from '#family/rules/plan/planRows.ts';
import type { Child } from '#family/rules/profile.ts';
import { setFamilyPlan } from '../commands/dayCommands.ts';
import { plainText } from '#base/text/plainText.ts';
import { otherHome } from './createNights.ts';
import { putCustody, removeCustody, stopTwoHomes } from './custodyCommands.ts';
import type { SharedChildren } from './homesRoom.ts';

/** What a link between two homes offers. `sender`: the other parent, '' where no name is known. */
export type HomesOffer = {
  secret: string;
  sender: string;
  /** The home of the sender. */
  home: HomeId;
  children: readonly { id: string; name: string }[];
};

/** A child of the room that is not in the plan yet, where an id of the plan's is asked for. */
export const NEW_CHILD = '';

const NameSchema = v.pipe(v.string(), v.maxLength(60), v.transform(plainText));

/** Null for the room of a link that shows a plan. */
export function readHomesOffer(
  secret: string,
  records: readonly FamilyRecord[],
): HomesOffer | null {
  const about = records.find(({ kind }) => kind === 'profile')?.fields;
  const { success, output: home } = v.safeParse(HomeIdSchema, about?.home?.value);
  if (!success) return null;
  const children = records.flatMap(({ kind, id, fields }) => {
    const name = v.safeParse(NameSchema, fields.firstName?.value);
    return kind === 'child' && name.success ? [{ id, name: name.output }] : [];
  });
  const sender = v.parse(v.fallback(NameSchema, ''), about?.name?.value);
  return { secret, sender, home, children };
}

/** The offer without the children that this plan shares already; null where none is left. */
export function moreOfOffer(offer: HomesOffer | null, known: SharedChildren): HomesOffer | null {
  const children = offer?.children.filter(({ id }) => known[id] === undefined) ?? [];
  return offer === null || children.length === 0 ? null : { ...offer, children };
}

/** Shares more children in a room that is there. `more`: by the id of a child in the room, its id here, whose nights follow the room. */
export const shareChildren = (
  { custody }: Pick<PlanState, 'custody'>,
  { id, children }: Pick<RoomRow, 'id' | 'children'>,
  more: SharedChildren,
): PlanCommand[] => [
  ...custody
    .filter((row) => row.pattern === null && Object.values(more).includes(row.id))
    .map((row) => removeCustody(row.id)),
  { kind: 'room', id, set: { children: { ...children, ...more } } },
];

/**
 * What puts the room into this plan: nights of its own go, its other children live in one home, and the room brings the rest.
 * `chosen`: by the id of a child in the room, its id here. `at`: ms since 1970; `today`: YYYY-MM-DD.
 */
export function joinHomes(
  state: PlanState,
  children: readonly Pick<Child, 'id'>[],
  { secret, sender, home, children: offered }: HomesOffer,
  { chosen, at, today }: { chosen: SharedChildren; at: number; today: string },
): PlanCommand[] {
  const shared = new Set(Object.values(chosen));
  const others = children.filter((child) => !shared.has(child.id));
  // The same in two tabs: it is one room.
  const id = `homes-${offered[0]?.id ?? ''}`;
  const row = {
    id,
    label: sender,
    secret,
    ownSecret: '',
    canWrite: true,
    choice: {},
    until: null,
    madeAt: at,
    children: chosen,
  };
  return [
    ...stopTwoHomes(state),
    ...others.map((child) =>
      putCustody({ id: child.id, pattern: null, firstNight: today, firstHome: 'a' }),
    ),
    setFamilyPlan({ ownHome: otherHome(home) }),
    { kind: 'room', id, row },
  ];
}
