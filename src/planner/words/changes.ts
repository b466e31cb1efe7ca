/** How a listing differs from what the family saw of it last. `days`: 'Monday and Tuesday'. */
export const changesCopy = {
  gone: 'It’s no longer listed.',
  lost: (days: string, count: number) =>
    count === 1
      ? `${days} is no longer listed. Ask them.`
      : `${days} are no longer listed. Ask them.`,
  daysUnsaid: 'It no longer lists its days. Ask them.',
  added: (days: string) => `New: ${days}.`,
  removed: (days: string) => `Removed: ${days}.`,
  dates: (before: string, now: string) => `Dates were ${before}, now ${now}.`,
  hours: (before: string, now: string) => `Hours were ${before}, now ${now}.`,
  price: (before: string, now: string) => `The price was ${before}, now ${now}.`,
  place: (before: string, now: string) => `The address was ${before}, now ${now}.`,
  opens: (before: string, now: string) => `Sign-up was ${before}, now ${now}.`,
  ages: (before: string, now: string) => `It was for ${before}, now ${now}.`,
  seats: {
    open: (day: string) => `It has room again as of ${day}.`,
    few: (day: string) => `It has a few spots again as of ${day}.`,
    waitlist: (day: string) => `Waitlist only as of ${day}.`,
    full: (day: string) => `It’s full as of ${day}.`,
  },
  link: 'Its web address changed.',
  name: (before: string) => `It was called ${before}.`,
  notSaid: 'not listed',
} as const;
