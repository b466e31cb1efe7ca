/** Copy of the season's fee: paying it, and bringing it to another phone. */
export const passCopy = {
  waiting: 'Waiting for your payment. Come back here once it’s done.',
  askAgain: 'I’ve paid',
  anew: 'Start over',
  states: {
    reversed: 'That payment was refunded, so it has no pass anymore.',
    'used up': 'That pass is already on five devices, or its season is over.',
    unknown: 'This link expired or got cut off. We can email you a new one.',
    limited: 'Too many tries from your network. Try again in an hour.',
    unreachable: 'We couldn’t reach our server. Please try again.',
    waiting: 'That payment isn’t here yet. Please try again in a minute.',
    notKept: 'Couldn’t save your pass here. Please try again.',
  },
  restore: {
    title: 'Paid on another device?',
    text: 'Enter the email you paid with, and we’ll email you a link to open here.',
    email: 'Email',
    missing: 'Please enter a valid email',
    send: 'Email me the link',
    sent: 'Check your email',
    sentText: 'If this address paid for a season, its link arrives in a minute or two.',
  },
  link: {
    title: 'Your season pass',
    text: 'Use the pass from your email here? It works on five devices.',
    use: 'Use it here',
    done: 'Your season pass is here',
  },
} as const;
