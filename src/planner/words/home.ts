/** Copy of a day at home, and of what kind of day it is at school. */
export const homeCopy = {
  title: (name: string, day: string) => `${name}, ${day}`,
  school: {
    legend: 'What’s school like that day?',
    kinds: {
      off: { label: 'No school', hint: 'Needs care all day' },
      school: { label: 'School', hint: 'As usual, nothing to cover' },
      digital: { label: 'Digital day', hint: 'School at home' },
      early: { label: 'Early release', hint: 'Needs care once school lets out' },
    },
    /** `name`: as published, '' for an unnamed day. */
    says: {
      district: (name: string) => fromSource(name, 'the district’s calendar'),
      import: (name: string) => fromSource(name, 'your school’s calendar file'),
      parent: () => 'Set by you.',
      nobody: 'No school calendar covers this day.',
      weekend: 'It’s a weekend.',
      plain: 'A school day, as far as we know.',
    },
    notConfirmed: 'We haven’t checked it with the district yet.',
    caveats: {
      gradeDecides:
        'Elementary, middle and high schools let out at different times: this is the earliest.',
      mayBeMadeUp: 'A day off, unless the district needs it to make up for snow days.',
    },
    bell: 'When does school let out?',
    noBell: 'I don’t know yet',
    bellHint: 'Until then this day counts as neither covered nor open.',
    asPublished: 'Follow the school calendar',
    calendar: (name: string) => `${name}’s school calendar`,
    changed: (day: string, kind: string) => `${day}: ${kind}`,
    back: (day: string) => `${day} follows the school calendar again`,
    bellsSaid: (name: string, count: number) => `${name}: time saved for ${count} days`,
    bellSaid: (day: string) => `${day}: time saved`,
  },
  who: {
    legend: (name: string) => `Who has ${name}?`,
    you: 'You',
    other: 'Add your own',
    when: 'When?',
    allDay: 'All day',
    hours: 'Some hours',
    from: 'From',
    to: 'To',
    backwards: 'The end has to be after the start.',
    said: (who: string, name: string, day: string) => `${who} has ${name} on ${day}`,
    youSaid: (name: string, day: string) => `You have ${name} on ${day}`,
    holiday: {
      title: (holiday: string) => `Most parents have ${holiday} off.`,
      text: 'So we put you at home. Right?',
      yes: 'Yes, we’re home',
    },
    nobody: 'Nobody’s home',
    nobodySaid: (day: string) => `Nobody’s home on ${day}`,
    done: 'Done',
  },
  holidays: {
    newYear: 'New Year’s Day',
    mlk: 'Martin Luther King Jr. Day',
    memorialDay: 'Memorial Day',
    juneteenth: 'Juneteenth',
    independenceDay: 'Independence Day',
    laborDay: 'Labor Day',
    thanksgiving: 'Thanksgiving',
    dayAfterThanksgiving: 'the day after Thanksgiving',
    christmasEve: 'Christmas Eve',
    christmas: 'Christmas',
  },
} as const;

const fromSource = (name: string, source: string) =>
  name === '' ? `From ${source}.` : `“${name}”, from ${source}.`;
