/** Said after signing out: the account was never where the plan lives. */
export const signedOut = {
  title: 'You’re signed out',
  description: 'Your plan stays on this phone.',
};
