/** Minutes after midnight on one day, half-open: [from, to). */
export type Span = { from: number; to: number };
