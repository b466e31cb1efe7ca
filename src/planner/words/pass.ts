/** Copy of the season's fee: paying it, and bringing it to another phone. */
export const passCopy = {
  waiting: 'Waiting for your payment. Come back here once it’s done.',
  askAgain: 'I’ve paid',
  anew: 'Start over',
  states: {
    reversed: 'That payment was refunded, so it has no pass anymore.',
    'used up': 'That pass is already on five phones, or its season is over.',
    unknown: 'This link expired or got cut off. We can mail you a new one.',
    limited: 'That’s a lot of tries from one network. Try again in an hour.',
    unreachable: 'We couldn’t reach our server. Please try again.',
    waiting: 'That payment isn’t here yet. Please try again in a minute.',
    notKept: 'This phone couldn’t use the pass. Please try again.',
  },
  restore: {
    title: 'Paid on another phone?',
    text: 'Enter the email you paid with, and we’ll mail you a link for this phone.',
    email: 'Email',
    missing: 'Please enter a valid email',
    send: 'Mail me the link',
    sent: 'Check your mail',
    sentText: 'If this address paid for a season, its link arrives in a minute or two.',
  },
  link: {
    title: 'Your season pass',
    text: 'Use the pass from your mail on this phone? It works on five.',
    use: 'Use it here',
    done: 'This phone has the pass',
  },
} as const;
