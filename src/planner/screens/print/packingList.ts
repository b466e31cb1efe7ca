import { phonesIn, withoutPhones } from '#camps/rules/text/phonesIn.ts';

/** A line that reads as an item to bring. */
const BRING = /^(?:please\s+)?(?:bring|pack|wear|needs?|take(?:\s+along)?)\b[:,]?\s*/i;
const BULLET = /^[\s•*–-]+/;

/**
 * What goes into the bag, by the notes of a child's camps: the lines that begin with "bring" or the like where there are
 * any, else all lines. Lines that are a phone number and no more are for the other list.
 */
export function packingList(notes: readonly string[]): string[] {
  const things = notes.flatMap((note) => {
    const lines = note
      .split(/\n|;/)
      .map((line) => line.replace(BULLET, '').trim())
      .filter((line) => !isPhone(line));
    const said = lines.filter((line) => BRING.test(line));
    return (said.length > 0 ? said : lines).map((line) => line.replace(BRING, '').trim());
  });
  return [...new Set(things.filter((thing) => thing !== ''))];
}

/** Whether a line is a phone number, perhaps with a name beside it. */
function isPhone(line: string): boolean {
  const words = withoutPhones(line).match(/\p{L}+/gu) ?? [];
  return phonesIn(line).length > 0 && words.length <= 3;
}
