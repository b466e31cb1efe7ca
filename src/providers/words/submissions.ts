/** Copy of the pages on which a provider follows listings. */
export const submissionsCopy = {
  heading: 'My submissions',
  heard: (when: string) => `Last heard from our server: ${when}.`,
  asking: 'Asking our server where they stand…',
  cannotAsk: 'We can’t ask our server just now. This is what this phone knows.',
  queued: (count: number) =>
    count === 1
      ? '1 listing is waiting for a connection.'
      : `${count} listings are waiting for a connection.`,
  queuedText:
    'Nothing is lost. The browser could clear it if you delete site data before it is sent.',
  elsewhere: 'Sent one from another phone? Open its private link on this one.',
  lost: 'Lost it? We’ll mail you a new one',
  empty: {
    heading: 'Nothing sent from this phone yet',
    text: 'A listing is free and takes about five minutes. It works with no signal and sends itself later.',
    action: 'List your camp',
  },
  unnamed: 'No name yet',
  draft: {
    started: (when: string) => `Started ${when}`,
    filled: (count: number, of: number) =>
      `A draft. ${count} of ${of} required fields are filled in. Only you can see it.`,
    edit: (when: string) => `Changes begun ${when}`,
    editText: 'Changes you’ve begun and not sent. Only you can see them.',
  },
  when: {
    saved: (when: string) => `saved ${when}`,
    sent: (when: string) => `sent ${when}`,
    live: (listing: string, when: string) => `${listing} listing since ${when}`,
  },
  about: (name: string) => `: ${name}`,
  discarded: (name: string) => `${name} was discarded.`,
  undo: 'Undo',
  state: (name: string, state: string) => `${name}: ${state}`,
  full: {
    title: 'This phone is out of space.',
    text: 'What you’ve sent is kept. New words and logos may not fit: free some space first.',
  },
  failed: {
    title: 'That didn’t work',
    full: 'This phone is out of space. Free some up and try again.',
    other: 'Nothing has changed. Try again in a moment.',
  },
} as const;

/** Copy of the person check on a day with many submissions. */
export const personCheckCopy = {
  label: (name: string) => `Show that a person sends ${name}`,
  text: 'Lots of listings came in today, so we ask for one quick check. After it, yours goes out right away.',
  failed: 'The check didn’t load. Your listing is safe and tries again by itself.',
  reload: 'Load the page again',
} as const;

/** Before a listing is taken back from the server. */
export const withdrawCopy = {
  title: (name: string) => `Withdraw ${name}?`,
  text: 'It leaves the list within minutes, and every phone at its next visit. With no signal it goes as soon as there is a connection. A withdrawn listing can’t be brought back, only sent again.',
  keep: 'Keep it',
  withdraw: 'Withdraw it',
} as const;

export const myListingCopy = {
  actions: {
    retry: 'Try now',
    again: 'Edit and send again',
    otherLogo: 'Choose another logo',
    withoutLogo: 'Go without a logo',
    write: 'Write to us',
  },
  headings: {
    changes: 'One question before it goes live',
    live: (when: string) => `Live since ${when}`,
  },
  leads: {
    changes: 'Answer here. Everything you wrote is kept.',
    live: 'Parents can find it. It’s on every phone that has opened Camply since.',
  },
  cannotAsk: {
    title: 'We can’t ask just now.',
    known: (when: string) => `This is what this phone knew ${when}.`,
    saved: 'This is what this phone knows.',
    text: 'There’s no connection to our server. Your listing is safe: only the look at it has to wait.',
    again: 'Try again',
    notTaken:
      'This phone needs a connection to change a listing it doesn’t keep. Nothing you typed is lost.',
  },
  bad: {
    heading: 'We can’t find this listing',
    text: 'The link may be cut off or replaced by a newer one, or the listing was removed more than a year ago. Copy the whole link, or let us mail you a new one.',
    again: 'Mail me a new link',
    write: 'Write to us',
  },
  question: {
    heading: (brand: string) => `${brand} asks`,
    asked: (when: string) => `Asked ${when}`,
    answer: 'Your answer',
    change: 'Change it here too',
    send: 'Send the answer',
    hint: 'Works with no signal too. It is sent later.',
    missing: 'Write an answer, or change what the question is about.',
    sent: 'Your answer is saved',
    sentText: 'It goes out as soon as there is a connection.',
  },
  parents: {
    heading: 'How parents see it',
    basic: 'A basic listing. Logo, price and hours on the card come with a featured one.',
    featured: 'A featured listing, with logo, price and hours on the card.',
    notHere: 'It reaches this phone with the next update.',
    open: 'See the listing',
    adds: 'What a featured listing adds',
  },
  said: {
    heading: 'What you sent',
    unsent: 'With your change, which isn’t sent yet.',
    change: 'Change something',
  },
  link: {
    heading: 'This is your private link',
    text: 'Anyone who has it can see and change this listing. Keep it. We don’t store it: if it’s lost, we mail a new one to this listing’s address.',
    copy: 'Copy the link',
    copied: 'Link copied',
    copiedText: 'Keep it where you’ll find it again.',
    byHand: 'Copy it by hand',
    mail: 'Mail it to me',
    subject: (name: string) => `Private link of ${name}`,
    body: (name: string, link: string) =>
      `Where the listing of ${name} stands, and where it can be changed:\n\n${link}\n\nAnyone who has this link can change the listing.`,
  },
  keep: {
    title: 'This phone doesn’t keep this listing.',
    text: 'You’ve opened it by its link. Kept here, it’s on your list, signal or no signal.',
    action: 'Keep it on this phone',
    kept: 'It’s on this phone now',
  },
  history: {
    heading: 'What happened',
    saved: 'Saved on this phone',
    received: 'Received',
    edited: 'You changed something',
    answered: 'You answered',
    opened: 'We opened it',
    changes_requested: 'We asked a question',
    approved: 'Approved',
    rejected: 'Not accepted',
    withdrawn: 'Taken down by you',
    archived: 'Taken out of the list',
  },
  down: {
    heading: 'Take it down',
    text: 'It leaves the list within minutes and every phone at its next visit.',
    action: 'Withdraw this listing',
  },
  versions: {
    heading: 'Two versions',
    text: 'This phone and another one changed the same listing. Pick one: nothing changes until you do.',
    what: 'What',
    mine: 'On this phone',
    theirs: 'From the other phone',
    same: 'Both say the same words.',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
  },
} as const;
