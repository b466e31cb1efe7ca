/** Copy about the known costs of camps. */
export const costCopy = {
  free: 'Free',
  range: (low: string, high: string) => `${low} to ${high}`,
  notSaid: (count: number) => (count === 1 ? 'one price not said' : `${count} prices not said`),
  perHour: (amount: string) => `${amount} an hour`,
} as const;
