/** Copy around the posts. */
export const blogCopy = {
  path: '/blog',
  picture: { path: '/share/blog.jpg', alt: 'Families tell stories around a campfire at sunset' },
  title: 'Notes from the trail',
  lead: 'Written by the founder at the kitchen table. They work offline, too.',
  seoTitle: 'Blog: planning camps around school breaks in Atlanta',
  seoDescription:
    'Notes from a parent on choosing and planning camps around fall, winter, spring and summer breaks in metro Atlanta, with a free printable kit.',
  keywords: ['camp blog', 'school breaks Atlanta', 'camp planning', 'printable summer kit'],
  waitlist: 'Join the Waitlist',
  empty: 'No blog posts available yet.',
  sample: 'Sample posts.',
  back: 'All notes',
  callToAction: {
    heading: 'Ready to Find Your Perfect Camp?',
    text: 'Fall break camps, sorted by the days you need.',
    action: 'Browse Fall Break Camps',
    to: '/browse/fall-break',
  },
  related: 'Related Articles',
  missing: {
    heading: 'Blog Post Not Found',
    text: 'The blog post you’re looking for doesn’t exist.',
    action: 'Back to Blog',
  },
  follow: {
    heading: 'A letter before each break',
    text: 'Four or five a year: what opens when, and one printable. Unsubscribe in one tap.',
    action: 'Get the letters',
    feed: 'Follow by RSS',
    promise: 'Sent through a mailing service; sign-up opens in a new tab.',
  },
  kit: {
    text: 'A week grid for each child, a packing list and a sheet to compare camps. Print it tonight.',
    action: 'Open the kit',
    to: '/summer-kit',
  },
  waitlistCard: {
    heading: 'Hear first what’s next',
    text: 'Sign-up alarms are here: turn them on in My Schedule.',
    action: 'Join the Waitlist',
  },
} as const;
