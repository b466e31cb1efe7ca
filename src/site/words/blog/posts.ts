/** A post without its body. The body is fetched with the post alone: see postBodies.ts. */
export type BlogPost = {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  author: string;
  /** The date for readers, 'September 3, 2026'. */
  date: string;
  /** The same day for machines, 'YYYY-MM-DD'. */
  isoDate: string;
  readTime: string;
  /** Name of the drawing (pictures.ts). */
  image: string;
  altText: string;
  seoTitle?: string;
  seoDescription?: string;
  keywords: readonly string[];
};

// SAMPLE: founder, family and posts are invented. The operator's own posts replace them here.
const author = 'The founder';

/** Newest first. */
export const posts: readonly BlogPost[] = [
  {
    id: '7',
    title: 'From summer camp spreadsheet to solution',
    slug: 'summer-camp-spreadsheet-to-solution',
    excerpt: 'How a color-coded sheet for two kids turned into a list for a whole city.',
    author,
    date: 'September 3, 2026',
    isoDate: '2026-09-03',
    readTime: '5 min read',
    image: 'sheet',
    altText:
      'A huge paper calendar rolls out over the hills and becomes a trail; a parent and a child walk along it to a tent, with Atlanta behind them.',
    seoTitle: 'From summer camp spreadsheet to one list for Atlanta',
    seoDescription:
      'What a family spreadsheet of summer camps gets right, where it breaks, and how to build one in half an hour. With a free printable week grid.',
    keywords: ['summer camp spreadsheet', 'camp planner', 'Atlanta summer camps', 'printable'],
  },
  {
    id: '6',
    title: 'Your fall break camp search, easier',
    slug: 'fall-break-camp-search-easier',
    excerpt: 'Three filters settle most weeks. Start with the days, not the dream.',
    author,
    date: 'August 27, 2026',
    isoDate: '2026-08-27',
    readTime: '5 min read',
    image: 'lens',
    altText:
      'A parent and a child point a magnifying glass as tall as a tree at the fall woods; inside it are a yellow tent and somebody waving.',
    seoTitle: 'An easier fall break camp search in metro Atlanta',
    seoDescription:
      'Search fall break camps in the order that works: the days you’re short, the drive, then the activity. What to do when no camp is left.',
    keywords: ['fall break camps', 'camp search', 'Atlanta fall break', 'day camps'],
  },
  {
    id: '5',
    title: 'The fall break camp planning guide',
    slug: 'fall-break-camp-planning-guide',
    excerpt: 'Which districts are off when, what a day costs, and what to ask on the phone.',
    author,
    date: 'August 20, 2026',
    isoDate: '2026-08-20',
    readTime: '5 min read',
    image: 'guide',
    altText:
      'A path winds through fall hills past five flags, Monday to Friday, to a tent; a family with a map has just set out.',
    seoTitle: 'Fall break camp planning guide: dates by district, costs, questions',
    seoDescription:
      'Fall break dates of eleven metro Atlanta districts with their status, what a camp day costs, six questions for the phone and a timetable.',
    keywords: [
      'fall break dates',
      'Cobb fall break',
      'Fulton fall break',
      'Gwinnett fall break',
      'DeKalb fall break',
      'camp planning',
    ],
  },
  {
    id: '4',
    title: 'How planning fall break saves your sanity',
    slug: 'planning-fall-break-saves-sanity',
    excerpt: 'An hour in August buys you October. A short list of what to decide early.',
    author,
    date: 'August 11, 2026',
    isoDate: '2026-08-11',
    readTime: '5 min read',
    image: 'hammock',
    altText:
      'Somebody rests in a hammock between two tall pines by a lake; the calendar with every day crossed off is nailed to one of them.',
    seoTitle: 'Plan fall break in one hour and keep your sanity',
    seoDescription:
      'What one hour of planning in August buys a family in October: the dates, who is home, two camps for each open day, and reminders.',
    keywords: ['fall break planning', 'school breaks Atlanta', 'working parents', 'camp reminders'],
  },
  {
    id: '3',
    title: 'My kid hates camp: a mid-summer check-in',
    slug: 'kid-hates-camp-mid-summer-checkin',
    excerpt: 'Tears at drop-off, and how to find the one small thing behind them.',
    author,
    date: 'July 14, 2026',
    isoDate: '2026-07-14',
    readTime: '5 min read',
    image: 'checkin',
    altText:
      'A small rain cloud hangs over a child sitting on a log; a grown-up kneels beside the child while others play ball by the tents.',
    seoTitle: 'My kid hates camp: what to do in the middle of summer',
    seoDescription:
      'Five reasons a child says no to camp, questions that get real answers, the smallest change that could work, and when to stop.',
    keywords: ['kid hates camp', 'drop-off tears', 'summer camp advice', 'camp openings'],
  },
  {
    id: '2',
    title: 'The camp chaos survival guide',
    slug: 'camp-chaos-survival-guide',
    excerpt: 'Labels, carpools, and the one bag by the door.',
    author,
    date: 'June 9, 2026',
    isoDate: '2026-06-09',
    readTime: '5 min read',
    image: 'wagon',
    altText:
      'A family car drives past Stone Mountain with a canoe, suitcases and a teddy bear on its roof; a child runs after a thing that fell off.',
    seoTitle: 'Camp chaos survival guide: bags, labels, carpools',
    seoDescription:
      'What stopped going wrong once we wrote it down: one bag by the door, labels on lids, carpool rules that last, and a page for the fridge.',
    keywords: ['camp packing list', 'carpool rules', 'summer logistics', 'printable week grid'],
  },
  {
    id: '1',
    title: 'Atlanta’s top summer camps',
    slug: 'atlanta-top-summer-camps',
    excerpt: 'Top for whom, for which week, on which side of town. How to find yours.',
    author,
    date: 'May 5, 2026',
    isoDate: '2026-05-05',
    readTime: '5 min read',
    image: 'atlanta',
    altText:
      'The skyline of Atlanta in front of a big sun; below it children paint, play ball, launch a rocket and play the violin between tents.',
    seoTitle: 'Atlanta’s top summer camps, and how to find yours',
    seoDescription:
      'There is no top ten. How to choose a summer camp in metro Atlanta by child, by side of town, by week and by price, with seven questions to ask.',
    keywords: ['Atlanta summer camps', 'best summer camps', 'day camps Atlanta', 'camp questions'],
  },
];

/** The post of this slug, or null when there is none. */
export function findPost(slug: string): BlogPost | null {
  return posts.find((post) => post.slug === slug) ?? null;
}

/** The newest `count` posts. */
export function firstPosts(count = 3, of = posts): readonly BlogPost[] {
  return of.slice(0, count);
}

/** Up to three other posts: the newest but this one. */
export function relatedPosts(slug: string): readonly BlogPost[] {
  return firstPosts(
    3,
    posts.filter((post) => post.slug !== slug),
  );
}
