/** Returns the index to which a key moves in a list of `labels` from `active`; null for other keys. */
export function listKey(key: string, active: number, labels: readonly string[]): number | null {
  const last = labels.length - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(active + 1, last);
    case 'ArrowUp':
      return Math.max(active - 1, 0);
    case 'Home':
    case 'PageUp':
      return 0;
    case 'End':
    case 'PageDown':
      return last;
    default:
      return key.length === 1 && key !== ' ' ? typed(key, active, labels) : null;
  }
}

/** The next entry that begins with the letter, from the one after `active`, round the end. */
function typed(letter: string, active: number, labels: readonly string[]): number | null {
  for (let step = 1; step <= labels.length; step++) {
    const index = (active + step) % labels.length;
    if (labels[index]?.toLowerCase().startsWith(letter.toLowerCase())) return index;
  }
  return null;
}
