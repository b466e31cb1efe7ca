/** Copy of the hours that a family needs. */
export const hoursCopy = {
  ask: 'When do you need care?',
  other: 'Other',
  askHint: 'Monday to Friday. Include your commute.',
  title: 'Hours you need',
  lead: 'A day is covered when camps fill these hours.',
  from: 'Earliest drop-off',
  to: 'Latest pick-up',
  different: { label: 'Different on some days', hint: 'Like when one of you is home early.' },
  noCare: 'No care needed',
  ofDay: {
    from: (day: string) => `${day}, earliest drop-off`,
    to: (day: string) => `${day}, latest pick-up`,
  },
  between: 'to',
  weekend: {
    legend: 'Weekends',
    hint: 'Only if you work then.',
    needs: (day: string) => `${day}s need care, too`,
  },
  backwards: 'Pick-up has to be after drop-off.',
  digital: {
    legend: 'Digital learning days',
    label: (name: string) => `${name} is old enough to stay home`,
    hint: 'At home with a tablet, nobody else needed.',
  },
  preview: (held: number, needed: number, before: number) =>
    `With these hours, ${held} of ${needed} ${needed === 1 ? 'day is' : 'days are'} covered` +
    (held === before ? '.' : ` (now ${before}).`),
  cancel: 'Cancel',
  save: 'Save',
  saved: 'Your hours are saved',
} as const;
