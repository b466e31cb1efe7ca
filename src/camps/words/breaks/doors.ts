/** What every break's page offers beside camps: a place on top, a community, an upgrade. */
export const doors = {
  sample: 'Demo data.',
  promo: {
    heading: 'Run a camp? Get on the poster.',
    text: 'Featured camps get a logo, a price, a sign-up button and the front row.',
    action: 'Upgrade your listing',
    to: '/for-camp-providers',
  },
  /** The way to My Schedule. */
  plan: { text: 'See which of these days you still need to cover', to: '/my-camps' },
  involve: {
    heading: 'Get involved',
    parents: {
      heading: 'Parents',
      text: 'Swap tips and find a camp buddy before the first drop-off.',
      action: 'Join Community',
    },
    providers: {
      heading: 'Camp providers',
      text: 'Show your logo, hours and price to families who are planning right now.',
      action: 'Upgrade Listing',
      to: '/for-camp-providers',
    },
  },
} as const;
