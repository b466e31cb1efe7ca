import { formatList } from '#camps/camps.ts';

/** '8:30', '4:00'. `minutes` after midnight. */
export const clockPlain = (minutes: number): string =>
  `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

/** Copy of a plan that somebody shared, as the receiver sees it. */
export const sharedCopy = {
  heading: (when: string, names: readonly string[]) =>
    names.length === 0 ? when : `${when} with ${formatList(names)}`,
  plan: 'A camp plan',
  from: (sender: string, when: string) =>
    sender === '' ? `Updated ${when}.` : `From ${sender}. Updated ${when}.`,
  /** A moment of the current day. */
  today: (time: string) => `today at ${time}`,
  stored: {
    title: 'No signal right now',
    text: (when: string) => `This is the plan as it was here ${when}. It may have changed.`,
  },
  waiting: {
    title: (count: number) => `${changes(count)} waiting for signal`,
    text: 'It’s kept on this phone and goes out by itself.',
  },
  yours: {
    heading: 'Your part',
    which: 'Which one is you?',
    nobody: 'Choose your name',
    none: 'Nothing for you yet in these days.',
    bring: (child: string, place: string, time: string) =>
      `You bring ${child}${to(place, 'to')}${atTime(time)}.`,
    fetch: (child: string, place: string, time: string) =>
      `You pick up ${child}${to(place, 'from')}${atTime(time)}.`,
    haveAllDay: (child: string) => `${child} is with you all day.`,
    have: (child: string, from: string, until: string) =>
      `${child} is with you from ${from} to ${until}.`,
  },
  day: {
    today: 'Today',
    open: 'Open',
    home: 'Home',
    allDay: 'All day',
    noTime: 'Time?',
    at: (child: string, place: string) => (place === '' ? child : `${child}, ${place}`),
    with: (child: string, who: string) =>
      who === '' ? `${child}, at home` : `${child}, with ${who}`,
    unsettled: (child: string) => `${child}, not settled yet`,
    looking: (sender: string) =>
      sender === '' ? 'Somebody is still looking.' : `${sender} is still looking.`,
    until: (time: string) => `Until ${time}.`,
    fromTo: (from: string, until: string) => `From ${from} to ${until}.`,
    wholeDay: 'All day.',
    hoursUnknown: 'The hours aren’t listed.',
    brings: (who: string) => `${who} brings.`,
    fetches: (who: string) => `${who} picks up.`,
    both: (who: string) => `${who} brings and picks up.`,
    map: 'Map',
    mapOf: (place: string) => `Map: ${place}, in a new tab`,
    call: 'Call',
    callOf: (place: string, phone: string) => `Call ${place}: ${phone}`,
  },
  more: (days: string) => `Show ${days}`,
  moreDays: (count: number) => `Show ${count} more days`,
  over: 'All of these days are over.',
  nothing: 'There’s nothing in it yet. Look again in a while.',
  costs: {
    heading: 'What it costs',
    of: (child: string, place: string) => `${child}, ${place}`,
    total: 'In all',
  },
  calendar: {
    add: 'Add to my calendar',
    addAll: 'Add all of it to my calendar',
    saved: 'Calendar file saved',
    name: 'Camp plan',
    fileName: 'camp-plan',
    bring: (child: string, place: string) => `Bring ${child}${to(place, 'to')}`,
    fetch: (child: string, place: string) => `Pick up ${child}${to(place, 'from')}`,
    have: (child: string) => `${child} is with you`,
  },
  print: 'Print',
  leave: 'Remove it from this phone',
  end: (canWrite: boolean, until: string | null, sender: string) =>
    `Only people with this link can ${canWrite ? 'read and change' : 'read'} it${
      until === null ? '' : `, until ${until}`
    }. ${sender === '' ? 'Who sent it' : sender} can take it back at any time. Once opened, it also works with no signal.`,
  made: 'Made with Camply. Plan your own school breaks at',
  opening: 'Opening the plan…',
  takenBack: {
    heading: 'This link was taken back',
    text: 'Or it ran out. Ask the person who sent it for a new one.',
  },
  cutOff: {
    heading: 'Part of the link is missing',
    text: 'The end of the link holds the key. Some mail programs cut it off. Copy the whole link, up to the last letter, and open it again.',
  },
  noSignal: {
    heading: 'No signal yet',
    text: 'This plan hasn’t been opened on this phone before. It loads as soon as there’s a connection.',
    again: 'Try again',
  },
  change: {
    action: 'Change this day',
    actionOf: (day: string) => `Change ${day}`,
    you: 'Your name',
    youMissing: 'Say who you are first',
    brings: (child: string, place: string) => `Who brings ${child}${to(place, 'to')}?`,
    fetches: (child: string, place: string) => `Who picks up ${child}${to(place, 'from')}?`,
    home: (child: string) => `I’m at home with ${child} this day`,
    note: 'A note for everybody with a link',
    noteHint: 'Such as “I have the car seat”.',
    save: 'Save',
    cancel: 'Never mind',
    saved: 'Saved.',
    failed: 'That didn’t save',
    failedText: 'What you typed is still here. Please try again.',
  },
  noteOf: 'Note for everybody',
} as const;

function to(place: string, word: string): string {
  return place === '' ? '' : ` ${word} ${place}`;
}

function atTime(time: string): string {
  return time === '' ? '' : ` at ${time}`;
}
