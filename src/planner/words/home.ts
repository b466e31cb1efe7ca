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
      district: (name: string) => `${quoted(name)}the district’s calendar says so.`,
      import: (name: string) => `${quoted(name)}your school’s calendar file says so.`,
      parent: () => 'You said so.',
      nobody: 'No calendar speaks of this day.',
      weekend: 'It’s a weekend.',
      plain: 'A school day, as far as we know.',
    },
    notConfirmed: 'Not confirmed yet.',
    caveats: {
      gradeDecides:
        'Elementary, middle and high schools let out at different times: this is the earliest.',
      mayBeMadeUp: 'A day off, unless the district needs it to make up for snow days.',
    },
    bell: 'When does school let out?',
    noBell: 'I don’t know yet',
    bellHint: 'Until we know, we don’t count the day as covered, and not as open.',
    asPublished: 'Go back to the calendar’s word',
    calendar: (name: string) => `${name}’s school calendar`,
    changed: (day: string, kind: string) => `${day}: ${kind}`,
    back: (day: string) => `${day} is as published again`,
    bellsSaid: (name: string, count: number) =>
      `${name}: when school lets out is saved for ${count} days`,
    bellSaid: (day: string) => `${day}: when school lets out is saved`,
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
    backwards: 'The end comes after the start.',
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

const quoted = (name: string) => (name === '' ? 'No name; ' : `“${name}”: `);
