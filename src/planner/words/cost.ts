/** Copy about the known costs of camps. */
export const costCopy = {
  free: 'Free',
  range: (low: string, high: string) => `${low} to ${high}`,
  missing: (count: number) => (count === 1 ? '1 price missing' : `${count} prices missing`),
  perHour: (amount: string) => `${amount} an hour`,
} as const;
