const minutes = (count: number) => (count === 1 ? '1 more minute' : `${count} more minutes`);

/** Copy of the row that hands the plan over. */
export const handOverCopy = {
  title: 'Move to another phone',
  state: 'Or into the installed app',
  text: 'Open Camply there, choose “Bring your plan along”, and scan this or enter the code.',
  before: 'You’ll get a short code and a QR code. They work for 15 minutes.',
  make: 'Make a code',
  making: 'Encrypting your plan…',
  qr: 'QR code of a link that carries your plan',
  letters: 'The code',
  works: (left: number) => `Works for ${minutes(left)}.`,
  lastMinute: 'Works for less than a minute.',
  over: 'This code expired.',
  again: 'New code',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Couldn’t copy it. Enter it by hand.',
  safe: 'Your plan is encrypted on this device first. Our server passes it on and can’t open it.',
  bring: 'Have a code from another phone?',
  bringLink: 'Bring that plan here',
  failures: {
    offline: {
      title: 'No signal',
      text: 'A code needs a connection for a moment. A backup file works without one.',
    },
    unreachable: {
      title: 'Our server didn’t answer',
      text: 'Try again in a moment. A backup file works without it.',
    },
    limited: {
      title: 'Too many codes for now',
      text: (left: number) => `Make a new one in ${left === 1 ? 'a minute' : `${left} minutes`}.`,
      soon: 'Wait a few minutes, then try again.',
    },
    tooLarge: {
      title: 'Your plan is too big for a code',
      text: 'Use a backup file: save it here, and open it there.',
    },
    storage: {
      title: 'Couldn’t make the code',
      text: 'This device’s storage didn’t answer. Try again.',
    },
  },
} as const;

/** Copy of the page that takes a plan in. */
export const transferCopy = {
  title: 'Bring your plan along',
  heading: 'Bring your plan along',
  text: 'On the phone that has your plan, open Settings and choose “Move to another phone”. Enter the code it shows you.',
  textInstalled:
    'This app starts empty. Enter the code that your browser, or your other phone, shows you.',
  label: 'The code',
  placeholder: 'HEB9-A6VJ-M9',
  hint: 'Capitals and dashes don’t matter. A recovery code works here, too.',
  action: 'Bring my plan',
  busy: 'Fetching your plan…',
  or: 'Don’t have the code?',
  fresh: 'Start fresh',
  errors: {
    mistyped: 'A code has ten letters and digits. Check it against the other phone.',
    unknown: 'We found no plan for this code. Check each letter, or make a new code.',
    unknownRecovery:
      'That code doesn’t open anything. Check each letter, or use your newest code: older ones stopped working.',
  },
  failures: {
    cutOff: {
      title: 'This link is cut off',
      text: 'Scan it again, or enter the code.',
    },
    gone: {
      title: 'This link expired',
      text: 'Codes last 15 minutes. Make a new one on the other phone.',
    },
    expired: {
      title: 'This code expired',
      text: 'Codes last 15 minutes. Make a new one on the other phone.',
    },
    used: {
      title: 'This code was used three times',
      text: 'Three times is the most. Make a new one on the other phone.',
    },
    damaged: {
      title: 'The plan arrived damaged',
      text: 'Nothing here has changed. Make a new code on the other phone.',
    },
    newer: {
      title: 'The other phone has a newer Camply',
      text: 'Update Camply here, then bring the plan again.',
    },
    limited: {
      title: 'Too many tries',
      text: (left: number) => `Try again in ${left === 1 ? 'a minute' : `${left} minutes`}.`,
      soon: 'Wait a few minutes, then try again.',
    },
    offline: {
      title: 'No signal',
      text: 'Bringing a plan needs a connection for a moment. A backup file opens without one.',
    },
    unreachable: {
      title: 'Our server didn’t answer',
      text: 'Nothing is lost. Try again in a moment.',
    },
    storage: {
      title: 'Couldn’t bring the plan in',
      text: 'This device’s storage didn’t answer. Try again.',
    },
  },
  again: 'Try again',
  done: {
    heading: 'Your plan is here',
    text: (counts: string) => `${counts}. Saved on this device.`,
    favorites: 'See your favorites',
    home: 'Browse camps',
  },
} as const;
