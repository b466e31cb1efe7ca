import type { PopularLevel } from '#camps/rules/popular/popularWeek.ts';

/** Copy of popular weeks: how many families need care in the same week, without saying who. */
export const popularCopy = {
  heading: 'Popular weeks',
  zipCodes: (start: string) => `ZIP codes ${start}xx`,
  somewhere: 'your district',
  week: (day: string) => `Week of ${day}`,
  level: (level: PopularLevel | null, area: string) =>
    level === null ? 'Not enough families yet.' : `${level} families in ${area} need care, too.`,
  noWeeks: 'You have no open weeks, so there’s nothing to compare.',
  noNumbers: 'We don’t have the numbers yet. They arrive once you’re online.',
  off: 'See which of your open weeks other families need care for, too. It’s off until you turn it on.',
  noArea: 'Choose whether we go by school district or ZIP code.',
  settings: 'Open privacy settings',
  hint: {
    title: (level: PopularLevel, day: string) =>
      `${level === 'many' ? 'Many' : 'Some'} families near you need care the week of ${day}`,
    text: (level: PopularLevel) =>
      level === 'many' ? 'Book early if you can.' : 'It may fill up. Book early if you can.',
    find: 'Find a camp',
  },
  record: {
    heading: 'What we send',
    what: 'With popular weeks on, we get one line: an area and a week in which you have open days. No name, no camp, no child, no account. At most one line a week and four a school year, picked at random from your open weeks.',
    seen: 'While it arrives, we see your internet address, as with any page. We add one to a counter. Until the week is over we also keep a scrambled form of that address, so nobody can flood the counters. Nothing else is stored.',
    noise:
      'The number gets random noise, so nobody can tell whether your family is in it. Below about 50 families it shows nothing.',
    noArea: 'Turn on school district or ZIP code above. Until you do, nothing’s sent or shown.',
    noWeek:
      'Nothing to send right now. It needs an open week ahead, and your district or ZIP code in your profile.',
    allSent: 'All four lines for this school year have been sent.',
    elsewhere:
      'Your family turned this on with another device, and that one sends. To send from here, turn popular weeks off and on again.',
    next: 'Next line',
    when: 'When',
    after: (day: string) => `Around ${day}, when you open My Schedule`,
    sent: 'Sent before',
    sentOn: (day: string) => `on ${day}`,
  },
} as const;
