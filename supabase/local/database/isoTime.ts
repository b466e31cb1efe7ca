/** PostgreSQL writes `2026-11-20 23:30:21+00`; hosted Supabase answers `2026-11-20T23:30:21+00:00`. */
export function isoTime(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}
