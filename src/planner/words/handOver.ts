/** Copy of what takes the plan along: a calendar, a picture, paper. */
export const planHandOverCopy = {
  title: 'Share your plan',
  whose: 'Whose days?',
  everyone: 'Everyone’s',
  link: {
    heading: 'A link for one person',
    lead: 'For Grandma, or the other parent. It follows your plan, needs no account, and you can take it back.',
    action: 'Share by a link',
  },
  calendar: {
    heading: 'Your calendar',
    lead: 'What’s planned or booked, as events. Kids show up by initial only.',
    count: (days: number, camps: number) =>
      `${days === 1 ? '1 day' : `${days} days`} in ${camps === 1 ? '1 camp' : `${camps} camps`}.`,
    also: 'Add these, too',
    kinds: { off: 'Days without school', home: 'Days with somebody at home' },
    /** `label`: the child's initial. */
    dayOff: {
      off: (name: string, label: string) => `No school: ${name} (${label})`,
      digital: (name: string, label: string) => `Digital day: ${name} (${label})`,
      early: (name: string, label: string) => `Early release: ${name} (${label})`,
    },
    atHome: (who: string, label: string) =>
      who === '' ? `${label} at home` : `${label} at home with ${who}`,
    drivers: {
      dropOff: (who: string) => `Drop-off: ${who}`,
      pickUp: (who: string) => `Pick-up: ${who}`,
    },
    others: (count: number) =>
      count === 1 ? 'Plus 1 other event.' : `Plus ${count} other events.`,
    nothing: 'Nothing in your plan has a day yet.',
    noDay: (count: number) =>
      count === 1
        ? '1 camp has no day yet, so it’s left out.'
        : `${count} camps have no day yet, so they’re left out.`,
    hoursUnknown: 'Where hours aren’t listed, the event is all day and says so.',
    struckOut: (count: number) =>
      count === 1
        ? '1 day is no longer planned, so the file removes it.'
        : `${count} days are no longer planned, so the file removes them.`,
    struckOutByHand: (words: string) =>
      `No longer planned: ${words}. Delete that in your calendar.`,
    saved: 'Calendar file saved',
    google: 'Google Calendar, one event at a time',
    googleHow: 'Opens Google’s form, filled in, and you tap “Save”. It’s your own event then.',
    event: (title: string, day: string) => `${title}, ${day}`,
    add: (title: string, day: string) => `Add ${title}, ${day}, in Google Calendar, in a new tab`,
    fileOf: (title: string, day: string) => `Calendar file: ${title}, ${day}`,
    fileName: 'camply-plan',
    name: 'Camply plan',
  },
  picture: { heading: 'A picture to send', lead: 'The week that’s shown, for any messenger.' },
  covered: {
    heading: 'We’re covered',
    lead: 'A poster of the week to show off. No names and no camps.',
    action: 'See the picture',
  },
  paper: { heading: 'For the fridge', lead: 'One page, black and white is fine.', action: 'Print' },
  stays:
    'Files, pictures and paper don’t go through our servers. Anyone you send one to can keep it.',
} as const;
