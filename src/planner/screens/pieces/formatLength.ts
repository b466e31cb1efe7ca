/** 450 minutes are '7½ hours', 60 '1 hour', 100 '1 h 40 min'. */
export function formatLength(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return rest === 30 ? 'half an hour' : `${rest} minutes`;
  if (rest === 0) return hours === 1 ? '1 hour' : `${hours} hours`;
  return rest === 30 ? `${hours}½ hours` : `${hours}\u00a0h ${rest}\u00a0min`;
}

/** '7 of 7½ hours', and '6 h 45 min of 7½ hours' where a part is no half hour. */
export function formatLengthOf(part: number, whole: number): string {
  const areHalves = part % 30 === 0 && whole % 30 === 0 && whole > 60;
  const length = formatLength(part);
  return `${areHalves ? length.replace(/^([\d½]+) hours?$/, '$1') : length} of ${formatLength(whole)}`;
}
