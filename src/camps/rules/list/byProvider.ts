import type { Break } from '../season/season.ts';
import type { Browsed } from './browse.ts';
import type { Shown } from './listFacts.ts';

/** A camp's id, and the break it is in. */
export type ListingInBreak = { id: string; breakName: Break };
/** A camp, and its provider's camps in other breaks. */
export type Grouped = { shown: Shown; also: readonly ListingInBreak[] };
type Growing = Grouped & { breaks: Set<Break>; also: ListingInBreak[] };

/**
 * A list of several breaks with one card for each provider, where its first camp is; the camps it has in other breaks
 * are links on that card. A second camp in the same break keeps a card of its own. `breakOf` knows the seasons by id.
 */
export function byProvider(
  { featured, basic }: Pick<Browsed, 'featured' | 'basic'>,
  breakOf: (seasonId: string) => Break | undefined,
): { featured: Grouped[]; basic: Grouped[] } {
  const byName = new Map<string, Growing[]>();
  const grouped = (list: readonly Shown[]) => {
    const cards: Growing[] = [];
    for (const shown of list) {
      const { id, seasonId, providerName } = shown.camp;
      const breakName = breakOf(seasonId);
      const known = byName.get(providerName) ?? [];
      byName.set(providerName, known);
      const card = breakName && known.find(({ breaks }) => !breaks.has(breakName));
      if (card && breakName) {
        card.breaks.add(breakName);
        card.also.push({ id, breakName });
      } else {
        const own = { shown, breaks: new Set(breakName ? [breakName] : []), also: [] };
        known.push(own);
        cards.push(own);
      }
    }
    return cards;
  };
  // Posters first: a basic listing of a featured provider is on its card.
  const posters = grouped(featured);
  return { featured: posters, basic: grouped(basic) };
}
