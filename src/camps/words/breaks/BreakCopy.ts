import type { SeasonState } from '#camps/rules/season/phase.ts';
import type { BreakFailures } from '../loadFailures.ts';

type BreakName = 'summer' | 'fall' | 'winter' | 'spring';

/** The pages that list camps. */
export type BreakPath = '/browse' | '/browse-camps' | `/browse/${BreakName}-break`;

/** One page of camps: its words, and the little in which the pages differ beside words. */
export type BreakCopy = {
  id: BreakName | 'all';
  /** The breaks whose camps are listed; a visitor can pick among several. */
  breaks: readonly [BreakName, ...BreakName[]];
  path: BreakPath;
  /** 'Fall Break' in headings and names; in a sentence it’s 'fall break'. */
  label: string;
  /** The months of the break, for search engines and shared links. */
  head: { months: string; picture?: { path: string; alt: string } };
  hero: {
    title: readonly [string, string];
    lead: string;
    /** Two lines, of which the second may be empty. `years` are the season's: '2025', '2025–26'. */
    register: (years: string, phase: SeasonState) => readonly [string, string];
    /** Opens the waitlist, on the pages that promise it in their hero; the header has it on all. */
    join?: string;
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
  /** Replaces empty lists while the season is only announced. */
  comingSoon?: {
    /** Replaces the second half of the hero's title. */
    titleEnd: string;
    heading: string;
    text: (years: string) => string;
    action: string;
    to: '/parents/spring-break';
  };
};
