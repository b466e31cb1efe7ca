/** Copy of the weekly look at the plan. */
export const lookCopy = {
  heading: 'Five minutes for your plan',
  close: 'Close: Five minutes for your plan',
  nothing: 'Nothing needs you this week. Enjoy it.',
  open: (count: number, name: string, days: string) =>
    `${count} ${count === 1 ? 'day' : 'days'} open: ${name}, ${days}`,
  opens: (camp: string, when: string) => `${camp} opens sign-up ${when}`,
  due: {
    balance: (camp: string, day: string) => `Pay ${camp} by ${day}`,
    forms: (camp: string, day: string) => `Send ${camp} its forms by ${day}`,
    evening: (camp: string, day: string) => `Get ready for ${camp} on ${day}`,
    waitlist: (camp: string, day: string) => `Ask ${camp} about the waitlist on ${day}`,
  },
  at: (day: string, time: string) => `${day} at ${time}`,
} as const;
