// Without what else is hidden from others: what reads phone numbers would weigh on every list of camps.
import type { Child } from '#family/rules/profile.ts';
import { childLabels } from '../calendar/childLabels.ts';

/** A text of the family's own with an initial for each child, however the name is typed. */
export function withInitials(
  text: string,
  children: readonly Pick<Child, 'id' | 'firstName'>[],
): string {
  const labels = childLabels(children);
  return children.reduce(
    (rest, { id, firstName }) => withInitial(rest, firstName.trim(), labels.get(id) ?? '', 'giu'),
    text,
  );
}

/** As a whole word only: 'Leo' is not in 'Leonard'. */
export function withInitial(text: string, name: string, label: string, flags = 'gu'): string {
  if (name === '') return text;
  const word = name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  const whole = new RegExp(String.raw`(?<![\p{L}\p{N}])${word}(?![\p{L}\p{N}])`, flags);
  return text.replaceAll(whole, () => label);
}
