/** Copy of the back-up that is offered when a first choice has no spot. */
export const backupOfferCopy = {
  no: (first: string, backup: string) => `${first} said no. Take ${backup}?`,
  waits: (first: string, backup: string) => `${first} has no spot yet. Take ${backup}?`,
  priceUnknown: 'No price listed.',
  take: 'Take it',
  takeFor: (backup: string) => `Take it: ${backup}`,
  taken: (backup: string) => `Added ${backup} to your plan`,
  stays: (first: string) => `You stay on the waitlist at ${first}.`,
} as const;
