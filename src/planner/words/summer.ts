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
  again: {
    offer: (count: number) =>
      count === 1 ? 'Same as last year? 1 booking' : `Same as last year? ${count} bookings`,
    title: 'Same as last year',
    lead: 'Check what you want again. It’s added as “Considering”, so nothing counts as covered yet.',
    label: (child: string, camp: string) => `${child}: ${camp}`,
    again: (days: string, before: string) => `${days}. Last year it was ${before}.`,
    own: (days: string, before: string) =>
      `${days}? You entered it yourself, so ask whether it’s on again. Last year it was ${before}.`,
    otherWeek: (days: string, before: string) =>
      `Listed for ${days} this year. Last year it was ${before}.`,
    tooOld: (days: string, ages: string) => `${days}, but too old by then: ${ages}. Ask them.`,
    tooYoung: (days: string, ages: string) => `${days}, but too young: ${ages}. Ask them.`,
    inPlan: 'In your plan already.',
    notListed: 'Not listed yet.',
    others: 'Nothing to add yet',
    cancel: 'Never mind',
    action: (count: number) => (count === 1 ? 'Add 1' : `Add ${count}`),
    added: (count: number) =>
      count === 1 ? 'Added 1 booking from last year' : `Added ${count} bookings from last year`,
  },
  totals: {
    heading: 'Totals',
    weeks: 'Weeks with a camp',
    days: 'Days covered',
    money: 'Cost',
    all: 'Everyone',
    of: (held: number, needed: number) => `${held} of ${needed}`,
  },
} as const;
