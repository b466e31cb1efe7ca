/** Copy of the comparison. */
export const compareCopy = {
  heading: 'Compare camps',
  lead: 'Side by side. If a listing isn’t clear, we leave it blank.',
  table: 'Camps side by side',
  back: 'Your favorites',
  backTo: '/favorites',
  print: 'Print',
  near: 'Miles from ZIP',
  nearHint: 'Straight-line miles. Your ZIP stays on this device.',
  /** The ZIP code of the profile, until it is dropped. */
  ownNear: (zip: string) => `Miles from ${zip}`,
  dropOwn: (zip: string) => `Don’t measure from ${zip}`,
  nearFailed: 'We couldn’t load the ZIP codes. They’ll come with the next page you open online.',
  nearUnknown: 'We only know Georgia ZIP codes, and this isn’t one of them.',
  add: 'Add a favorite',
  remove: (camp: string) => `Remove ${camp}`,
  few: {
    heading: 'Pick two to four camps',
    text: 'Heart some camps, then tap Compare on two to four of them in Favorites.',
    /** Above the favorites themselves. */
    pick: 'Tap the favorites you want side by side.',
    action: 'Your favorites',
    browse: 'Browse camps',
  },
  rows: {
    camp: 'Camp',
    dates: 'Dates',
    days: 'Days',
    hours: 'Hours',
    ages: 'Ages',
    price: 'Price',
    perDay: 'Price per day',
    distance: 'Distance',
    place: 'Where',
    theme: 'Activities',
    note: 'Your note',
    register: 'Sign up',
  },
  /** The labels beside the best value of a row, if it is certain. */
  best: { hours: 'Longest day', perDay: 'Lowest', distance: 'Closest' },
  ifForAll: (perDay: string, price: string, days: number) =>
    `${perDay} if ${price} covers ${days === 1 ? 'the day' : days === 2 ? 'both days' : `all ${days} days`}`,
  unsaid: 'Not listed',
  notSure: 'Unclear',
  noZip: 'Add your ZIP',
  noPlace: 'No address listed',
} as const;
