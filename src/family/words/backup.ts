const things = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

type Counts = { children: number; planned: number; favorites: number; notes: number };

/** '3 children, 11 plan entries, 14 favorites, 6 notes', without what there is none of. */
export function countsLine({ children, planned, favorites, notes }: Counts): string {
  const parts = [
    children > 0 && things(children, 'child', 'children'),
    planned > 0 && things(planned, 'plan entry', 'plan entries'),
    favorites > 0 && things(favorites, 'favorite', 'favorites'),
    notes > 0 && things(notes, 'note', 'notes'),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : 'Nothing yet';
}

/** Copy of the row that makes a backup file. */
export const backupCopy = {
  title: 'Backup',
  state: {
    opening: 'A file of your own',
    none: 'None yet',
    last: (day: string, size: string) => `Last one ${day}, ${size}`,
  },
  text: 'One small file with your children, plan, favorites and notes. Save it where you’ll find it again.',
  changes: (count: number) =>
    count === 0
      ? 'Nothing has changed since.'
      : `${things(count, 'change', 'changes')} since then.`,
  lock: 'Lock it with a passphrase',
  locked: 'Without the passphrase nobody can open it. Not even us.',
  unlocked: 'Anyone who gets the file can read it.',
  passphrase: 'Passphrase',
  hint: '8 characters or more. A short sentence works well.',
  missing: 'Enter a passphrase, or turn the lock off.',
  short: 'This one is too short. Use 8 characters or more.',
  otherFiles: 'Calendar files, a picture and receipts are made in',
  schedule: 'My Schedule',
  save: 'Save a backup',
  saving: 'Making the file…',
  saved: {
    title: 'Backup saved',
    text: (name: string, size: string) => `${name}, ${size}. Keep it somewhere safe.`,
  },
  failed: {
    title: 'Couldn’t make the backup',
    storage: 'This device’s storage didn’t answer. Close some tabs and try again.',
    unreachable: 'Part of this page didn’t load. Check your connection and try again.',
  },
} as const;

/** Copy of what opens a backup, or a plan from another phone. */
export const restoreCopy = {
  open: 'Open a backup',
  titles: {
    file: 'Open this backup?',
    handOver: 'Bring this plan in?',
    locked: 'This backup is locked',
    failed: 'Couldn’t open this file',
  },
  reading: 'Reading the file…',
  made: (when: string) => `Made ${when}`,
  passphrase: 'Passphrase',
  missing: 'Enter its passphrase.',
  wrong: 'That passphrase doesn’t open it. If you’re sure of it, the file is damaged.',
  unlock: 'Open',
  unlocking: 'Opening…',
  failures: {
    newer: 'A newer Camply made this file. Update Camply here, then open it again.',
    notOurs: 'That’s not a Camply backup. Those begin with “camply-” and end with “.json”.',
    damaged: 'The file is damaged or cut short. Try another copy of it. Nothing here has changed.',
    tooLarge: 'That file is too large to be a Camply backup.',
    unreadable: 'This device can’t read the file. Copy it here first, then open it again.',
    storage: 'This device’s storage didn’t answer. Nothing here has changed. Try again.',
    unreachable:
      'Part of this page didn’t load. Nothing here has changed. Check your connection and try again.',
  },
  table: {
    caption: 'What is here, what is in the backup, and both together',
    kind: 'What',
    here: 'Here',
    backup: 'Backup',
    plan: 'New',
    together: 'Together',
    rows: {
      children: 'Children',
      planned: 'Plan entries',
      favorites: 'Favorites',
      notes: 'Notes',
    },
  },
  rule: 'Put together, nothing is lost. Where they differ, we keep the newer one.',
  skipped: (count: number) =>
    `${things(count, 'thing', 'things')} in it can’t be read and won’t be added.`,
  leftOut: (count: number) =>
    `${things(count, 'thing', 'things')} won’t fit and won’t be added: a note holds 4,000 characters, a family 12 children.`,
  cancel: 'Cancel',
  replace: 'Replace',
  merge: 'Put together',
  bringIn: 'Bring it in',
  sure: {
    title: 'Replace everything here?',
    text: (counts: string) => `${counts} on this device will be deleted. There’s no undo.`,
    first: 'Not sure? Save a backup of this device first.',
    keep: 'Keep what’s here',
    replace: 'Replace everything',
  },
  done: 'Your plan is here',
  failed: {
    title: 'Couldn’t bring the plan in',
    full: 'This device is out of space. Free some up and try again.',
    storage: 'This device’s storage didn’t answer. Try again.',
    unreachable: 'Part of this page didn’t load. Check your connection and try again.',
  },
} as const;
