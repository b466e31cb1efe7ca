/**
 * Which colors may meet, by the names of tokens.css and sceneTokens.css. Every pair is measured by day and at
 * night (colorPairs.test.ts), and a pair in a style sheet that is not listed here fails.
 */

/** Text for everywhere: each of these is readable on each of `surfaces`. */
export const texts = [
  '--ink',
  '--ink-soft',
  '--teal',
  '--teal-hover',
  '--coral-ink',
  '--danger',
  '--ok',
];

export const surfaces = [
  '--paper',
  '--paper-sunk',
  '--card',
  '--raised',
  '--sun-wash',
  '--teal-wash',
  '--coral-wash',
  '--danger-wash',
  '--ok-wash',
];

/** The part of the sky that words and buttons of a poster stand on. */
export const skies = ['--s-sky-0', '--s-sky-1', '--s-sky-2', '--s-sky-3', '--s-sky-4', '--s-sky-5'];

/** Text that belongs to a ground of its own, with where the two meet. */
export const ownPairs: { text: string; on: readonly string[]; where: string }[] = [
  { text: '--ink', on: skies, where: 'headline and lead of posters' },
  { text: '--on-slab', on: ['--slab', '--slab-hover'], where: 'paper button' },
  { text: '--on-pine', on: ['--pine', '--pine-hover'], where: 'pine button, pressed chip' },
  { text: '--on-pine', on: ['--board'], where: 'notice board, newsletter, promo' },
  { text: '--on-pine-soft', on: ['--board'], where: 'notice board, newsletter, promo' },
  { text: '--on-pine', on: ['--pine-deep'], where: 'footer' },
  { text: '--on-pine-soft', on: ['--pine-deep'], where: 'footer' },
  { text: '--on-pine', on: ['--toast'], where: 'toast, update notice' },
  { text: '--on-pine-soft', on: ['--toast'], where: 'toast' },
  { text: '--sun', on: ['--toast'], where: 'sign of a toast' },
  { text: '--on-coral', on: ['--coral', '--coral-hover'], where: 'main button, flag, pin' },
  { text: '--on-teal', on: ['--teal'], where: 'chosen day, pin' },
  {
    text: '--card',
    on: ['--ok', '--danger'],
    where: 'sign of a submission that is live or refused',
  },
  { text: '--on-sun', on: ['--sun'], where: 'skip link, selection, numbers' },
  {
    text: '--on-note',
    on: ['--note-a', '--note-b', '--note-c', '--note-d'],
    where: 'notes on the board',
  },
  {
    text: '--on-note-soft',
    on: ['--note-a', '--note-b', '--note-c', '--note-d'],
    where: 'notes on the board',
  },
  {
    text: '--patch-thread',
    on: [
      '--patch-pine',
      '--patch-teal',
      '--patch-clay',
      '--patch-dusk',
      '--patch-plum',
      '--patch-moss',
    ],
    where: 'patches, winter banner, initial of an author',
  },
  { text: '--patch-thread-dark', on: ['--patch-sun'], where: 'patches' },
];

/** Edges and signs that must be seen: 3:1 (WCAG 2.2, 1.4.11). */
export const edges: { edge: string; on: readonly string[]; where: string }[] = [
  { edge: '--line-strong', on: surfaces, where: 'edge of fields and line buttons' },
  { edge: '--focus', on: [...surfaces, ...skies], where: 'focus ring' },
  { edge: '--sun', on: ['--board', '--pine-deep', '--toast'], where: 'focus ring on dark bands' },
];

/** By day the label alone shows the paper button: the slab is pale, and so is the sky. */
export const nightEdges: typeof edges = [
  { edge: '--slab', on: [...skies, ...surfaces], where: 'paper button' },
];

/** Words, a sign or a shape carry the same meaning. */
export const ornaments = [
  '--line',
  '--teal-line',
  '--coral',
  '--coral-edge',
  '--pine-deep',
  '--shade',
  '--s-sun',
  '--s-deep',
  '--s-cloud',
  // The land at the head of a camp's page.
  '--s-far',
  '--s-mid',
  '--s-near',
  '--s-front',
  '--s-leaf',
  '--s-oak-a',
  '--s-oak-b',
  '--s-oak-c',
  '--s-tent-a',
];
