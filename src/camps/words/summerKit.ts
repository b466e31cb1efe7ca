/** Copy of the printable summer kit that the blog promises. */
export const summerKit = {
  title: 'The free summer kit',
  lead: 'A week grid for each child, a packing list and a sheet to compare camps. Prints on letter paper; black and white is fine.',
  setUp: {
    heading: 'Make it yours',
    weeks: 'Weeks',
    children: 'Children',
    name: (child: number) => `Child ${child}’s first name`,
    start: 'First week begins',
    startHint: 'Pick any day that week, or leave it blank and write the dates in.',
    promise: 'What you type stays on this page until you close it. Nothing is sent or saved.',
    print: 'Print the kit',
  },
  byHand: 'To print, use Print in your browser’s menu.',
  weekSheet: {
    title: 'Week by week',
    of: (name: string) => `${name}, week by week`,
    week: 'Week',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    legend: 'In each box: where, what hours, who’s driving.',
    marks: [
      { sign: 'full', means: 'camp all day' },
      { sign: 'half', means: 'half day' },
      { sign: 'home', means: 'someone’s home' },
      { sign: 'open', means: 'still open' },
    ],
    numbers: ['Camp phone', 'OK to pick up', 'Doctor'],
  },
  packing: {
    title: 'The bag by the door',
    groups: [
      {
        heading: 'Every day',
        things: [
          'Water bottle, full, lid labeled',
          'Lunch and two snacks that survive heat',
          'Sunscreen the child can put on alone',
          'Hat, name on the inside',
          'Spare shirt and socks',
          'Plastic bag for what comes home wet',
          'Card with two phone numbers',
        ],
      },
      {
        heading: 'Swim days',
        things: [
          'Swimsuit, worn under or packed',
          'Towel, the ugly one',
          'Flip-flops',
          'Goggles, if they argue about goggles',
          'Hair tie or cap',
        ],
      },
      {
        heading: 'Field trips and long days',
        things: [
          'Camp T-shirt',
          'Closed-toe shoes',
          'Rain jacket',
          'Bug spray',
          'A little money, if the camp allows it',
          'A book for the bus',
        ],
      },
      {
        heading: 'Before the first day',
        things: [
          'Labels on bottle, lid, shoes and hat',
          'Forms signed and copied',
          'Medicine handed to a counselor, not left in a bag',
          'Everyone allowed to pick up, in writing',
          'Practice drive at 8:15',
          'Last day to cancel, in the calendar',
        ],
      },
    ],
    ours: 'Our own',
    blanks: 6,
  },
  comparison: {
    title: 'Four camps, side by side',
    question: 'Camp',
    blanks: 4,
    rows: [
      { name: 'Exact days', hint: 'dates, not “week 3”' },
      { name: 'Hours', hint: 'and early or late care' },
      { name: 'Ages', hint: 'both ends' },
      { name: 'Price', hint: 'for the days we need' },
      { name: 'Extras', hint: 'care, lunch, shirt, deposit' },
      { name: 'Price per hour', hint: 'total ÷ hours' },
      { name: 'The drive', hint: 'at 8:15 and at 5:15' },
      { name: 'The people', hint: 'kids per adult' },
      { name: 'Rain and heat', hint: 'what happens then' },
      { name: 'Last day to cancel', hint: 'refund?' },
      { name: 'Sign-up opens', hint: 'set an alarm' },
      { name: 'Phone', hint: 'the one at the desk' },
      { name: 'Our child says', hint: 'in their words' },
    ],
  },
} as const;

/** What search engines and shared links show of this page. */
export const summerKitHead = {
  path: '/summer-kit',
  title: (brand: string) =>
    `Free printable summer camp kit: week grid, packing list, comparison · ${brand}`,
  description:
    'Print a summer camp planner for free: a week grid for each child, a packing list and a camp comparison sheet. Works offline, no sign-up.',
  keywords: ['printable camp planner', 'summer week grid', 'camp packing list', 'camp comparison'],
} as const;
