import type { Check } from '#camps/rules/camp/freshness.ts';

const BY = { page: ' on their page', provider: ' by the camp', desk: ' by us' } as const;

/** What a camp's page says once it is there: how far its words may be trusted, its room, and its sessions. */
export const laterCopy = {
  unknownSeats: 'We don’t know if there’s room. Ask the camp.',
  /** `day` as in 'Nov 12', of another year with the year. What is old is never said in the words of what is fresh. */
  check: ({ group, by, freshness }: Pick<Check, 'group' | 'by' | 'freshness'>, day: string) => {
    const [name, them] = group === 'dates' ? ['Dates', 'They'] : ['Price', 'It'];
    const [seen, it] = [`checked ${day}${BY[by]}`, them === 'It' ? 'it' : 'them'];
    return {
      fresh: `${name} ${seen}`,
      aging: `${name} ${seen}. ${them} may have changed`,
      old: `${name} last checked ${day}. Ask the camp before you plan around ${it}`,
    }[freshness];
  },
  byHand: {
    fresh: (day: string) => `Checked on ${day}`,
    aging: (day: string) => `Checked on ${day}`,
    old: (day: string) => `Last checked on ${day}`,
  },
  byHandHow: {
    fresh: 'By hand, against the camp’s website.',
    aging: 'By hand, against the camp’s website. It may have changed.',
    old: 'Ask the camp before you plan around it.',
  },
  unchecked: 'We haven’t verified this listing yet. Details come from the camp.',
  sendPoster: 'Send the poster',
  sessions: {
    heading: 'Sessions',
    all: (count: number) => `Show all ${count} sessions`,
    over: 'Over',
  },
} as const;
