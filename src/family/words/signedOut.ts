/** Copy after signing out. */
export const signedOut = {
  title: 'You’re signed out',
  description: 'Your plan stays on this device.',
};
