/** Copy that a camp's page alone shows: lists carry the rest (camp.ts). */
export const campPageCopy = {
  stillNeeded: 'See which days are still open',
  goodDay: {
    heading: 'What a good day looks like',
    details: 'Good to know',
    care: 'Extended care',
    food: 'Food',
    access: 'Accessibility',
  },
} as const;
