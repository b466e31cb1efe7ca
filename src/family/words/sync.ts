import { transferCopy } from './handOver.ts';

/** Keeping several devices in step: in the settings, and beside notes. */
export const syncCopy = {
  title: 'Sync',
  label: 'Keep my plan on all my devices',
  opening: 'One moment...',
  states: {
    opening: 'One moment',
    failed: 'We can’t tell right now',
    off: 'Off',
    on: (when: string | null) => (when === null ? 'On' : `On, last synced ${when}`),
    locked: 'Needs its key',
    ending: 'Turning off',
    ended: 'Turned off on another device',
    removed: 'This device was removed',
  },
  failed: {
    title: 'We can’t tell right now.',
    text: 'This browser’s storage didn’t answer, or you’re offline. Reload this page in a bit.',
  },
  off: 'Off. Everything is on this device only. Sync doesn’t need an account.',
  bring: 'I have it on another phone',
  first: 'The first sync is on its way.',
  syncing: 'Syncing now',
  syncNow: 'Sync now',
  newCode: 'New recovery code',
  newCodeElsewhere: (when: string) =>
    `A new recovery code was made on another device: ${when}. The old one no longer works.`,
  changeCode: {
    title: 'Make a new recovery code?',
    text: 'The code you saved stops working, here and on your other devices.',
    action: 'Make a new one',
    keep: 'Keep the old one',
  },
  carriedOver: {
    text: 'Sync doesn’t use your account or password anymore: your devices hold the key now. Add your other devices here once.',
    action: 'Got it',
  },
  problems: {
    unreachable:
      'We can’t reach our server right now. Your changes are saved here, and we’ll send them later.',
    full: 'The copy on our server is full. Remove notes or favorites you no longer need.',
    forged:
      'What our server sent didn’t come from one of your devices, so we used none of it. Your plan here is fine. Please write to us.',
    storage: 'This device’s storage didn’t answer. Close some tabs and try again.',
    broken: 'Something went wrong while syncing. That’s on us. Your changes are saved here.',
  },
  leftOut: (count: number) =>
    count === 1
      ? '1 thing is too long to sync. It’s still here.'
      : `${count} things are too long to sync. They’re still here.`,
  keptOut: (count: number) =>
    count === 1
      ? '1 entry on our server couldn’t be read. Nothing here has changed.'
      : `${count} entries on our server couldn’t be read. Nothing here has changed.`,
  goes: {
    title: 'What goes to our server, encrypted',
    yes: [
      'Children’s names, grades, schools',
      'Favorites, plan, notes',
      'Your name, ZIP code, settings',
    ],
    no: ['Street address, phone number and email stay here'],
  },
  honest:
    'Everything is encrypted before it leaves this device, and only your devices and your recovery code open it. No password does. We see how many entries you have, how big they are and when they change, not what’s in them or what kind they are.',
  lost: 'If you lose all your devices and the recovery code, nobody can bring the plan back.',
  turnOff: {
    title: 'Turn sync off?',
    text: 'Everywhere: we delete the copy on our server, and your devices stop syncing. Here only: the others keep syncing. Each device keeps its plan.',
    action: 'Turn off everywhere',
    here: 'On this device only',
    keep: 'Keep it on',
  },
  locked: {
    title: 'Sync needs its key once.',
    text: 'Your other device uses a newer kind of sync. Get a code from it, in Settings, Sync, Add a device. Your plan here is fine.',
    action: 'Enter the code',
  },
  ending: {
    title: 'Sync is off on this device.',
    text: 'We’ll delete the copy on our server once you’re online.',
  },
  ended: {
    title: 'Sync was turned off on another device.',
    text: 'The copy on our server is deleted. Everything on this device stays.',
    action: 'OK',
  },
  removed: {
    title: 'This device no longer syncs.',
    text: 'Another device of your family removed it, or nobody used sync for over a year. Everything on this device stays.',
    action: 'OK',
  },
  setAside: {
    title: 'There’s another plan on this device, too.',
    text: 'We set it aside when somebody else signed in. You can save it as a file.',
    save: 'Save it as a file',
  },
  devices: {
    title: 'Your devices',
    thisOne: 'this one',
    since: (when: string) => `Since ${when}`,
    add: 'Add a device',
    adding: 'Making a code...',
    addText:
      'On the other device, scan this, or open Camply there and enter the code in Settings, Sync.',
    qr: 'QR code to scan with the other device',
    remove: 'Remove',
    removeLabel: (name: string) => `Remove ${name}`,
    removing: {
      title: (name: string) => `Remove ${name}?`,
      text: 'It keeps the plan it has, and gets nothing new. Your other devices get a new key, and you get a new recovery code.',
      action: 'Remove it',
      busy: 'Removing...',
      keep: 'Keep it',
      done: (name: string) => `${name} is removed`,
    },
  },
  keyring: {
    code: 'Code',
    codeHint: 'The code from your other phone, or your recovery code. Lowercase is fine.',
    problems: {
      empty: 'Enter the code',
      mistyped: 'That code isn’t complete. It has ten letters and digits, or 26.',
      unknown: 'That code doesn’t open anything. Check each letter.',
      unknownRecovery: transferCopy.errors.unknownRecovery,
      expired: 'That code expired. Make a new one on the other phone.',
      used: 'That code was used already. Make a new one on the other phone.',
      damaged: 'What we received doesn’t open. Make a new code on the other phone.',
      plan: 'That code moves a plan once, and doesn’t sync. On the other phone, open Settings, Sync, Add a device.',
      limited: 'Too many tries from here. Wait an hour, then try again.',
      full: 'Your family has 20 devices already. Remove one first.',
      tooLarge: 'That didn’t fit. Try again.',
      gone: 'That code expired. Make a new one on the other phone.',
      on: 'This device syncs already. It was turned on in another tab.',
      unreachable:
        'You’re offline, or our server didn’t answer. Check your connection and try again.',
      storage: 'This device’s storage didn’t answer. Try again.',
    },
  },
  turnOn: {
    title: 'Keep your plan on all your devices?',
    text: 'You’ll get a recovery code to keep with your papers. Then you add your other devices, one by one.',
    action: 'Turn on',
    busy: 'Turning on...',
    cancel: 'Not now',
  },
  recovery: {
    title: 'Your recovery code',
    text: 'If you ever lose all your devices, this code opens your plan on a new one. We show it once and can’t send it again.',
    letters: 'Recovery code, letter by letter',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Your browser didn’t let us copy it. Write it down instead.',
    save: 'Save as a file',
    file: (code: string) =>
      `Camply recovery code\n\n${code}\n\nIt opens your family’s plan when all devices are lost. Keep it with your papers.\n`,
    fileName: 'camply-recovery-code.txt',
    kept: 'I saved it somewhere safe',
    done: 'Done',
    missing: 'You have no recovery code yet.',
    missingText: 'If you lose your devices, nobody can open your plan without it.',
    show: 'Show me a code',
    later: 'Sync is on',
    laterText: 'You can make a new recovery code here any time.',
  },
  join: {
    title: 'Bring your plan here',
    text: 'On your other phone, open Settings, Sync, and press Add a device. No other phone? Use your recovery code.',
    action: 'Continue',
    busy: 'Opening...',
    toPlan: 'See your plan',
    again: 'Try again',
    back: 'Check the code',
    already: 'This device syncs already. Turn that off first to join another plan.',
    ready: {
      title: 'Put two plans together?',
      titleEmpty: 'Bring your plan here?',
      rule: 'Nothing is lost. Where they differ, we keep the newer one.',
      action: 'Put together',
      actionEmpty: 'Bring it here',
      busy: 'Putting together...',
    },
    table: {
      caption: 'What is here, what your other devices have, and both together',
      devices: 'Devices',
    },
    joined: {
      done: {
        title: 'Your devices are in sync',
        text: 'What you change on one shows up on the others.',
      },
      later: { title: 'You’re in', text: 'Your plan arrives once you’re online.' },
      stuck: {
        title: 'You’re in, but not in sync yet',
        text: 'Open Settings, Sync to see what’s in the way.',
      },
      ended: {
        title: 'Sync was turned off on another device',
        text: 'Nothing was added. Everything on this device stays.',
      },
      removed: {
        title: 'That code expired',
        text: 'Nothing was added. Make a new code on the other phone. Everything on this device stays.',
      },
    },
  },
  duplicates: {
    title: (name: string) => `You have ${name} twice.`,
    text: 'Is it the same child?',
    same: 'Yes, the same child',
    two: 'No, they’re two',
    done: (name: string) => `${name} is one child now`,
  },
} as const;
