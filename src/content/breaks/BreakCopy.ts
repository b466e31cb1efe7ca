import type { BreakFailures } from '../loadFailures.ts';

type BreakName = 'summer' | 'fall' | 'winter' | 'spring';

/** The pages that list camps. */
export type BreakPath = '/browse' | '/browse-camps' | `/browse/${BreakName}-break`;

/** One page of camps: its words, and the little in which the pages differ beside words. */
export type BreakCopy = {
  id: BreakName | 'all';
  /** Whose camps are listed; more than one can be picked from. */
  breaks: readonly BreakName[];
  path: BreakPath;
  /** 'Fall break' in a sentence, 'Fall Break' as search engines list it. */
  name: string;
  label: string;
  /** What the page says before the local store has a season. */
  preview: { year: number; state: 'open' | 'coming_soon' };
  /** For search engines and shared links: the months of the break, and the years when they are two. */
  head: { months: string; years?: string; picture?: { path: string; alt: string } };
  hero: {
    title: readonly [string, string];
    lead: string;
    register: (year: number) => readonly [string, string];
    join: string;
  };
  featured: { heading: string; empty: string };
  /** `skeletons`: how many rows show while loading. `always`: the section shows without camps, too. */
  basic: { heading: string; lead: string; empty: string; skeletons: number; always: boolean };
  failures: BreakFailures;
  /** What the legend of the map calls the cards, when they are no featured camps. */
  legend?: string;
  intro: { heading: string; text: string };
  /** A page that goes deeper, named under the heading. */
  more?: { text: string; action: string; to: BreakPath };
  /** Instead of empty lists while the season is announced only. */
  comingSoon?: { heading: string; text: string; action: string; to: '/parents/spring-break' };
};
