/** Copy for signing in, a new account and a new password. A failure names the problem and the remedy, without blame. */
export const accountCopy = {
  tabs: { label: 'Sign in or create an account', signIn: 'Sign in', create: 'Create account' },
  email: 'Email',
  password: 'Password',
  needsEmail: 'Enter your email, like robin@home.example',
  needsPassword: 'Enter your password',
  /** Above the form of a new account, whose words come later (accountLater.ts). */
  createTitle: 'Create an account',
  signIn: {
    title: 'Welcome back',
    action: 'Sign in',
    busy: 'Signing in...',
    wrong: 'Email and password don’t match. Check both, or reset the password.',
    unconfirmed: 'This email isn’t confirmed yet. Open the link we sent to it, then sign in.',
    forgot: 'Forgot password?',
    or: 'or',
    provider: (name: string) => `Continue with ${name}`,
    without:
      'You can plan without an account. To get the plan on your other devices, use Settings, Sync.',
  },
  resetTitle: 'Reset your password',
  secondStepTitle: 'Two-step sign-in',
  following: 'Opening your link',
  /** Shown on the sign-in page after a link or another site led back without a session. */
  oldLink: {
    title: 'That didn’t sign you in.',
    text: 'That link expired or got cut off. Sign in here, or ask for a new one.',
  },
  wanted: {
    title: (page: string) => `${page} needs an account.`,
    text: 'We’ll take you there after you sign in.',
    /** The pages that need an account, by path. */
    pages: { '/settings/second-step': 'Two-step sign-in' },
  },
  tryAgain: 'Try again',
  /** Why a form could not be sent: above it. */
  causes: {
    tooMany: 'Too many tries.',
    waitOrReset: { before: 'Wait 5 minutes, or ', link: 'reset your password now', after: '.' },
    wait: 'Wait 5 minutes, then try again.',
    offline: {
      title: 'No signal.',
      text: 'This needs a connection. Your plan on this device still works.',
    },
    noAnswer: {
      title: 'No answer from our server.',
      text: 'Try again in a minute. Your plan on this device still works.',
    },
  },
} as const;
