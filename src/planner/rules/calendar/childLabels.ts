import type { Child } from '#family/rules/profile.ts';

/** Returns, by child id, the fewest first letters that distinguish its name: 'M', or 'Ma' and 'Mi'. */
export function childLabels(
  children: readonly Pick<Child, 'id' | 'firstName'>[],
): ReadonlyMap<string, string> {
  const names = children.map(({ id, firstName }) => ({
    id,
    letters: Array.from(firstName.trim()),
  }));
  return new Map(
    names.map(({ id, letters }) => {
      const others = names.filter((other) => other.id !== id);
      const isUnique = (length: number) =>
        others.every((other) => start(other.letters, length) !== start(letters, length));
      let length = 1;
      while (length < letters.length && !isUnique(length)) length += 1;
      return [id, letters.slice(0, length).join('') || '?'];
    }),
  );
}

const start = (letters: readonly string[], length: number) =>
  letters.slice(0, length).join('').toLowerCase();
