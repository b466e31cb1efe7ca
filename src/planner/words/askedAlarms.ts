/** What an alarm says that a person has asked for, not the plan. It is read on a locked screen. */
export const askedAlarmCopy = {
  trial: {
    title: 'It rings!',
    body: 'This is what an alarm looks like. You asked for it just now.',
  },
  room: {
    title: (camp: string) => `There’s room: ${camp}`,
    body: 'We just heard. Check with the camp before you count on it.',
  },
} as const;
