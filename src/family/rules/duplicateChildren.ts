import { plain } from '#camps/rules/camp/plain.ts';
import type { Child, Profile } from './profile.ts';

/** Two entries that may be one child: of two devices that were put together. */
export type DuplicateChildren = { kept: Child; other: Child };

const pairOf = (one: Child, other: Child) => [one.id, other.id].toSorted().join(' ');
const isSameIfSaid = (one: string, other: string) => one === '' || other === '' || one === other;

/** The first two children of the same name whom the family has not marked as two; null for none. */
export function findDuplicateChildren({
  children,
  isSample,
  twoChildren,
}: Profile): DuplicateChildren | null {
  if (isSample) return null;
  for (const [index, one] of children.entries()) {
    const twin = children
      .slice(index + 1)
      .find(
        (other) =>
          plain(one.firstName) === plain(other.firstName) &&
          plain(one.firstName) !== '' &&
          isSameIfSaid(one.birthMonth, other.birthMonth) &&
          !twoChildren.includes(pairOf(one, other)),
      );
    // Every device decides for the same one.
    if (twin) return one.id < twin.id ? { kept: one, other: twin } : { kept: twin, other: one };
  }
  return null;
}

/** Merges two entries of one child: the other entry fills in what is missing. */
export function mergeDuplicateChildren(
  profile: Profile,
  { kept, other }: DuplicateChildren,
): Profile {
  const said = Object.entries(kept).filter(([, value]) => value !== '');
  const joined: Child = { ...other, ...Object.fromEntries(said), id: kept.id, color: kept.color };
  const children = profile.children
    .filter(({ id }) => id !== other.id)
    .map((child) => (child.id === kept.id ? joined : child));
  return { ...profile, children };
}

/** Records that both are different children, so that this phone does not repeat the question. */
export const markDistinct = (profile: Profile, { kept, other }: DuplicateChildren): Profile => ({
  ...profile,
  twoChildren: [...profile.twoChildren, pairOf(kept, other)],
});
