import * as v from 'valibot';

export const FEWEST_COMPARED = 2;
/** Side by side on one screen. */
export const MOST_COMPARED = 4;
const LONGEST_ID = 120;

const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** The compared camps in the address. Invalid ids are dropped, so that an edited address never breaks a page. */
export const ComparedSchema = v.object({
  /** Camp ids with commas between them. */
  camps: v.optional(
    v.fallback(
      v.pipe(
        v.string(),
        v.transform((ids) => comparedIds(ids).join(',')),
      ),
      '',
    ),
    '',
  ),
  /** A ZIP code to measure from. */
  near: v.optional(v.fallback(v.pipe(text, v.trim(), v.regex(/^\d{5}$/)), ''), ''),
});
export type Compared = v.InferOutput<typeof ComparedSchema>;

export const noneCompared: Compared = { camps: '', near: '' };

/** Each id once, the first four of them. */
export function comparedIds(camps: string): string[] {
  const ids = camps.split(',').map((id) => id.trim());
  const valid = ids.filter((id) => id !== '' && id.length <= LONGEST_ID);
  return [...new Set(valid)].slice(0, MOST_COMPARED);
}

/** Adds or removes a camp. A fifth one is not added. */
export function withCompared(compared: Compared, campId: string, isIn: boolean): Compared {
  const others = comparedIds(compared.camps).filter((id) => id !== campId);
  const ids = isIn ? [...others, campId].slice(0, MOST_COMPARED) : others;
  return { ...compared, camps: ids.join(',') };
}
