/** What the provider reads: 'About dates and address: ...', and nothing in front where nothing was picked. */
export function questionNote(about: readonly string[], question: string): string {
  const words = question.trim();
  if (about.length === 0) return words;
  const topics = about.map((topic) => topic.toLowerCase());
  const last = topics.at(-1) ?? '';
  const list = topics.length === 1 ? last : `${topics.slice(0, -1).join(', ')} and ${last}`;
  return `About ${list}: ${words}`;
}
