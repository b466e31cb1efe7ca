import type { Draft } from '#providers/store/outbox/outbox.ts';
import { isNewer } from '#providers/rules/submission/mergeTyped.ts';
import { type FormField, FORM_FIELDS } from '#providers/rules/submission/fields.ts';
import { emptyValues, type Values } from './formContent.ts';
import type { SavedLogo } from './logoChoice.ts';

type Times = Draft['typedAt'];
type Stored = { values: Draft['values']; typedAt: Times };

/** Fields that another tab typed later, and whether it chose another logo. */
export type FromOtherTab = { values: Partial<Values>; hasLogo: boolean };

/** Which fields of a form were typed in this tab, and when: what differs from what it has seen was typed since. */
export function createTypedFields() {
  let seen: { values: Values; logo: SavedLogo } = { values: emptyValues, logo: null };
  let typedAt: Times = {};
  return {
    /** The form is as it was stored, or sent. */
    begin(values: Values, logo: SavedLogo, times: Times): void {
      seen = { values, logo };
      typedAt = times;
    },
    /** The times of all fields, with `now` for those typed since; null when there are none. Times of one draft only grow. */
    stamp(values: Values, logo: SavedLogo, now: number): Times | null {
      const typed: string[] = FORM_FIELDS.filter((field) => values[field] !== seen.values[field]);
      if (logo !== seen.logo) typed.push('logo');
      if (typed.length === 0) return null;
      seen = { values, logo };
      // After a clock is set back, later typing must not look earlier.
      const at = Math.max(now, ...Object.values(typedAt).map((known) => known + 1));
      typedAt = { ...typedAt, ...Object.fromEntries(typed.map((field) => [field, at])) };
      return typedAt;
    },
    /** What another tab has stored since; null when that is nothing. */
    takeNewer(stored: Stored): FromOtherTab | null {
      const isTheirs = (field: string) => isNewer(field, typedAt, stored.typedAt);
      const values: { -readonly [Field in FormField]?: string } = {};
      for (const field of FORM_FIELDS)
        if (isTheirs(field)) values[field] = stored.values[field] ?? '';
      const hasLogo = isTheirs('logo');
      if (!hasLogo && Object.keys(values).length === 0) return null;
      const fields = Object.entries(stored.typedAt).filter(([field]) => isTheirs(field));
      typedAt = { ...typedAt, ...Object.fromEntries(fields) };
      seen = { ...seen, values: { ...seen.values, ...values } };
      return { values, hasLogo };
    },
    /** Its logo has been read. */
    takeLogo(logo: SavedLogo): void {
      seen = { ...seen, logo };
    },
  };
}
