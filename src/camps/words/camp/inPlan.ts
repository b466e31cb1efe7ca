/** On the page of a camp that is in the family's plan. */
export const inPlanCopy = {
  changed: 'See what’s different in My Schedule',
  unchanged: 'It’s in your plan. Open My Schedule',
} as const;
