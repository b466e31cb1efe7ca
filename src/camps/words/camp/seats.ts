/** Whether there is room in a camp, as somebody said it on a day; what is unknown is no mark. */
export const seatsCopy = {
  open: 'Room left',
  few: 'A few spots left',
  waitlist: 'Waitlist',
  full: 'Full',
  /** `day` as in 'Nov 20'. */
  filter: {
    label: 'Has room',
    hint: 'Camps that said so in the last 7 days. Waitlists and full camps are hidden.',
    maybe: 'Has room, or doesn’t say',
    /** '12 camps have room. 31 don’t say.' */
    counted: (count: number, unsaid: number) =>
      `${count === 1 ? '1 camp has' : `${count} camps have`} room. ${unsaid} ${unsaid === 1 ? 'doesn’t' : 'don’t'} say.`,
    showUnsaid: 'Show those, too',
  },
  said: (day: string) => `said ${day}`,
} as const;
