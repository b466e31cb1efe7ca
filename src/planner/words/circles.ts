const families = (count: number): string => (count === 1 ? '1 family' : `${count} families`);
const wishes = (count: number): string => (count === 1 ? '1 quiet wish' : `${count} quiet wishes`);

/** Copy of circles: groups of families who know each other. */
export const circlesCopy = {
  noCircle: {
    lead: 'Find out who else goes, among families you already know.',
    points: [
      {
        patch: 'p-parents',
        title: 'Make a circle',
        text: 'For the class, the team, the cousins. Send its link where you already trust each other.',
      },
      {
        patch: 'p-check',
        title: 'Choose week by week',
        text: 'You decide which camp weeks the others see. Joining shares nothing.',
      },
      {
        patch: 'p-group',
        title: 'Only your circle reads it',
        text: 'It’s encrypted on your devices. Our server can’t read it, and you don’t need an account.',
      },
    ],
  },
  make: {
    label: 'Name of the circle',
    hint: 'Such as “Room 12” or “Our street”. Everybody in it sees the name.',
    missing: 'Give the circle a name.',
    action: 'Make a circle',
    another: 'Make another circle',
  },
  trouble: {
    unreachable: {
      title: 'No signal right now',
      text: 'This part needs a connection. Nothing is lost: try again when you have one.',
    },
    limited: {
      title: 'Too many tries right now',
      text: 'Wait a few minutes, then try again.',
    },
    full: {
      title: 'This circle is full',
      text: 'A circle holds 60 families. Ask whoever started it.',
    },
    none: {
      title: 'This link doesn’t work anymore',
      text: 'It was changed, or the circle was closed. Ask for the new link.',
    },
    noStorage: {
      title: 'This device couldn’t save that',
      text: 'Its storage is full or didn’t answer. Free up some space, then try again.',
    },
  },
  again: 'Try again',
  invited: {
    looking: 'Reading the link…',
    cutOff: {
      title: 'Part of the link is missing',
      text: 'Copy the whole link, up to the last letter, and open it again.',
    },
    title: (name: string) => (name === '' ? 'Join this circle?' : `Join “${name}”?`),
    lead: 'A circle is for families who know each other. You tell each other which camps your kids go to.',
    points: [
      'They see what you choose to share: a name for your child, the camp, the week with its days, and a note.',
      'Joining shares nothing yet, only that one more family is in.',
      'Anyone who has this link can join. We don’t check who they are.',
      'Leave when you like. What you shared disappears from their phones the next time they look.',
    ],
    action: 'Join',
    notNow: 'Not now',
    already: {
      title: (name: string) =>
        name === '' ? 'You’re in it already' : `You’re in “${name}” already`,
      text: 'There’s nothing to do.',
      action: 'OK',
    },
  },
  unnamed: 'Your circle',
  sealed: 'Only your circle reads it.',
  look: 'Look again',
  fresh: {
    made: 'It’s ready. Now send the link.',
    joined: 'You’re in. Now choose what to share.',
  },
  state: {
    alone: 'Only you so far',
    families: (count: number) => `${families(count)}, yours included`,
    updated: (when: string) => `Updated ${when}.`,
    today: (time: string) => `today at ${time}`,
    waiting: 'Your last change is saved here. We’ll send it when you’re back online.',
    unreadable: (count: number) =>
      count === 1
        ? 'We couldn’t read what 1 family wrote. The rest is here.'
        : `We couldn’t read what ${count} families wrote. The rest is here.`,
    offline: {
      title: 'No signal right now',
      text: 'This is what the others had shared when you were last online. Your changes are saved, and we’ll send them when you’re back online.',
    },
    closed: {
      title: 'This circle is closed',
      text: 'Whoever started it closed it, or nobody opened it for 120 days. What you shared there is gone.',
    },
    shutOut: {
      title: 'You need the new link',
      text: 'The link was changed before this device got it. Ask for the new one.',
    },
    remove: 'Take it off this page',
    removed: (name: string) => `“${name}” is off this page.`,
  },
  who: {
    heading: 'Who goes',
    notYet: 'We haven’t heard from the others yet.',
    nobody: {
      title: 'Nobody else is here yet',
      text: 'Send the link. Once others join and share where they’re going, you’ll see it here.',
    },
    nothing: {
      title: 'Nobody has shared where they’re going yet',
      text: 'You could be the first.',
    },
    week: (day: string) => `Week of ${day}`,
    too: (label: string) => `${label} goes, too`,
    sameAs: (names: string) => `Same camp and week as ${names}.`,
    quiet: (others: number, count: number) =>
      others === 1
        ? `Another family has ${wishes(count)}.`
        : `${others} other families have ${wishes(count)} in all.`,
  },
  match: {
    title: (label: string, camp: string) =>
      camp === '' ? `${label} wants to go, too` : `${label} wants to go to ${camp}, too`,
    text: (child: string, week: string) =>
      `${child === '' ? 'Your child' : child}, ${week}: you both chose it quietly, and now you both know. The rest of the circle doesn’t.`,
    week: (day: string) => `the week of ${day}`,
  },
  own: {
    heading: 'What you share',
    lead: 'Nothing is shared until you choose it. Under each week you’ll see what they’d read.',
    noChild: 'Add your child, then plan a camp. After that you choose here what to share.',
    noCamp: 'There’s no camp ahead in your plan. Plan one, then choose here what to share.',
    toPlan: 'Go to My Schedule',
    shownAs: (label: string) => `They’d see “${label}”`,
    change: 'Change',
    changeOf: (child: string) => `Change what they call ${child}`,
    done: 'Done',
    label: (child: string) => `What this circle calls ${child}`,
    color: 'Color',
    labelMissing: 'A letter or a nickname is enough.',
    more: (count: number) => (count === 1 ? 'Show 1 more week' : `Show ${count} more weeks`),
    legend: (child: string, camp: string, days: string) =>
      `${child}, ${camp}, ${days}: who should know?`,
    choices: { none: 'Don’t tell', open: 'Tell the circle', quiet: 'Quietly' },
    reads: {
      none: (line: string) => `They’d read: “${line}”`,
      open: (line: string) => `They read: “${line}”`,
      quiet: (label: string) =>
        `Only a family with the same quiet wish finds out, and sees: “${label}”`,
    },
    waits: 'You had another quiet wish for this week. This one replaces it within three days.',
    said: {
      none: (camp: string) => `No longer shared: ${camp}`,
      open: (camp: string) => `Shared: ${camp}`,
      quiet: (camp: string) => `Quiet wish: ${camp}`,
      moved: (camp: string) => `In up to three days, your quiet wish moves to ${camp}`,
      label: (label: string) => `They see “${label}” now`,
    },
    note: {
      open: 'Add a note',
      edit: 'Change the note',
      label: 'Note',
      hint: 'Such as “I can drive two more”. The circle reads it.',
      about: 'About',
      week: 'The whole week',
      bring: (weekday: string) => `${weekday} drop-off`,
      fetch: (weekday: string) => `${weekday} pick-up`,
    },
    invite: 'Invite a friend',
    inviteOf: (camp: string) => `Invite a friend to ${camp}`,
    inviteTitle: (camp: string, week: string) => `${camp}, week of ${week}`,
    copied: 'Link copied',
    copiedText: 'It holds the camp and the week, nothing about you.',
    byHand: 'Copy this link',
  },
  quietly: {
    heading: 'How “quietly” works',
    points: [
      'Only a family that quietly wished for the same camp and the same week finds out. Then you both know.',
      'Each child has one quiet wish a week. It can move to another camp three days after you made it.',
      'Everybody here sees how many quiet wishes each family has, not which.',
      'Somebody in the circle could try camps one by one, but whoever they find sees them, too.',
    ],
  },
  link: {
    heading: 'Invite families',
    where: 'Send it where you already trust each other: the class chat, the team.',
    care: 'Anyone who has the link can join: send it as you’d hand out a house key.',
    shareTitle: (name: string) => `Camp buddies: ${name}`,
    renew: 'Make a new link',
    renewAsk:
      'The link you sent stops working, and nobody can join with it anymore. Families who are in stay in, and see the new one.',
    renewYes: 'Yes, make a new one',
    renewed: 'The new link is ready. The old one stopped working.',
    needsSignal: 'The old link still works.',
  },
  end: {
    heading: 'Leave or close',
    leave: 'Leave',
    leaveAsk: (name: string) =>
      `You leave “${name}”. What you shared disappears from their phones the next time they look. What they’ve seen, they’ve seen.`,
    ownerLeaves: 'Once you leave, nobody can change the link or close the circle.',
    leaveYes: 'Yes, leave',
    left: (name: string) => `You left “${name}”.`,
    close: 'Close the circle',
    closeAsk: (name: string) =>
      `“${name}” ends for everyone, and all that was shared in it is deleted. This can’t be undone.`,
    closeYes: 'Yes, close it',
    closed: (name: string) => `You closed “${name}”.`,
    keep: 'Keep it',
    noSignal: 'No signal? We’ll finish it when you’re back online.',
  },
  how: {
    heading: 'How circles work',
    points: [
      'A circle holds up to 60 families. Everybody in it sees what each of you shares, and may pass the link on.',
      'Our server sees how many families there are, and how much each shares and when. Never what.',
      'What you share disappears the week after the camp.',
      'Whoever started the circle can change the link and close it, and nothing more.',
      'When a family leaves, the key changes. A circle that nobody opens for 120 days is deleted.',
    ],
  },
} as const;
