import type { SeasonState } from '#camps/rules/season/phase.ts';

const NOT_OPEN: Partial<Record<SeasonState, string>> = {
  past: 'See What Ran',
  upcoming: 'See Early Dates',
  undated: 'No Dates Yet',
};

/** The second line of a page's main button. Only a season whose sign-up has begun is called open. */
export const registerLine = (phase: SeasonState, whileOpen = 'Registration Open'): string =>
  NOT_OPEN[phase] ?? whileOpen;
