// What a person can change of the profile. An own entry about parent or children makes a sample family go.
import {
  CHILD_COLORS,
  type Child,
  type ChildColor,
  type EmailPreferences,
  MAX_CHILDREN,
  type ParentInfo,
  type PrivacySettings,
  type Profile,
} from './profile.ts';
import { ownProfile } from './familyRecord.ts';

export type ChildFields = Omit<Child, 'id'>;

/** The profile as the family's own, a member since `today` (YYYY-MM-DD) if it was not one yet. */
function begun(profile: Profile, today: string): Profile {
  const own = ownProfile(profile);
  if (own.parentInfo.memberSince !== '') return own;
  return { ...own, parentInfo: { ...own.parentInfo, memberSince: today } };
}

export function setParent(
  profile: Profile,
  change: Partial<Omit<ParentInfo, 'memberSince'>>,
  today: string,
): Profile {
  const own = begun(profile, today);
  return { ...own, parentInfo: { ...own.parentInfo, ...change } };
}

/** Unchanged when there are MAX_CHILDREN already. `id`: new, and the same on every device from now on. */
export function addChild(
  profile: Profile,
  id: string,
  fields: ChildFields,
  today: string,
): Profile {
  const own = begun(profile, today);
  if (own.children.length >= MAX_CHILDREN) return profile;
  return { ...own, children: [...own.children, { ...fields, id }] };
}

export function editChild(profile: Profile, id: string, fields: ChildFields): Profile {
  const children = profile.children.map((child) => (child.id === id ? { ...fields, id } : child));
  return { ...profile, children };
}

export function removeChild(profile: Profile, id: string): Profile {
  return { ...profile, children: profile.children.filter((child) => child.id !== id) };
}

/** Undo: the child is back where it was. Unchanged when it is there. */
export function putBackChild(profile: Profile, child: Child, index: number): Profile {
  if (profile.children.some(({ id }) => id === child.id)) return profile;
  return { ...profile, children: profile.children.toSpliced(index, 0, child) };
}

export function setPreference(
  profile: Profile,
  name: keyof EmailPreferences,
  isOn: boolean,
): Profile {
  return { ...profile, emailPreferences: { ...profile.emailPreferences, [name]: isOn } };
}

/** Matching by something needs matching: switching it off switches those off, too. */
export function setPrivacy(profile: Profile, name: keyof PrivacySettings, isOn: boolean): Profile {
  const next = { ...profile.privacySettings, [name]: isOn };
  const { matchingOptIn } = next;
  return {
    ...profile,
    privacySettings: {
      matchingOptIn,
      matchByZip: matchingOptIn && next.matchByZip,
      matchBySchool: matchingOptIn && next.matchBySchool,
    },
  };
}

/** "The signed-in user's e-mail replaces the stored parent e-mail when they differ." Unchanged when they do not. */
export function adoptEmail(profile: Profile, email: string): Profile {
  if (profile.parentInfo.email === email) return profile;
  return { ...profile, parentInfo: { ...profile.parentInfo, email } };
}

/** The first color that no child has; all taken: the one after the last child's. */
export function nextColor(children: readonly Child[]): ChildColor {
  const free = CHILD_COLORS.find((color) => !children.some((child) => child.color === color));
  return free ?? CHILD_COLORS[children.length % CHILD_COLORS.length] ?? 'clay';
}
