/** What the site consists of: where header, menus and footer lead. The router checks each `to`. */
export const breaks = [
  {
    id: 's-summer',
    name: 'Summer',
    months: 'June–August',
    short: 'Jun–Aug',
    to: '/browse/summer-break',
  },
  {
    id: 's-fall',
    name: 'Fall',
    months: 'September–October',
    short: 'Sep–Oct',
    to: '/browse/fall-break',
  },
  {
    id: 's-winter',
    name: 'Winter',
    months: 'November–February',
    short: 'Nov–Feb',
    to: '/browse/winter-break',
  },
  {
    id: 's-spring',
    name: 'Spring',
    months: 'March–April',
    short: 'Mar–Apr',
    to: '/browse/spring-break',
  },
] as const;

export const about = { name: 'About', link: { to: '/about' } } as const;
export const blog = { name: 'Blog', link: { to: '/blog' } } as const;
/** Pages about this phone's saved data, with and without an account. */
export const favorites = { name: 'Favorites', link: { to: '/favorites' } } as const;
const faq = { name: 'FAQ', link: { to: '/faq' } } as const;
const contact = { name: 'Contact', link: { to: '/contact' } } as const;
const providers = { name: 'For Camp Providers', link: { to: '/for-camp-providers' } } as const;
const listYourCamp = { name: 'List Your Camp', link: { to: '/list-your-camp' } } as const;

export const more = [
  { ...providers, hint: 'Stats, prices, placement', glyph: 'tag' },
  { ...listYourCamp, hint: 'Free, live in 2–3 business days', glyph: 'plus' },
  { ...faq, hint: 'Six short answers', glyph: 'list' },
  { ...contact, hint: 'We write back', glyph: 'mail' },
] as const;

export const mobileLinks = [favorites, about, blog, faq, contact, providers, listYourCamp];

export const footerColumns = [
  {
    title: 'Company',
    links: [
      about,
      blog,
      faq,
      contact,
      { name: 'Privacy', link: { to: '/privacy' } },
      { name: 'Terms', link: { to: '/terms' } },
    ],
  },
  {
    title: 'School Breaks',
    links: [
      { name: 'Fall Break', link: { to: '/browse/fall-break' } },
      { name: 'Winter Break', link: { to: '/browse/winter-break' } },
      { name: 'Spring Break', link: { to: '/browse/spring-break' } },
      { name: 'Summer Break', link: { to: '/browse/summer-break' } },
      { name: 'Printable Kit', link: { to: '/summer-kit' } },
    ],
  },
  {
    title: 'Camp Providers',
    links: [listYourCamp, { name: 'Partner with us', link: providers.link }],
  },
] as const;

export const signIn = { name: 'Sign in', link: { to: '/login' } } as const;

/** The pages of a signed-in family. */
export const schedule = {
  name: 'My Schedule',
  link: { to: '/my-camps' },
  glyph: 'calendar',
} as const;
export const matches = { name: 'Matches', link: { to: '/matches' }, glyph: 'heart' } as const;
export const profile = { name: 'My Profile', link: { to: '/profile' }, glyph: 'user' } as const;
export const settings = { name: 'Settings', link: { to: '/settings' }, glyph: 'sliders' } as const;
