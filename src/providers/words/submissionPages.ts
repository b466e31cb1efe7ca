/** What the two pages on which a provider follows listings say before they know anything. */
export const submissionPages = {
  heading: 'My submissions',
  kept: 'Listings sent from this device. No account needed.',
  loading: 'Loading your listings',
  stands: 'Where your listing stands',
  asking: 'Asking our server…',
} as const;
