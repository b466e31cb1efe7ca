import type { Browsed } from '#camps/rules/list/browse.ts';
import { byProvider, type Grouped } from '#camps/rules/list/byProvider.ts';
import type { Season } from '#camps/rules/season/season.ts';
import type { Cards, ShownCard } from '../BrowseView.ts';
import { AlsoIn } from './AlsoIn.tsx';

/** The cards of a list: of several breaks one for each provider. */
export function cardsOf(
  result: Pick<Browsed, 'featured' | 'basic'>,
  seasons: readonly Season[],
): Cards {
  if (seasons.length < 2) return result;
  const breaks = new Map(seasons.map((season) => [season.id, season.break]));
  const { featured, basic } = byProvider(result, (id) => breaks.get(id));
  return { featured: featured.map(cardOf), basic: basic.map(cardOf) };
}

const cardOf = ({ shown, also }: Grouped): ShownCard =>
  also.length === 0
    ? shown
    : { ...shown, also: <AlsoIn links={also} name={shown.camp.providerName} /> };
