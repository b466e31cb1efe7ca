import type { Break } from '../season/season.ts';
import type { Browsed } from './browse.ts';
import type { AlsoIn, Shown } from './listFacts.ts';

type Lists = Pick<Browsed, 'featured' | 'basic'>;
type Grouped = { shown: Shown; breaks: Set<Break>; also: AlsoIn[] };

/**
 * A list of several breaks with one card for each provider, where its first camp is; the camps it has in other breaks
 * are links on that card. A second camp in the same break keeps a card of its own. `breakOf` knows the seasons by id.
 */
export function byProvider(
  { featured, basic }: Lists,
  breakOf: (seasonId: string) => Break | undefined,
): Lists {
  const byName = new Map<string, Grouped[]>();
  const grouped = (list: readonly Shown[]) => {
    const cards: Grouped[] = [];
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
  // A basic listing of a featured provider is on its card.
  const [posters, rows] = [grouped(featured), grouped(basic)];
  const shownOf = ({ shown, also }: Grouped) => (also.length === 0 ? shown : { ...shown, also });
  return { featured: posters.map(shownOf), basic: rows.map(shownOf) };
}
