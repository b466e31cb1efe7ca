import { formatList } from '#camps/camps.ts';

/** '8:30', '4:00'. `minutes` after midnight. */
export const clockPlain = (minutes: number): string =>
  `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;

const unreadEntries = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);
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
    text: (when: string) => `This is the plan as of ${when}. It may have changed.`,
  },
  waiting: {
    title: (count: number) => `${changes(count)} waiting for a connection`,
    text: 'Saved on this device. We’ll send it once you’re online.',
  },
  unreadable: (count: number) =>
    `${unreadEntries(count)} couldn’t be read. The rest is as it was sent.`,
  yours: {
    heading: 'Your part',
    which: 'Which one is you?',
    nobody: 'Choose your name',
    none: 'Nothing for you yet on these days.',
    bring: (child: string, place: string, time: string) =>
      `You bring ${child}${to(place, 'to')}${atTime(time)}.`,
    pickUp: (child: string, place: string, time: string) =>
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
  nothing: 'There’s nothing in it yet. Check back later.',
  costs: {
    heading: 'What it costs',
    of: (child: string, place: string) => `${child}, ${place}`,
    total: 'Total',
  },
  calendar: {
    add: 'Add to my calendar',
    addAll: 'Add all of it to my calendar',
    saved: 'Calendar file saved',
    name: 'Camp plan',
    fileName: 'camp-plan',
    event: (title: string, day: string) => `${title}, ${day}`,
    bring: (child: string, place: string) => `Bring ${child}${to(place, 'to')}`,
    fetch: (child: string, place: string) => `Pick up ${child}${to(place, 'from')}`,
    have: (child: string) => `${child} is with you`,
  },
  print: 'Print',
  leave: {
    action: 'Remove it from this device',
    sure: (count: number) =>
      count === 1
        ? 'One change hasn’t been sent. It’ll be lost, too.'
        : `${count} changes haven’t been sent. They’ll be lost, too.`,
    yes: 'Yes, remove it',
    keep: 'Keep it',
  },
  end: (canWrite: boolean, until: string | null, sender: string) =>
    `Only people with this link can ${canWrite ? 'read and change' : 'read'} it${
      until === null ? '' : `, until ${until}`
    }. ${sender === '' ? 'Whoever sent it' : sender} can take it back at any time. Once opened, it also works with no signal.`,
  change: {
    action: 'Change this day',
    actionOf: (day: string) => `Change this day: ${day}`,
    you: 'Your name',
    youMissing: 'Enter your name first',
    brings: (child: string, place: string) => `Who brings ${child}${to(place, 'to')}?`,
    fetches: (child: string, place: string) => `Who picks up ${child}${to(place, 'from')}?`,
    home: (child: string) => `I’m at home with ${child} this day`,
    note: 'A note for the family',
    noteHint: 'Such as “I have the car seat”.',
    dropNote: (text: string) => `Remove the note “${text}”`,
    save: 'Save',
    cancel: 'Never mind',
    saved: 'Saved.',
    nobody: 'Nobody',
    /** A change that came too late. */
    unsent: {
      home: (who: string, isHome: boolean) => `${who} ${isHome ? 'is' : 'isn’t'} home.`,
      noNote: 'Remove a note.',
    },
    failed: 'That didn’t save',
    failedText: 'What you wrote is still here. Please try again.',
  },
  noteOf: 'Note',
} as const;

function to(place: string, word: string): string {
  return place === '' ? '' : ` ${word} ${place}`;
}

function atTime(time: string): string {
  return time === '' ? '' : ` at ${time}`;
}

/** Copy of what makes a link for one person, and of the list of links. */
export const roomCopy = {
  title: 'Share with one person',
  name: 'Name for the link',
  nameHint: 'Grandma, or Robin. Use their name in your plan, so they see their part first.',
  nameMissing: 'Give the link a name',
  rights: {
    legend: 'What may they do?',
    read: { label: 'Look', hint: 'And nothing else' },
    write: { label: 'Also change', hint: 'Who brings, who picks up, who’s home, a note' },
  },
  children: 'Which children?',
  childrenMissing: 'Choose a child',
  days: 'Which days?',
  span: (name: string, days: string) => (name === '' ? days : `${name}, ${days}`),
  otherDays: 'Days I choose',
  from: 'First day',
  to: 'Last day',
  daysMissing: 'Choose a break or days',
  daysOrder: 'The last day can’t be before the first',
  daysLong: 'That’s more than a year. Choose fewer days.',
  includes: 'What’s in it?',
  names: { label: 'First names', hint: 'Without it, initials only' },
  prices: { label: 'Prices', hint: 'What each camp costs, and the sum' },
  notes: { label: 'Notes', hint: 'What you wrote beside each camp' },
  addresses: { label: 'Addresses', hint: 'With the phone numbers in your notes, for Map and Call' },
  until: {
    label: 'Works until',
    visit: '30 days after their last visit',
    end: (day: string) => `The end of these days, ${day}`,
    date: 'A day I choose',
    day: 'Last day it works',
    missing: 'Choose a day from today on',
  },
  preview: (name: string) => (name === '' ? 'What they’ll see' : `What ${name} will see`),
  previewMissing: 'Choose a child and days, and you’ll see it here.',
  make: 'Make the link',
  failures: {
    offline: {
      title: 'A link needs a signal',
      text: 'Nothing was shared yet. Try again when you’re online.',
    },
    limited: {
      title: 'Too many links for now',
      text: 'Nothing was shared. Try again in a few minutes, or take one back first.',
    },
    server: {
      title: 'Couldn’t make the link',
      text: 'Nothing was shared, and what you chose is still here. Please try again.',
    },
  },
  made: {
    heading: (name: string) => `The link for ${name} is ready`,
    care: 'Send it as you’d send a house key: anyone who has it can open it.',
    link: 'The link',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Couldn’t copy it. Select the link and copy it by hand.',
    send: 'Send it',
    qrFold: 'Show a QR code',
    qr: 'The link as a QR code, for a camera beside you',
    shareTitle: 'Our camp plan',
    another: 'Share with somebody else',
    done: 'Done',
  },
  links: {
    title: 'Links to your plan',
    heading: 'Your links',
    count: (count: number) =>
      count === 0
        ? 'Nobody has one'
        : count === 1
          ? '1 person has one'
          : `${count} people have one`,
    none: 'Nobody has a link to your plan.',
    read: 'Can look',
    write: 'Can change',
    never: 'Not opened yet',
    seen: (day: string) => `Last seen on ${day}`,
    until: (day: string) => `until ${day}`,
    unreadable: (count: number) =>
      `${unreadEntries(count)} couldn’t be read. Your plan hasn’t changed.`,
    used: 'until 30 days after their last visit',
    takeBack: 'Take back',
    takeBackOf: (name: string) => `Take back: ${name}`,
    sure: (name: string) =>
      `The link for ${name} stops working. The others stay. What they’ve seen, they’ve seen.`,
    yes: 'Yes, take it back',
    keep: 'Keep it',
    all: 'Take all back',
    sureAll: (count: number) => `All ${count} links stop working. What they’ve seen, they’ve seen.`,
    yesAll: 'Yes, take all back',
    keepAll: 'Keep them',
    failed: 'That didn’t work: the link still opens. Check your connection and try again.',
    gone: (name: string) => `The link for ${name} is taken back.`,
    goneAll: 'All links are taken back.',
    homes: {
      line: 'Two homes: you both change it',
      stop: 'Stop sharing',
      stopOf: (name: string) => `Stop sharing with ${name}`,
      sure: (name: string) => `Your plan and ${name}’s go separate ways. Each of you keeps a copy.`,
      yes: 'Yes, stop sharing',
      gone: (name: string) => `You and ${name} don’t share anymore. Your plan stays as it is.`,
    },
  },
} as const;
