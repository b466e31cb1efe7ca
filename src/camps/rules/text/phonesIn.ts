const PHONE =
  /(?<![\d.$])(?:\+?1[\s.-]?)?(?:\(([2-9]\d{2})\)\s?|([2-9]\d{2})[\s.-])([2-9]\d{2})[\s.-](\d{4})(?![\d-])/g;

/** US phone numbers in a text, each once in order, as '404 555 0142'. A number without its area code is none. */
export function phonesIn(text: string): string[] {
  const found = [...text.matchAll(PHONE)].map(
    ([, inBrackets, plainArea, exchange, line]) =>
      `${inBrackets ?? plainArea ?? ''} ${exchange ?? ''} ${line ?? ''}`,
  );
  return [...new Set(found)];
}

/** The text without them. */
export const withoutPhones = (text: string): string => text.replaceAll(PHONE, '');
