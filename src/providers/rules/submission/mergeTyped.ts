type ByField<T> = Readonly<Record<string, T>>;

/** A form as one tab has it. `typedAt`: when a person changed each field, in ms since 1970; untouched fields have none. */
export type TypedForm = { values: ByField<string>; typedAt: ByField<number> };

/** Whether the other tab's field was typed after mine. A tie changes nothing. */
export const isNewer = (field: string, mine: ByField<number>, other: ByField<number>): boolean =>
  (other[field] ?? 0) > (mine[field] ?? 0);

/** One form in two tabs: of each field what was typed last. A field may have a time and no text: the logo. */
export function mergeTyped(mine: TypedForm, other: TypedForm): TypedForm {
  const values = { ...mine.values };
  const typedAt = { ...mine.typedAt };
  for (const [field, at] of Object.entries(other.typedAt)) {
    if (!isNewer(field, mine.typedAt, other.typedAt)) continue;
    typedAt[field] = at;
    const text = other.values[field];
    if (text !== undefined) values[field] = text;
  }
  return { values, typedAt };
}
