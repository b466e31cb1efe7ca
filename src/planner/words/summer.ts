/** Copy of the weeks of a summer or another long break. */
export const summerCopy = {
  gridLabel: (name: string) => `${name}, week by week`,
  gridHelp:
    'Arrow keys move between weeks. Enter opens the camps for an open week, or the days of another.',
  child: 'Child',
  week: 'Week',
  weekOf: 'Week of',
  /** 'Ada, Jun 7–11: Pine & Paddle, 4 of 5 days covered' */
  cell: (child: string, days: string, words: string) => `${child}, ${days}: ${words}`,
  open: 'Open',
  over: 'Over',
  none: 'No care needed',
  covered: (held: number, needed: number) => `${held} of ${needed} days covered`,
  openDays: (count: number) => (count === 1 ? '1 day open' : `${count} days open`),
  /** `more` names besides the first one. */
  more: (more: number) => `+${more}`,
  totals: {
    heading: 'In all',
    weeks: 'Weeks with a camp',
    days: 'Days covered',
    money: 'Cost',
    all: 'Everyone',
    of: (held: number, needed: number) => `${held} of ${needed}`,
  },
} as const;
