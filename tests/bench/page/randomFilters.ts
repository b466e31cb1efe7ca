import { noFilters, type Filters } from '../../../src/camps/rules/list/filters.ts';
import type { Camp } from '../../../src/camps/rules/camp/camp.ts';
import { seeded } from '../../fixtures/seeded.ts';

/** Filter states as people make them: one to three filters at once, taken from what camps say. */
export function randomFilters(
  camps: readonly Camp[],
  activities: readonly string[],
  count: number,
): Filters[] {
  const { below, chance, pick } = seeded(7);
  const dayOf = ({ days }: Camp) => (days ? pick(days) : '');
  const makers: (() => Partial<Filters>)[] = [
    () => ({ activity: pick(activities) }),
    () => ({ location: (chance(0.5) ? pick(camps).city : pick(camps).zipCode) ?? '' }),
    () => ({
      search: pick(camps)
        .theme.trim()
        .slice(0, 3 + below(6)),
    }),
    () => ({ start: dayOf(pick(camps)) }),
    () => ({ start: dayOf(pick(camps)), end: dayOf(pick(camps)) }),
  ];
  return Array.from({ length: count }, () => {
    const howMany = 1 + below(3);
    const chosen = Array.from({ length: howMany }, () => pick(makers)());
    return Object.assign({ ...noFilters }, ...chosen);
  });
}
