/** Copy on the page of a planned camp. */
export const inPlanCopy = {
  changed: 'See what’s different in My Schedule',
  unchanged: 'It’s in your plan. Open My Schedule',
} as const;
