const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** A moment (ms since 1970) as the phone's own day: 'Nov 20'. */
export function shortDay(moment: number): string {
  return day.format(moment);
}
