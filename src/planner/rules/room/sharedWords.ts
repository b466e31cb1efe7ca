import { cutText } from '#base/text/cutText.ts';
import { phonesIn, withoutPhones } from '#camps/rules/text/phonesIn.ts';
import { initialOf } from '#family/rules/initialOf.ts';
import type { Child } from '#family/rules/profile.ts';
import { childLabels } from '../calendar/childLabels.ts';
import type { ShareChoice } from './shareChoice.ts';
import { withInitial } from './withInitials.ts';

export type SharedWords = {
  /** A child that is shared: its name or its initial, by id. */
  child: (id: string) => string;
  /** An adult, as typed; '' stays ''. Somebody whose link it is keeps the name. */
  person: (name: string) => string;
  /** A text of the family's own, with initials for the children that are not named. */
  text: (text: string) => string;
  /** What goes along of a note: all of it, the phone numbers, or nothing. */
  note: (note: string) => string;
};

/** The family's own words as others read them. `children`: all of the family. `people`: the names of the links. */
export function sharedWords(
  children: readonly Pick<Child, 'id' | 'firstName'>[],
  choice: ShareChoice,
  people: readonly string[],
): SharedWords {
  const isNamed = choice.firstNames === 'names';
  const chosen = new Set(choice.childIds);
  // Of the shared children alone: a longer initial would tell of a brother with the same one.
  const labels = childLabels(children.filter(({ id }) => chosen.has(id)));
  const names = new Map(
    children.map(({ id, firstName }) => [id, cutText(firstName.trim(), 40)] as const),
  );
  const label = (id: string) => labels.get(id) ?? initialOf(names.get(id) ?? '', '');
  const hidden = children.filter(({ id }) => !isNamed || !chosen.has(id));
  const known = new Set(people.map(personKey));

  const text = (words: string) =>
    hidden.reduce((rest, { id }) => withInitial(rest, names.get(id) ?? '', label(id)), words);
  return {
    child: (id) => (isNamed ? names.get(id) || '?' : label(id)),
    person(name) {
      const typed = withoutPhones(name).trim();
      return isNamed || known.has(personKey(typed)) ? text(typed) : initialOf(typed, '');
    },
    text: (words) => text(choice.addresses ? words : withoutPhones(words)),
    note(note) {
      if (!choice.notes) return choice.addresses ? phonesIn(note).join('\n') : '';
      return text(choice.addresses ? note : withoutPhones(note));
    },
  };
}

/** Names of one person, however they are typed, have one key. */
export const personKey = (name: string): string => name.trim().toLowerCase();
