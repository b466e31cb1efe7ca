/** 'about 3 miles': a ZIP is where the way begins, not a door. */
export function milesLabel(miles: number): string {
  if (miles < 1) return 'under a mile';
  const whole = Math.round(miles);
  return `about ${whole} ${whole === 1 ? 'mile' : 'miles'}`;
}
