const minutes = (count: number) => (count === 1 ? '1 more minute' : `${count} more minutes`);

/** Copy of the row that hands the plan over. */
export const handOverCopy = {
  title: 'Move to another phone',
  state: 'Or into the installed app',
  text: 'Open Camply there, choose “Bring your plan along”, and scan this or type the letters.',
  before: 'You get ten letters and a code to scan. They work for 15 minutes.',
  make: 'Make a code',
  making: 'Locking your plan…',
  qr: 'QR code of a link that carries your plan',
  letters: 'The ten letters',
  works: (left: number) => `Works for ${minutes(left)}.`,
  lastMinute: 'Works for less than a minute.',
  over: 'This code has run out.',
  again: 'New code',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Copying didn’t work. Type them instead.',
  safe: 'The plan is locked on this device first. Our server passes it on and can’t open it.',
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
      title: 'That’s a lot of codes',
      text: (left: number) =>
        `New ones work again in ${left === 1 ? 'a minute' : `${left} minutes`}.`,
      soon: 'Wait a little, then try again.',
    },
    tooLarge: {
      title: 'Your plan is too big for a code',
      text: 'Use a backup file: save it here, and open it there.',
    },
    storage: {
      title: 'The code wasn’t made',
      text: 'This device’s storage didn’t answer. Try again.',
    },
  },
} as const;

/** Copy of the page that takes a plan in. */
export const transferCopy = {
  title: 'Bring your plan along',
  heading: 'Bring your plan along',
  text: 'On the phone that has your plan, open Settings and choose “Move to another phone”. Type the letters it shows you.',
  textInstalled:
    'This app starts empty. Type the ten letters that your browser, or your other phone, shows you.',
  label: 'The ten letters',
  placeholder: 'HEB9-A6VJ-M9',
  hint: 'Capitals and dashes don’t matter. A recovery code works here, too.',
  action: 'Bring my plan',
  busy: 'Fetching your plan…',
  or: 'No letters at hand?',
  fresh: 'Start fresh',
  errors: {
    mistyped: 'A code has ten letters and digits. Check it against the other phone.',
    unknown: 'No plan under this code. Check each letter, or make a new one.',
    unknownRecovery:
      'That code opens nothing. Check each letter, or use your newest code: an older one no longer works.',
  },
  failures: {
    cutOff: {
      title: 'This link is cut off',
      text: 'Scan it once more, or type the ten letters.',
    },
    gone: {
      title: 'This link doesn’t work any more',
      text: 'Codes last 15 minutes. Make a new one on the other phone.',
    },
    expired: {
      title: 'This code has run out',
      text: 'Codes last 15 minutes. Make a new one on the other phone.',
    },
    used: {
      title: 'This code was used three times',
      text: 'That’s as often as one works. Make a new one on the other phone.',
    },
    damaged: {
      title: 'The plan arrived damaged',
      text: 'Nothing here has changed. Make a new code on the other phone.',
    },
    newer: {
      title: 'The other phone has a newer Camply',
      text: 'Update Camply here, then bring the plan once more.',
    },
    limited: {
      title: 'That’s a lot of tries',
      text: (left: number) => `It works again in ${left === 1 ? 'a minute' : `${left} minutes`}.`,
      soon: 'Wait a little, then try again.',
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
      title: 'The plan wasn’t brought in',
      text: 'This device’s storage didn’t answer. Try again.',
    },
  },
  again: 'Try again',
  done: {
    heading: 'Your plan is here',
    text: (counts: string) => `${counts}. Saved on this device.`,
    favorites: 'See your favorites',
    home: 'To the camps',
  },
} as const;
