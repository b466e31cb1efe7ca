/** Copy of the hours that a family needs. */
export const hoursCopy = {
  title: 'Hours you need',
  lead: 'A day counts as covered when camps fill them, with the way to work and back.',
  notSaid: (hours: string) => `We count ${hours} as a workday. Yours?`,
  from: 'Drop-off from',
  to: 'Pick up by',
  different: { label: 'Different on some days', hint: 'Say, when one of you is home early.' },
  noCare: 'No care needed',
  ofDay: {
    from: (day: string) => `${day}, drop-off from`,
    to: (day: string) => `${day}, pick up by`,
  },
  between: 'to',
  weekend: {
    legend: 'Weekends',
    hint: 'Only if you work then.',
    needs: (day: string) => `${day}s need care, too`,
  },
  backwards: 'Pick-up comes after drop-off.',
  digital: {
    legend: 'Digital learning days',
    label: (name: string) => `${name} is old enough to stay home`,
    hint: 'At home with a tablet, nobody else needed.',
  },
  preview: (held: number, needed: number, before: number) =>
    `With these hours ${held} of ${needed} ${needed === 1 ? 'day is' : 'days are'} covered` +
    (held === before ? '.' : `, not ${before}.`),
  cancel: 'Cancel',
  save: 'Save',
  saved: 'Your hours are saved',
} as const;
