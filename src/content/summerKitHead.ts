/** Apart from the words on the page: every page carries the heads of all. */
export const summerKitHead = {
  path: '/summer-kit',
  title: 'Free printable summer camp kit: week grid, packing list, comparison',
  description:
    'Print a summer camp planner for free: a week grid for each child, a packing list and a camp comparison sheet. Works offline, no sign-up.',
  keywords: ['printable camp planner', 'summer week grid', 'camp packing list', 'camp comparison'],
} as const;
