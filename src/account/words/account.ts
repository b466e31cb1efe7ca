/** Copy for signing in, a new account and a new password. A failure names the problem and the remedy, without blame. */
export const accountCopy = {
  tabs: { label: 'Sign in or create an account', signIn: 'Sign in', create: 'Create account' },
  email: 'Email',
  password: 'Password',
  needsEmail: 'Type your email, like robin@home.example',
  needsPassword: 'Type your password',
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
    without: 'You can plan without an account. Your other devices get the plan in Settings, Sync.',
  },
  resetTitle: 'Reset your password',
  secondStepTitle: 'Second step',
  following: 'Opening your link',
  /** Shown on the sign-in page after a link or another site led back without a session. */
  oldLink: {
    title: 'That didn’t sign you in.',
    text: 'The link was old, or it was broken off. Sign in here, or ask for a new link.',
  },
  wanted: {
    title: (page: string) => `${page} needs an account.`,
    text: 'You go straight there after signing in.',
    /** The pages that need an account, by path. */
    pages: { '/settings/second-step': 'The second step' },
  },
  tryAgain: 'Try again',
  /** Why a form could not be sent: above it. */
  causes: {
    tooMany: 'Too many tries.',
    waitOrReset: { before: 'Wait 5 minutes, or ', link: 'reset your password now', after: '.' },
    wait: 'Wait 5 minutes, then try again.',
    offline: {
      title: 'No signal.',
      text: 'This needs a connection. Your plan on this phone works without it.',
    },
    noAnswer: {
      title: 'No answer from our server.',
      text: 'Try again in a minute. Your plan on this phone works without it.',
    },
  },
} as const;
