/** Account copy beyond the sign-in form, loaded on demand. */
export const accountLater = {
  newPassword: 'New password',
  /** The hint of a new password before any error. */
  passwordHint: '12 characters or more. A short sentence works well.',
  /** What is wrong with a new password, and what to change. */
  weak: {
    empty: 'Choose a password. 12 characters or more; a short sentence works well.',
    short:
      'This one is short, so it’s easy to guess. Use 12 characters or more; a short sentence works well.',
    long: 'This one is too long. Use 72 characters or fewer.',
    easy: 'This one is easy to guess. Use 12 characters or more that only you would think of.',
    weak: 'This one is easy to guess. Use 12 characters or more that only you would think of.',
    same: 'That’s your password already. Choose another one.',
  },
  signUp: {
    action: 'Create account',
    busy: 'Creating your account...',
    stays: 'Everything on this device stays.',
    staysText: 'Signing in doesn’t send your plan or any names.',
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
        `We sent a link to ${email}. Open it and your account is ready. It can take a minute; check spam, too.`,
    },
  },
  reset: {
    lead: 'We’ll email you a link and a code. They work once, for 60 minutes.',
    back: 'Sign in',
    action: 'Send the link',
    busy: 'Sending...',
    limited: 'We send one email a minute. Wait a moment, then try again.',
    sent: {
      title: 'Check your email',
      text: (email: string) =>
        `If ${email} has an account, an email is on its way. Open its link, or enter its six digits here. It can take a minute; check spam, too.`,
      again: 'Send again',
      againIn: (seconds: number) => `Send again in ${seconds} s`,
      other: 'Use another address',
    },
    /** The six digits of the email. */
    code: {
      have: 'I have a code',
      whose: 'Enter the email we sent the code to.',
      goOn: 'Continue',
      title: 'Enter the code',
      text: (email: string) =>
        `It’s in the email we sent to ${email}. It works once, for 60 minutes.`,
      action: 'Use the code',
      busy: 'Checking...',
      words: {
        label: 'Code from the email',
        wrong: 'That code isn’t right, or it expired. Check the newest email, or send another one.',
      },
    },
    old: {
      title: 'This link no longer works',
      text: 'Links work once, for 60 minutes. A new one takes a minute.',
      action: 'Send a new link',
      stay: 'Stay signed in',
    },
    choose: {
      title: 'Choose a new password',
      whose: (email: string) => `For ${email}`,
      action: 'Save and continue',
      busy: 'Saving...',
      others: 'Your other devices will be signed out. They keep their plan.',
      saved: 'Your new password is saved',
      savedText: 'Your other devices are signed out. They keep their plan.',
    },
  },
  alreadyIn: {
    title: 'You’re signed in',
    as: 'As',
    nobody: 'your account',
    goOn: 'Continue',
    logOut: 'Log Out',
  },
  link: {
    reset: {
      title: 'Ready for a new password?',
      text: 'Press the button to continue. The link works once.',
      action: 'Choose a new password',
    },
    signIn: {
      title: 'Your link is here',
      text: 'Press the button to sign in. The link works once.',
      action: 'Sign in',
    },
    unexpected: {
      title: (email: string) => `Sign in as ${email}?`,
      other: (email: string) =>
        `You’re signed in as ${email} on this device. Everything on it stays.`,
      unknown:
        'You didn’t ask for this link on this device. Continue only if that’s your own email address.',
      action: 'Sign in with the link',
      stay: (email: string) => `Stay ${email}`,
      leave: 'Don’t sign in',
    },
    noAnswer: {
      title: 'We couldn’t open your link',
      text: 'Our server didn’t answer. Your link still works: try it again when you’re online.',
      again: 'Try again',
    },
  },
} as const;
