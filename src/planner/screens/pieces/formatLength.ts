/** 450 minutes are '7 and a half hours', 60 '1 hour', 100 '1 h 40 min'. */
export function formatLength(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (rest === 0) return hours === 1 ? '1 hour' : `${hours} hours`;
  if (hours === 0) return rest === 30 ? 'half an hour' : `${rest} minutes`;
  return rest === 30 ? `${hours} and a half hours` : `${hours}\u00a0h ${rest}\u00a0min`;
}
