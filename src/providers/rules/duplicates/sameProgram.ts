import type { Camp } from '#camps/rules/camp/camp.ts';
import { readHours } from '#camps/rules/text/hours.ts';
import { jaroWinkler } from './jaroWinkler.ts';
import { lettersOf } from './sameDoor.ts';

/** Words that a name has or has not. */
const FILLER = new Set(
  'a academy and at break by camp camps co day days fall for inc llc of program spring summer the winter with'.split(
    ' ',
  ),
);

/** The words of a name that tell it from others; all of them where it has no others. */
export function tellingWords(name: string): string[] {
  const words = lettersOf(name)
    .split(' ')
    .filter((word) => word !== '');
  const telling = words.filter((word) => !FILLER.has(word));
  return telling.length > 0 ? telling : words;
}

/** Words for the step of a program: 'Chess Beginners' and 'Chess Advanced' are two. */
const STEP =
  /^(?:beginn(?:er|ing)s?|novices?|intermediates?|advanced|elite|minis?|juniors?|seniors?|teens?|tots|[1-9]|i{1,3})$/;

// In a single word a slip weighs more than in a name.
const SAME_WORD = 0.88;
const without = (words: readonly string[], others: readonly string[]) =>
  words.filter((word) => !others.some((other) => jaroWinkler(word, other) >= SAME_WORD));

export type Program = { words: readonly string[] } & Pick<
  Partial<Camp>,
  'theme' | 'ageMin' | 'ageMax' | 'hours'
>;

/**
 * Whether one provider's two listings in one week are two programs: for other ages, at another time of the day, or of another
 * name and another theme.
 */
export function areTwoPrograms(one: Program, other: Program): boolean {
  if (areApart(agesOf(one), agesOf(other)) || areApart(hoursOf(one), hoursOf(other))) return true;
  const own = without(one.words, other.words);
  const others = without(other.words, one.words);
  if ([...own, ...others].some((word) => STEP.test(word))) return true;
  if (own.length === 0 || others.length === 0) return false;
  // The provider's name in a theme says nothing of it.
  const shared = one.words.filter((word) => !own.includes(word));
  const [theme, otherTheme] = [one, other].map((program) =>
    without(tellingWords(program.theme ?? ''), shared),
  );
  if (!theme?.length || !otherTheme?.length) return false;
  return without(theme, otherTheme).length === theme.length;
}

type Span = readonly [from: number, to: number] | null;

function agesOf({ ageMin, ageMax }: Program): Span {
  return ageMin == null || ageMax == null ? null : [ageMin, ageMax + 1];
}

/** '9-12' may be midnight to whoever shows hours to families; between two listings of one provider it is noon. */
const TO_NOON = /^(\s*\d{1,2}(?::\d\d)?\s*(?:am)?\s*[-\u2013]\s*12(?::00)?)\s*$/i;

function hoursOf({ hours }: Program): Span {
  const read = readHours(hours?.replace(TO_NOON, '$1pm') ?? null);
  return read === 'unknown' ? null : [read.from, read.to];
}

/** Less than half of the shorter one in common. */
function areApart(one: Span, other: Span): boolean {
  if (one === null || other === null) return false;
  const shared = Math.min(one[1], other[1]) - Math.max(one[0], other[0]);
  return shared < Math.min(one[1] - one[0], other[1] - other[0]) / 2;
}
