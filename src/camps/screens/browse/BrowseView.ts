import type { ComponentType, ReactNode } from 'react';
import type { BreakCopy } from '#camps/words/breaks/BreakCopy.ts';
import type { Browsed } from '#camps/rules/list/browse.ts';
import type { PriceReading } from '#camps/rules/list/breakRules.ts';
import type { DistrictBreak } from '#camps/rules/list/districtBreaks.ts';
import type { Shown } from '#camps/rules/list/listFacts.ts';
import type { Relaxation } from '#camps/rules/list/suggestRelaxations.ts';
import type { SeasonState } from '#camps/rules/season/phase.ts';
import type { Season } from '#camps/rules/season/season.ts';
import type { FilterControls } from './filters/FilterControls.ts';
import type { StartOf } from './seasonStarts.ts';

/** A camp of a list, and where its provider has others: one element for as long as the list is the same. */
export type ShownCard = Shown & { also?: ReactNode };
export type Cards = { featured: readonly ShownCard[]; basic: readonly ShownCard[] };

export type FirstList = {
  shown: readonly ShownCard[];
  activities: readonly string[];
  startOf: StartOf;
};

export type BrowseView = {
  /** What the lists show; null while this device has no camps. */
  result: Browsed | null;
  /** The cards and rows it is drawn as: of several breaks one for each provider. */
  cards: Cards | null;
  /** What the list begins with in a prerendered page; null in a browser. */
  first: FirstList | null;
  /** When nothing fits: which filters to remove, the best first. */
  ways: readonly Relaxation[];
  /** Null while this device knows none. */
  activities: readonly string[] | null;
  /** What the page is about; of several breaks the first one's. */
  season: Season;
  phase: SeasonState;
  /** The same, for the notice above the list; null for several breaks. */
  noticed: SeasonState | null;
  /** What comes after a season that is over. */
  next: Season | null;
  /** The operator only announces the season, and has no camps of it yet. */
  comingSoon: boolean;
  /** Seasons of the same break that are over, the latest first. */
  earlier: readonly Season[];
  startOf: StartOf;
  /** YYYY-MM-DD. */
  today: string;
  /** The days most camps run, for the filter sheet. */
  days: readonly string[] | null;
  /** The districts with days off in this season. */
  breaks: readonly DistrictBreak[];
  /** What a price is on this page. */
  priceReading: PriceReading | 'each';
  hasSamples: boolean;
  /** The same list for paper; null until the code that filters is here. */
  PrintedList: ComponentType<PrintedListProps> | null;
  /** How many camps do not say whether they have room; null until that code is here. */
  RoomNote: ComponentType<RoomNoteProps> | null;
  /** The filter code did not load, and only a reload requests it again. */
  isLost: boolean;
};

export type RoomNoteProps = { result: Browsed } & Pick<FilterControls, 'onChange'>;

export type PrintedListProps = {
  copy: Pick<BreakCopy, 'label' | 'featured' | 'basic'>;
  view: Pick<BrowseView, 'result' | 'season' | 'today' | 'startOf' | 'hasSamples'>;
};
