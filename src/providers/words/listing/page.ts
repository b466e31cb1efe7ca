/** Copy of the page where providers list a camp. The rules of its fields are in providers/rules/submission. */
export const listing = {
  title: 'List your camp',
  lead: 'A basic listing is free. About five minutes now, then families find you for every break you run.',
  upgrade: 'Upgrade My Listing',
  stepsLabel: 'How it works',
  steps: [
    { title: 'Fill out the form', text: 'Works with no signal, too.' },
    { title: 'We review it', text: 'Within 2–3 business days.' },
    { title: 'You go live', text: 'In the right break.' },
    { title: 'Upgrade, if you like', text: 'Logo, price, front row.' },
  ],
  /** Shown when the thank-you card does not load. */
  saved: 'Your listing is saved on this device.',
  closing: {
    title: 'Want the front row?',
    description: 'A featured listing shows your logo, price and hours above the other camps.',
    buttonText: 'Learn About Featured Listings',
    buttonHref: '/for-camp-providers',
  },
} as const;

/** What search engines and shared links show of this page. */
export const listingHead = {
  path: '/list-your-camp',
  picture: {
    path: '/share/partner.jpg',
    alt: 'Children walk through the gate of a camp, under a sign that says Camp begins',
  },
  title: (brand: string) => `List Your Camp · ${brand}`,
  description:
    'List your school-break or summer camp in metro Atlanta for free. Fill out one form, we review it in 2–3 business days, and families find you.',
  keywords: ['list your camp', 'camp providers', 'Atlanta camps', 'free camp listing'],
} as const;
