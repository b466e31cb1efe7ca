import type { SeasonPhase } from './BreakCopy.ts';

/** The second line of a page's main button. Only a season whose sign-up has begun is called open. */
export const registerLine = (phase: SeasonPhase, whileOpen = 'Registration Open'): string =>
  phase === 'past' ? 'Look Back' : phase === 'upcoming' ? 'First Look' : whileOpen;
