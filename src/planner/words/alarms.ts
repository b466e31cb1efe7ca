import { formatList } from '#camps/camps.ts';

/** Copy of what a phone rings with. It is read on a locked screen, so it names camps only. */
export const alarmCopy = {
  opening: {
    today: (names: string, time: string) =>
      time === '' ? `Opens today: ${names}` : `Opens today at ${time}: ${names}`,
    tomorrow: (names: string, time: string) => `Opens tomorrow at ${time}: ${names}`,
    manyToday: (count: number) => `${count} sign-ups open today`,
    manyTomorrow: (count: number) => `${count} sign-ups open early tomorrow`,
    ready: 'Your plan has their link and what to copy.',
    noTime: 'The camp gave a day but no time, so check early.',
  },
  minute: {
    one: (name: string) => `In 15 minutes: ${name}`,
    many: (count: number) => `In 15 minutes: ${count} sign-ups`,
    opens: (time: string) => `Sign-up opens at ${time}. Your plan has their link and what to copy.`,
  },
  at: (name: string, time: string) => (time === '' ? name : `${name} at ${time}`),
  /** `more`: how many there is no room for. */
  list: (parts: readonly string[], more: number) =>
    `${formatList(more > 0 ? [...parts, `${more} more`] : parts)}.`,
  asOf: (day: string) => `As of ${day}.`,
  due: {
    balance: {
      today: (name: string) => `Balance due today: ${name}`,
      tomorrow: (name: string) => `Balance due tomorrow: ${name}`,
      text: 'The camp’s link is in your plan.',
    },
    forms: {
      today: (name: string) => `Forms due today: ${name}`,
      tomorrow: (name: string) => `Forms due tomorrow: ${name}`,
      text: 'The camp’s link is in your plan.',
    },
    waitlist: {
      today: (name: string) => `Ask about the waitlist: ${name}`,
      tomorrow: (name: string) => `Ask about the waitlist tomorrow: ${name}`,
      text: 'Your note and the camp’s link are in your plan.',
    },
  },
  evening: {
    tomorrow: (name: string) => `Tomorrow: ${name}`,
    other: (name: string) => `Get ready: ${name}`,
    hours: (from: string, to: string) => `${from} to ${to}.`,
    place: (place: string) => `Drop-off at ${place}.`,
    unknown: 'Look up when it starts, and what to pack.',
  },
  look: {
    title: 'Five minutes for your plan',
    text: 'What changed, what opens this week, and the days that are still open.',
  },
} as const;
