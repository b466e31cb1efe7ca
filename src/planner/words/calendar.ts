import { formatList } from '#camps/camps.ts';
import { grouped } from '#camps/rules/text/price.ts';

const entries = (count: number): string => (count === 1 ? '1 entry' : `${grouped(count)} entries`);

/** Copy of a child's school calendar: days entered, days from a file. */
export const schoolCalendarCopy = {
  title: (name: string) => `${name}’s school calendar`,
  which: 'Whose calendar',
  close: 'Done',
  district: (label: string) => `${label}’s days are in. What you add overrides them.`,
  noDates: (label: string) =>
    `We don’t have dates for ${label} yet. Open its calendar file to add them.`,
  noDistrict: 'No school district is chosen, so only what you add here counts.',
  add: {
    heading: 'Add a day',
    from: 'First day',
    to: 'Last day',
    kind: 'What kind of day?',
    kinds: {
      off: 'No school',
      early: 'School lets out early',
      digital: 'Digital day at home',
      school: 'School’s in session',
    },
    bell: 'School lets out at',
    bellUnknown: 'I don’t know yet',
    name: 'Name',
    namePlaceholder: 'Teacher workday',
    action: 'Add it',
    added: (name: string, days: string) => `Added ${name}: ${days}`,
    problems: {
      noFrom: 'Choose the first day',
      order: 'The last day can’t be before the first',
      long: 'That’s more than 120 days. Add it in parts.',
    },
  },
  summer: {
    title: 'When does school end?',
    heading: 'Summer',
    text: 'Pick both days to add the summer. They’re in your school’s calendar.',
    forWhom: 'For whom?',
    last: 'Last day of school',
    first: 'First day back',
    action: 'Add the summer',
    name: 'Summer Break',
    known: 'From the district’s calendar.',
    lastYears: (day: string) => `${day}, like last year`,
    another: 'Another day',
    date: 'Date',
    added: (names: readonly string[]) => `Added the summer for ${formatList(names)}`,
    problems: {
      missing: 'Choose both days',
      order: 'The first day is before the last one',
      long: 'That’s more than 120 days. Check the years.',
    },
  },
  file: {
    heading: 'From a calendar file',
    text: 'Most schools offer their calendar as a file (.ics) or under “Export”. We read it on this device and send it nowhere.',
    drop: 'Choose the file',
    hint: '.ics, up to 2 MB',
    reading: 'Reading the file…',
    percent: (percent: number) => `${percent} percent`,
    stop: 'Cancel',
    refusals: {
      tooBig: 'This file is over 2 MB. Export only this school year and try again.',
      notCalendar: 'This isn’t a calendar file. Look for one that ends in .ics.',
      noDays: 'We can’t find a day in this file. It may be cut off; download it again.',
      otherYear:
        'The days in this file are over, or more than a year ahead. Look for this year’s calendar.',
      tooMany: 'This file has too many events to check. Export only the school holidays.',
      notRead: 'That didn’t load. Check your connection and try again.',
    },
    preview: (count: number) => `We found ${entries(count)}.`,
    previewText: 'Checked days count. Uncheck what isn’t a day off; pick a kind for the rest.',
    noLikely: 'None of them names a day off, so check the ones that are.',
    /** `next` of `all` names are shown by a press. */
    others: (next: number, all: number) =>
      next === all
        ? `Show ${all} ${all === 1 ? 'other' : 'others'}`
        : `Show ${next} of ${grouped(all)} others`,
    leftOut: (count: number) =>
      count === 1
        ? '1 more event names no day off, so we left it out.'
        : `${grouped(count)} more events name no day off, so we left them out.`,
    manyDays: (count: number, days: string) => `${count} days, ${days}`,
    bellOf: (name: string) => `When school lets out: ${name}`,
    /** As the kinds of an added day, beside the name of an entry on a phone. */
    kinds: { off: 'No school', early: 'Lets out early', digital: 'Digital day' },
    kindOf: (name: string, days: string) => `Kind of day: ${name}, ${days}`,
    summer: (days: string) => `The summer is in this file: ${days}`,
    summerHint: 'From the day after the last day of school to the day before the next first one.',
    replaces: 'Use this instead of the district calendar',
    replacesHint: 'For private schools and others with their own days off.',
    gone: (names: readonly string[]) => `${formatList(names)} would be gone.`,
    goneMore: (count: number) => (count === 1 ? '1 more day off' : `${count} more days off`),
    goneLater: (day: string, isMore: boolean) =>
      `The district’s days off after ${day} would be gone${isMore ? ', too' : ''}.`,
    before: (count: number) => `You’ve already added ${entries(count)} from a file`,
    placeOf: {
      replace: (count: number) => `Replace ${entries(count)} with this file`,
      replaceHint: 'It’s a newer version of the same calendar.',
      add: 'Add it to them',
      addHint: 'It’s another calendar, such as after care.',
    },
    action: (count: number) => `Add ${entries(count)}`,
    cancel: 'Never mind',
    added: (count: number) =>
      count === 0 ? 'You already have all of these' : `Added ${entries(count)}`,
    letsOut: (time: string) => `until ${time}`,
  },
  own: {
    heading: 'Added by you',
    none: 'Nothing yet.',
    remove: (name: string, days: string) => `Remove ${name}, ${days}`,
    removed: (name: string) => `Removed ${name}`,
    sources: { parent: 'entered', import: 'from the file' },
    onlyOwn: 'Only this calendar counts',
    onlyOwnHint: 'We leave out the school district’s days.',
  },
} as const;
