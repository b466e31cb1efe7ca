import type { EntryChange, OlderPage } from './entries.ts';
import { readRows } from './readRows.ts';

/** What a page of format 1 says: JSON of fates, or of the rows of changed_camps. Throws SyntaxError when torn. */
export function readOlderPage({ text }: OlderPage, isAsSent: boolean) {
  if (isAsSent) return readRows(JSON.parse(text));
  const fates: EntryChange[] = JSON.parse(text);
  return { fates, bad: [] };
}
