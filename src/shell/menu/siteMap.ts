import type { GlyphName } from '#ui/Glyph.tsx';

/** Where the menus and the footer lead (spec 2). */
export const breaks = [
  {
    id: 's-summer',
    name: 'Summer',
    months: 'June - August',
    short: 'Jun - Aug',
    href: '/browse/summer-break',
  },
  {
    id: 's-fall',
    name: 'Fall',
    months: 'September - October',
    short: 'Sep - Oct',
    href: '/browse/fall-break',
  },
  {
    id: 's-winter',
    name: 'Winter',
    months: 'November - February',
    short: 'Nov - Feb',
    href: '/browse/winter-break',
  },
  {
    id: 's-spring',
    name: 'Spring',
    months: 'March - April',
    short: 'Mar - Apr',
    href: '/browse/spring-break',
  },
] as const;

export const about = { name: 'About', href: '/about' };
export const blog = { name: 'Blog', href: '/blog' };

/** What this phone keeps, with and without an account. */
export const favorites = { name: 'Favorites', href: '/favorites' };

export const more: readonly { name: string; hint: string; href: string; glyph: GlyphName }[] = [
  {
    name: 'For Camp Providers',
    hint: 'Stats, prices, placement',
    href: '/for-camp-providers',
    glyph: 'tag',
  },
  {
    name: 'List Your Camp',
    hint: 'Free, live in 2-3 business days',
    href: '/list-your-camp',
    glyph: 'plus',
  },
  { name: 'FAQ', hint: 'Six short answers', href: '/faq', glyph: 'list' },
  { name: 'Contact', hint: 'A person writes back', href: '/contact', glyph: 'mail' },
];

export const mobileLinks = [
  favorites,
  about,
  blog,
  { name: 'FAQ', href: '/faq' },
  { name: 'Contact', href: '/contact' },
  { name: 'For Camp Providers', href: '/for-camp-providers' },
  { name: 'List Your Camp', href: '/list-your-camp' },
];

export const footerColumns = [
  {
    title: 'Company',
    links: [about, blog, { name: 'FAQ', href: '/faq' }, { name: 'Contact', href: '/contact' }],
  },
  {
    title: 'School Breaks',
    links: [
      { name: 'Fall Break', href: '/browse/fall-break' },
      { name: 'Winter Break', href: '/browse/winter-break' },
      { name: 'Spring Break', href: '/browse/spring-break' },
      { name: 'Summer Break', href: '/browse/summer-break' },
      { name: 'Printable Kit', href: '/summer-kit' },
    ],
  },
  {
    title: 'Camp Providers',
    links: [
      { name: 'List Your Camp', href: '/list-your-camp' },
      { name: 'Partner with us', href: '/for-camp-providers' },
      { name: 'Privacy', href: '/privacy' },
      { name: 'Terms', href: '/terms' },
    ],
  },
];
