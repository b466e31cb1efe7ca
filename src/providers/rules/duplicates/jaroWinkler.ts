/** Letters at the start that count more. */
const PREFIX = 4;
const PREFIX_WEIGHT = 0.1;

/** How alike two texts are, 0 to 1, by Jaro and Winkler: typos cost little, another beginning much. */
export function jaroWinkler(one: string, other: string): number {
  if (one === other) return 1;
  const [a, b] = [Array.from(one), Array.from(other)];
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const taken = new Set<number>();
  const found = a.filter((letter, at) => {
    const from = Math.max(0, at - reach);
    const near = b.findIndex(
      (each, index) => index >= from && index <= at + reach && each === letter && !taken.has(index),
    );
    if (near !== -1) taken.add(near);
    return near !== -1;
  });
  const count = found.length;
  if (count === 0) return 0;
  const inOrder = [...taken].toSorted((x, y) => x - y).map((index) => b[index]);
  const swapped = found.filter((letter, at) => letter !== inOrder[at]).length / 2;
  const jaro = (count / a.length + count / b.length + (count - swapped) / count) / 3;
  const first = a.findIndex((letter, at) => letter !== b[at]);
  const prefix = Math.min(PREFIX, first === -1 ? a.length : first);
  return jaro + prefix * PREFIX_WEIGHT * (1 - jaro);
}
