/** Copy of the settings. */
export const settingsCopy = {
  heading: 'Settings',
  lead: 'For this device. Only emails need an account.',
  leadSignedIn: 'For this device, and for your account.',
  opening: 'Opening your settings',
  phone: {
    title: 'On this device',
    counting: 'Counting',
    failed: 'Your browser won’t let Camply save anything here.',
    state: (size: string, refreshed: string | null) =>
      refreshed === null ? size : `${size}, refreshed ${refreshed}`,
    family: 'Your plan and favorites',
    familyNote: 'Only here unless you sync or back it up',
    camps: (count: number) => (count === 0 ? 'Camps' : `Camps, ${count} saved`),
    comesBack: 'Downloads again',
    app: 'Pages, pictures, fonts',
    map: 'Map',
    share: (name: string) => `${name}, share of the space`,
    kept: 'The browser agreed to keep this.',
    keptText: 'It’s deleted only if you clear site data or remove the app.',
    mayClear: 'The browser may clear this.',
    mayClearText: {
      safari:
        'It can happen if you don’t come back for a week. Put Camply on your home screen, or save a backup.',
      installed: 'It can happen when the device runs out of space. Save a backup now and then.',
      other: 'It can happen when the device runs out of space. Ask it not to, or save a backup.',
    },
    ask: 'Ask to keep it',
    skipped: (count: number) =>
      count === 1
        ? '1 camp was left out because its data arrived damaged. The rest are fine.'
        : `${count} camps were left out because their data arrived damaged. The rest are fine.`,
    refresh: 'Refresh now',
    refreshing: 'Refreshing',
    notRefreshed: 'Couldn’t refresh. What’s here still works.',
    free: (size: string) => `Free up ${size}`,
    freed: 'Freed up',
    freedText: 'The camps download again once you’re online.',
    notFreed: 'Couldn’t free up space',
    notFreedText: 'Your browser stopped us. Try again in a moment.',
    freeOffline: 'You’re offline, so the camps couldn’t download again right now.',
    keepMap: 'Keep the map',
    keepMapHint: 'Freeing up space won’t remove it.',
  },
  theme: {
    title: 'Look',
    light: 'Day',
    dark: 'Night',
    system: 'Auto',
    states: { light: 'Day', dark: 'Night', system: 'Auto: same as the device' },
  },
  mail: {
    title: 'Reminders and email',
    state: (on: number, all: number) => `${on} of ${all} on`,
    items: {
      campUpdates: [
        'Camp updates',
        'A hint in My Schedule when dates or prices in your plan change.',
      ],
      matchAlerts: [
        'Hints about popular weeks',
        'A hint in My Schedule when an open week of yours is popular.',
      ],
      signUpMails: [
        'Email before sign-up opens',
        'The evening before. Our server then has the day and time, not the camp.',
      ],
      signUpNames: ['Name the camp in that email', 'Our email service can read it.'],
      weeklyDigest: ['Weekly look by email', 'On Sundays. Nothing from your plan is in it.'],
    },
    account: 'The emails below need an account: they go to its address.',
    signIn: 'Sign in or create one',
    stopped: {
      unsubscribed: (day: string) => `You stopped our emails on ${day}.`,
      bounce: (day: string) => `Our email couldn’t be delivered to your address on ${day}.`,
      complaint: (day: string) => `Our email was reported as unwanted on ${day}, so we stopped.`,
    },
    resume: 'Email me again',
    unpaid: 'Email is part of the season pass. The pass is under Alarms.',
    unconfirmed: 'Confirm your account’s email first. Then we can start.',
    failed: 'Our server didn’t save this. We’ll keep trying.',
  },
  privacy: {
    title: 'Privacy',
    state: (isOn: boolean) => (isOn ? 'Counted in popular weeks' : 'Not counted in popular weeks'),
    items: {
      matchingOptIn: [
        'Popular weeks',
        'See when many families near you need care in the same week, and be counted, too. Never a name.',
      ],
      matchByZip: ['By ZIP code', 'We count only the first three digits, such as 303.'],
      matchBySchool: [
        'By school district',
        'We count the district of each child’s school, not the school.',
      ],
    },
    count: ['Count my clicks', 'Which camps are opened. No names, no profile.'],
  },
  plan: {
    title: 'Subscription',
    none: 'None',
    sample: 'Sample',
    sampleText: 'This is a sample: you have no subscription, and nothing is billed.',
    noneText: 'You have none, and Camply works without one.',
    plan: 'Plan',
    status: 'Status',
    price: 'Price',
    next: 'Next billing',
    ends: 'Ends on',
  },
  account: {
    title: 'Account',
    none: 'None. Only emails need one',
    noneText:
      'Only for emails: they go to your account’s address. Everything else, sync too, works without one.',
    signIn: 'Sign in or create one',
    email: 'Email',
    step: 'Two-step sign-in',
    changePassword: 'Change password',
    secondStep: 'Two-step sign-in',
    logOut: 'Log Out',
    stays: 'Logging out keeps your plan on this device.',
    remove: 'Remove the plan from this device',
  },
  end: {
    title: 'Delete',
    state: (isSignedIn: boolean) => (isSignedIn ? 'This device, or your account' : 'This device'),
    phone: 'Everything on this device',
    phoneText: 'Children, plan, favorites, notes, map. You can erase offline. There’s no undo.',
    erase: 'Erase everything',
    account: 'My account',
    accountText: 'Your sign-in. Your plan stays on this device, and sync stays on.',
    deleteAccount: 'Delete account',
  },
  erase: {
    title: 'Erase everything on this device?',
    undone: 'This can’t be undone.',
    children: (count: number) => (count === 1 ? '1 child' : `${count} children`),
    planned: (count: number) => (count === 1 ? '1 plan entry' : `${count} plan entries`),
    favorites: (count: number) => (count === 1 ? '1 favorite' : `${count} favorites`),
    notes: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
    feeds: (count: number) =>
      count === 1
        ? '1 calendar address. Stop it in My Schedule first, or nobody can.'
        : `${count} calendar addresses. Stop them in My Schedule first, or nobody can.`,
    links: (count: number) =>
      count === 1
        ? '1 link to your plan. Take it back in Links to your plan first, or it works for up to 30 days.'
        : `${count} links to your plan. Take them back in Links to your plan first, or they work for up to 30 days.`,
    circles: (count: number) =>
      count === 1
        ? '1 circle of families. Leave it in Camp buddies first, or what you shared stays there.'
        : `${count} circles of families. Leave them in Camp buddies first, or what you shared stays there.`,
    waiting: (count: number) =>
      count === 1 ? '1 listing waiting to be sent' : `${count} listings waiting to be sent`,
    submissions: (count: number) =>
      count === 1 ? '1 listing’s private link' : `${count} listings’ private links`,
    lastBackup: (day: string) => `Your last backup is from ${day}.`,
    noBackup: 'You have no backup from this device.',
    backup: 'Save a backup first',
    type: 'Enter ERASE to continue',
    word: 'ERASE',
    keep: 'Keep everything',
    action: 'Erase',
    busy: 'Erasing',
    done: 'Everything here is erased',
    doneText: 'Camply starts fresh.',
    failed: 'Couldn’t erase everything',
    failedText: 'Your browser stopped us. Clear site data in its settings.',
  },
  deletion: {
    title: 'Delete your account?',
    what: 'Your account is deleted for good. Your other devices are signed out.',
    stays:
      'Everything on this device stays. Sync doesn’t use the account: turn it off in Settings, Sync, to delete that copy, too.',
    password: 'Your password',
    keep: 'Keep my account',
    action: 'Delete account',
    busy: 'Deleting',
    done: 'Your account is deleted',
    doneText: 'Your plan is still on this device.',
    problems: {
      empty: 'Enter your password',
      wrong: 'That isn’t your password. Try again.',
      limited: 'Too many tries. Wait 5 minutes, then try again.',
      needsCode: 'Your account uses two-step sign-in. Log out, sign in with a code, and try again.',
      unreachable: 'You’re offline. Deleting your account needs a connection.',
    },
  },
} as const;
