// The profile as it lies in localStorage: which shapes are read, and how anything that cannot be read is noticed.
import * as v from 'valibot';
import { CHILD_COLORS, type Profile, ProfileSchema, sampleProfile } from '#family/rules/profile.ts';
import { withTimes } from '#family/rules/familyRecord.ts';

export const VERSION = 1;

/** More than a family of twelve can write; nothing longer is even parsed. */
const MAX_LENGTH = 1_000_000;

export type StoredProfile = {
  profile: Profile;
  /** Fields of a later version: written back as they were found. */
  others: Readonly<Record<string, unknown>>;
  /** Part of the text could not be read. */
  isDamaged: boolean;
};

const ObjectSchema = v.record(v.string(), v.unknown());
const WrappedSchema = v.object({ state: ObjectSchema, version: v.number() });

/** Parses any text without throwing. Null means that nothing was ever stored, and a sample family is shown. */
export function readStored(text: string | null): StoredProfile {
  if (text === null) return { profile: sampleProfile(), others: {}, isDamaged: false };
  const state = stateOf(text);
  if (state === null) return { profile: sampleProfile(), others: {}, isDamaged: true };
  const profile = v.parse(ProfileSchema, state);
  const others = Object.entries(state).filter(
    ([key]) => !Object.hasOwn(ProfileSchema.entries, key),
  );
  return {
    profile: withTimes(profile),
    others: Object.fromEntries(others),
    isDamaged: !isKept(state, profile),
  };
}

export const writeStored = (profile: Profile, others: StoredProfile['others']): string =>
  JSON.stringify({ state: { ...others, ...profile }, version: VERSION });

function stateOf(text: string): Record<string, unknown> | null {
  if (text.length > MAX_LENGTH) return null;
  try {
    // A key that would change the prototype is no field of ours.
    const json: unknown = JSON.parse(text, (key, value: unknown) =>
      key === '__proto__' ? undefined : value,
    );
    const wrapped = v.safeParse(WrappedSchema, json);
    if (wrapped.success) return wrapped.output.state;
    const flat = v.safeParse(ObjectSchema, json);
    return flat.success && !Array.isArray(json) ? fromFirstShape(flat.output) : null;
  } catch {
    return null;
  }
}

/** The first shape had no wrapping, numbers as ids, and colors of its own. */
function fromFirstShape(state: Record<string, unknown>): Record<string, unknown> {
  if (!Array.isArray(state.children)) return state;
  const children = state.children.map((child: unknown, index) => {
    const { success, output } = v.safeParse(ObjectSchema, child);
    if (!success) return child;
    const color = CHILD_COLORS.find((one) => one === output.color);
    return {
      ...output,
      ...(typeof output.id === 'number' && { id: `${output.id}` }),
      color: color ?? CHILD_COLORS[index % CHILD_COLORS.length],
    };
  });
  return { ...state, children };
}

/** Whether all that was found of `read`'s fields is in it. What is missing was not found damaged. */
function isKept(found: unknown, read: unknown): boolean {
  if (Array.isArray(found)) {
    return (
      Array.isArray(read) &&
      found.length === read.length &&
      found.every((one, index) => isKept(one, read[index]))
    );
  }
  const inside = v.safeParse(ObjectSchema, found);
  if (!inside.success) return Object.is(found, read);
  const known = v.safeParse(ObjectSchema, read);
  return (
    known.success &&
    Object.entries(inside.output).every(
      ([key, value]) => !Object.hasOwn(known.output, key) || isKept(value, known.output[key]),
    )
  );
}
