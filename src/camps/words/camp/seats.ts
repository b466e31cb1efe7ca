/** Whether there is room in a camp, as somebody said it on a day; what is unknown is no mark. */
export const seatsCopy = {
  open: 'Room left',
  few: 'A few spots left',
  /** Beside the name of a break, where more would run under the camp's plate. */
  fewBrief: 'Few left',
  waitlist: 'Waitlist',
  full: 'Full',
  /** `day` as in 'Nov 20'. */
  asOf: (day: string) => `as of ${day}`,
} as const;
