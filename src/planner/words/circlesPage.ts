/** Copy of the page of circles, apart from what is in them: it shows before the plan is read. */
export const circlesPageCopy = {
  heading: 'Camp buddies',
  waiting: 'One moment. We’re opening your circles.',
} as const;
