/** Copy of the settings. */
export const settingsCopy = {
  heading: 'Settings',
  lead: 'For this phone. You don’t need an account for any of it.',
  leadSignedIn: 'For this phone, and for your account.',
  opening: 'Opening your settings',
  phone: {
    title: 'On this phone',
    counting: 'Counting',
    failed: 'Your browser doesn’t let Camply keep anything here.',
    state: (size: string, refreshed: string | null) =>
      refreshed === null ? size : `${size}, refreshed ${refreshed}`,
    family: 'Your plan and favorites',
    familyNote: 'Only here until you back it up or sync',
    camps: (count: number) => (count === 0 ? 'Camps' : `Camps, ${count} listed`),
    comesBack: 'Comes back by itself',
    app: 'Pages, pictures, fonts',
    map: 'Map',
    share: (name: string) => `${name}, share of the space`,
    kept: 'The browser agreed to keep this.',
    keptText: 'It goes only if you clear site data or remove the app.',
    mayClear: 'The browser may clear this.',
    mayClearText: {
      safari:
        'It can happen if you don’t come back for a week. Put Camply on your home screen, or save a backup.',
      installed: 'It can happen when the phone runs out of space. Save a backup now and then.',
      other: 'It can happen when the phone runs out of space. Ask it not to, or save a backup.',
    },
    ask: 'Ask it to keep this',
    skipped: (count: number) =>
      count === 1
        ? '1 camp was left out because its data arrived broken. The rest are fine.'
        : `${count} camps were left out because their data arrived broken. The rest are fine.`,
    refresh: 'Refresh now',
    refreshing: 'Refreshing',
    notRefreshed: 'Couldn’t refresh. What’s here still works.',
    free: (size: string) => `Free up ${size}`,
    freed: 'Freed up',
    freedText: 'The camps come back as soon as there’s a signal.',
    notFreed: 'That didn’t work',
    notFreedText: 'Your browser didn’t let us. Try again in a moment.',
    freeOffline: 'There’s no signal, so the camps couldn’t come back right now.',
    keepMap: 'Keep the map',
    keepMapHint: 'Freeing up space leaves it here.',
  },
  theme: {
    title: 'Look',
    light: 'Day',
    dark: 'Night',
    system: 'Same as phone',
    states: { light: 'Day', dark: 'Night', system: 'Same as the phone' },
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
        'Mail me before sign-up opens',
        'The evening before. Our server then keeps the day and time, not the camp.',
      ],
      signUpNames: ['With the camp’s name', 'The mail company can read it.'],
      weeklyDigest: ['Weekly look by mail', 'On Sundays, with nothing of your plan in it.'],
    },
    account: 'Mail goes to the address of your account, so it needs one.',
    signIn: 'Sign in or create one',
    stopped: {
      unsubscribed: (day: string) => `You stopped our mail on ${day}.`,
      bounce: (day: string) => `Our mail couldn’t be delivered to your address on ${day}.`,
      complaint: (day: string) => `Our mail was reported as unwanted on ${day}, so we stopped.`,
    },
    resume: 'Mail me again',
    unpaid: 'Mail is part of the season pass. You find it under Alarms.',
    unconfirmed: 'Confirm the email of your account, and mail can start.',
    failed: 'Our server didn’t take this. We’ll try again by ourselves.',
  },
  privacy: {
    title: 'Privacy',
    state: (isOn: boolean) => (isOn ? 'Popular weeks on' : 'Popular weeks off'),
    items: {
      matchingOptIn: [
        'Popular weeks',
        'See when many families near you need care in the same week, and be counted, too. Never a name.',
      ],
      matchByZip: ['By ZIP code', 'Counts under the first three digits only, such as 303.'],
      matchBySchool: [
        'By school district',
        'Counts under the district of each child’s school, not the school.',
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
    none: 'None, and you don’t need one',
    noneText:
      'Everything works without one, sync too. An account is for pages that need to know who you are.',
    signIn: 'Sign in or create one',
    email: 'Email',
    step: 'Second step',
    changePassword: 'Change password',
    secondStep: 'Second step',
    logOut: 'Log Out',
    stays: 'Logging out keeps your plan on this phone.',
    remove: 'Remove the plan from this phone',
  },
  end: {
    title: 'Delete',
    state: 'Here, or everywhere',
    phone: 'Everything on this phone',
    phoneText: 'Children, plan, favorites, notes, map. Works offline. There’s no undo.',
    erase: 'Erase this phone',
    account: 'My account',
    accountText: 'Your sign-in. Your plan stays on this phone, and sync goes on.',
    deleteAccount: 'Delete account',
  },
  erase: {
    title: 'Erase everything on this phone?',
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
        ? '1 link to your plan. Take it back in Links to your plan first, or it opens for up to 30 days.'
        : `${count} links to your plan. Take them back in Links to your plan first, or they open for up to 30 days.`,
    circles: (count: number) =>
      count === 1
        ? '1 circle of families. Leave it in Camp buddies first, or what you told it stays there.'
        : `${count} circles of families. Leave them in Camp buddies first, or what you told them stays there.`,
    waiting: (count: number) =>
      count === 1 ? '1 listing waiting to be sent' : `${count} listings waiting to be sent`,
    submissions: (count: number) =>
      count === 1 ? '1 listing’s private link' : `${count} listings’ private links`,
    lastBackup: (day: string) => `Your last backup is from ${day}.`,
    noBackup: 'You have no backup from this phone.',
    backup: 'Save a backup first',
    type: 'Type ERASE to go on',
    word: 'ERASE',
    keep: 'Keep everything',
    action: 'Erase',
    busy: 'Erasing',
    done: 'This phone is erased',
    doneText: 'Camply starts fresh.',
    failed: 'That didn’t work',
    failedText: 'Your browser didn’t let us erase everything. Clear site data in its settings.',
  },
  deletion: {
    title: 'Delete your account?',
    what: 'Your account goes for good. Your other devices are signed out.',
    stays:
      'What’s on this phone stays. Sync doesn’t use the account: turn it off in Settings, Sync, to delete that copy, too.',
    password: 'Your password',
    keep: 'Keep my account',
    action: 'Delete account',
    busy: 'Deleting',
    done: 'Your account is deleted',
    doneText: 'Your plan is still on this phone.',
    problems: {
      empty: 'Type your password',
      wrong: 'That isn’t your password. Try again.',
      limited: 'Too many tries. Wait 5 minutes, then try again.',
      needsCode: 'Your account has a second step. Log out, sign in with a code, and try again.',
      unreachable: 'There’s no signal. Deleting your account needs a connection.',
    },
  },
} as const;
