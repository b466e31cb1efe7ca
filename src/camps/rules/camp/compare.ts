import { type Compared, comparedIds, MOST_COMPARED } from './compared.ts';

export const FEWEST_COMPARED = 2;

/** Adds or removes a camp. A fifth one is not added. */
export function withCompared(compared: Compared, campId: string, isIn: boolean): Compared {
  const others = comparedIds(compared.camps).filter((id) => id !== campId);
  const ids = isIn ? [...others, campId].slice(0, MOST_COMPARED) : others;
  return { ...compared, camps: ids.join(',') };
}
