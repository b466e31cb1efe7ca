/** Copy of the pages on which a provider follows listings. */
export const submissionsCopy = {
  heading: 'My submissions',
  heard: (when: string) => `Last heard from our server: ${when}.`,
  asking: 'Asking our server where they stand…',
  cannotAsk: 'We can’t reach our server right now. This is what’s saved here.',
  queued: (count: number) =>
    count === 1
      ? '1 listing is waiting for a connection.'
      : `${count} listings are waiting for a connection.`,
  queuedText: 'Nothing is lost, unless you clear site data before it’s sent.',
  list: 'List a camp',
  elsewhere: 'Sent one from another device? Open its private link here.',
  lost: 'Lost it? We’ll email you a new one',
  empty: {
    heading: 'Nothing sent from this device yet',
    text: 'A listing is free and takes about five minutes. It works with no signal: we’ll send it later.',
    action: 'List your camp',
  },
  unnamed: 'No name yet',
  draft: {
    started: (when: string) => `Started ${when}`,
    filled: (count: number, of: number) =>
      `A draft. ${count} of ${of} required fields are filled in. Only you can see it.`,
    edit: (when: string) => `Changes started ${when}`,
    editText: 'Changes you started and haven’t sent. Only you can see them.',
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
    title: 'This device is out of space.',
    text: 'What you sent is saved. New text and logos may not fit, so free up some space first.',
  },
  failed: {
    title: 'That didn’t work',
    full: 'This device is out of space. Free some up and try again.',
    other: 'Nothing has changed. Try again in a moment.',
  },
} as const;

/** Copy of the person check on a day with many submissions. */
export const personCheckCopy = {
  label: (name: string) => `Show that a person is sending ${name}`,
  text: 'Lots of listings came in today, so we ask for one quick check. After it, yours goes out right away.',
  failed: 'The check didn’t load. Your listing is safe, and we’ll keep trying.',
  reload: 'Load the page again',
} as const;

/** Before a listing is taken back from the server. */
export const withdrawCopy = {
  title: (name: string) => `Withdraw ${name}?`,
  text: 'It’s off the list within minutes, and phones drop it next time they open Camply. With no signal, that starts once you’re online. You can’t bring it back, only send it again.',
  keep: 'Keep it',
  withdraw: 'Withdraw it',
} as const;

export const myListingCopy = {
  actions: {
    retry: 'Try now',
    again: 'Edit and send again',
    otherLogo: 'Choose another logo',
    withoutLogo: 'Continue without a logo',
    write: 'Write to us',
  },
  headings: {
    changes: 'One question before it goes live',
    live: (when: string) => `Live since ${when}`,
  },
  leads: {
    changes: 'Answer here. Everything you wrote is saved.',
    live: 'Parents can find it. It’s on every phone that has opened Camply since.',
  },
  cannotAsk: {
    title: 'We can’t reach our server right now.',
    known: (when: string) => `This is what we knew ${when}.`,
    saved: 'This is what’s saved here.',
    text: 'Your listing is safe. Check your connection and try again.',
    again: 'Try again',
    notTaken:
      'You need a connection to change a listing that isn’t saved on this device. Nothing you typed is lost.',
  },
  bad: {
    heading: 'We can’t find this listing',
    text: 'The link may be cut off or replaced by a newer one, or the listing was removed more than a year ago. Copy the whole link, or let us email you a new one.',
    again: 'Email me a new link',
    write: 'Write to us',
  },
  question: {
    heading: (brand: string) => `${brand} asks`,
    asked: (when: string) => `Asked ${when}`,
    answer: 'Your answer',
    change: 'Change it here too',
    send: 'Send the answer',
    hint: 'Works with no signal, too. We’ll send it later.',
    missing: 'Write an answer, or change what the question is about.',
    sent: 'Your answer is saved',
    sentText: 'We’ll send it once you’re online.',
  },
  parents: {
    heading: 'How parents see it',
    basic: 'A basic listing. Logo, price and hours on the card come with a featured one.',
    featured: 'A featured listing, with logo, price and hours on the card.',
    notHere: 'It’ll be here with the next update.',
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
    text: 'Anyone who has it can see and change this listing. Save it. We don’t store it: if it’s lost, we’ll email a new one to this listing’s address.',
    copy: 'Copy the link',
    copied: 'Link copied',
    copiedText: 'Save it where you’ll find it again.',
    byHand: 'Copy it by hand',
    mail: 'Email it to me',
    subject: (name: string) => `Private link of ${name}`,
    body: (name: string, link: string) =>
      `Where the listing of ${name} stands, and where it can be changed:\n\n${link}\n\nAnyone who has this link can change the listing.`,
  },
  keep: {
    title: 'This listing isn’t saved on this device.',
    text: 'You opened it by its link. Save it here and it’s on your list, online or off.',
    action: 'Save it on this device',
    kept: 'It’s saved on this device',
  },
  history: {
    heading: 'What happened',
    saved: 'Saved on this device',
    received: 'Received',
    edited: 'You changed something',
    answered: 'You answered',
    opened: 'We opened it',
    changes_requested: 'We asked a question',
    approved: 'Approved',
    rejected: 'Not accepted',
    withdrawn: 'Taken down by you',
    archived: 'Taken off the list',
  },
  down: {
    heading: 'Take it down',
    text: 'It’s off the list within minutes. Phones drop it next time they open Camply.',
    action: 'Withdraw this listing',
  },
  versions: {
    heading: 'Two versions',
    text: 'This device and another one changed the same listing. Pick one: nothing changes until you do.',
    what: 'What',
    mine: 'On this device',
    theirs: 'From the other device',
    same: 'Both are the same.',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
  },
} as const;
