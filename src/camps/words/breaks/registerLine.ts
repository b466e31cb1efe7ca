import type { SeasonPhase } from './BreakCopy.ts';

const NOT_OPEN: Partial<Record<SeasonPhase, string>> = {
  past: 'See What Ran',
  upcoming: 'See Early Dates',
  undated: 'No Dates Yet',
};

/** The second line of a page's main button. Only a season whose sign-up has begun is called open. */
export const registerLine = (phase: SeasonPhase, whileOpen = 'Registration Open'): string =>
  NOT_OPEN[phase] ?? whileOpen;
