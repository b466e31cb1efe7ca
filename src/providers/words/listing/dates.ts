/** Copy of what was read in a text of dates. */
export const datesCopy = {
  label: 'What we read',
  notRead: 'not read as a date; families see your words',
  /** Below what was read, when some of it was not. */
  howTo:
    'We couldn’t read all of this. Give each week its own month and days, like Jun 7–11, Jun 14–18.',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  /** Announced to screen readers after a pause. */
  summary: (read: number, unread: number) =>
    `${read === 1 ? '1 date' : `${read} dates`} read${unread === 0 ? '' : `, ${unread} not read as a date`}.`,
  wish: 'Listed for',
  breaks: { summer: 'Summer', fall: 'Fall', winter: 'Winter', spring: 'Spring' },
} as const;
