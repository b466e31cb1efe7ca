/** Account copy beyond the sign-in form, loaded on demand. */
export const accountLater = {
  newPassword: 'New password',
  /** The hint of a new password before any error. */
  passwordHint: '12 characters or more. A short sentence works well.',
  /** What is wrong with a new password, and what to change. */
  weak: {
    empty: 'Choose a password. 12 characters or more; a short sentence works well.',
    short:
      'This one is easy to guess: it’s short. Use 12 characters or more; a short sentence works well.',
    long: 'This one is longer than we can keep. Use 72 characters or fewer.',
    easy: 'This one is easy to guess. Use 12 characters or more that only you would put together.',
    weak: 'This one is easy to guess. Use 12 characters or more that only you would put together.',
    same: 'That’s your password already. Choose another one.',
  },
  signUp: {
    action: 'Create account',
    busy: 'Creating your account...',
    stays: 'What is on this phone stays.',
    staysText: 'Signing in sends no names and no plan.',
    /** Also shown when the server gives no reason, since the solution is the same. */
    taken:
      'This email can’t be used for a new account. If it’s yours, sign in or reset the password.',
    refused: 'We couldn’t make an account with this email. Check it for typos, or use another one.',
    agree: { before: 'By creating an account you agree to the', and: 'and the', after: 'page.' },
    terms: 'Terms',
    privacy: 'Privacy',
    confirm: {
      title: 'Check your email',
      text: (email: string) =>
        `We sent a link to ${email}. Open it and your account is ready. It can take a minute; look in spam, too.`,
    },
  },
  reset: {
    lead: 'We email you a link and a code. They work once, for 60 minutes.',
    back: 'Sign in',
    action: 'Send the link',
    busy: 'Sending...',
    limited: 'We send one mail a minute. Wait a moment, then try again.',
    sent: {
      title: 'Check your email',
      text: (email: string) =>
        `If ${email} has an account, a mail is on its way. Open its link, or type its six digits here. It can take a minute; look in spam, too.`,
      again: 'Send again',
      againIn: (seconds: number) => `Send again in ${seconds} s`,
      other: 'Other address',
    },
    /** The six digits of the mail. */
    code: {
      have: 'I have a code',
      whose: 'Type the email that the code was sent to.',
      goOn: 'Go on',
      title: 'Type the code',
      text: (email: string) =>
        `It’s in the mail we sent to ${email}. It works once, for 60 minutes.`,
      action: 'Use the code',
      busy: 'Checking...',
      words: {
        label: 'Code from the mail',
        wrong:
          'That code isn’t right, or it’s too old. Check the newest mail, or send another one.',
      },
    },
    old: {
      title: 'This link no longer works',
      text: 'Links work once, for 60 minutes. A new one takes a minute.',
      action: 'Send a new link',
      stay: 'Go on signed in',
    },
    choose: {
      title: 'Choose a new password',
      whose: (email: string) => `For ${email}`,
      action: 'Save and go on',
      busy: 'Saving...',
      others: 'Your other devices will be signed out. The plan on them stays.',
      saved: 'Your new password is saved',
      savedText: 'Your other devices are signed out. The plan on them stays.',
    },
  },
  alreadyIn: {
    title: 'You’re signed in',
    as: 'As',
    nobody: 'your account',
    goOn: 'Go on',
    logOut: 'Log Out',
  },
  link: {
    reset: {
      title: 'Ready for a new password?',
      text: 'Press to go on. The link works once.',
      action: 'Choose a new password',
    },
    signIn: {
      title: 'Your link is here',
      text: 'Press to sign in. The link works once.',
      action: 'Sign in',
    },
    unexpected: {
      title: (email: string) => `Sign in as ${email}?`,
      other: (email: string) => `You’re signed in as ${email} on this device. What is on it stays.`,
      unknown:
        'This link wasn’t asked for on this device. Go on only if that’s your own email address.',
      action: 'Sign in with the link',
      stay: (email: string) => `Stay ${email}`,
      leave: 'Don’t sign in',
    },
    noAnswer: {
      title: 'We couldn’t open your link',
      text: 'There was no answer from our server. Your link is still good; try it again when you have a signal.',
      again: 'Try again',
    },
  },
} as const;
