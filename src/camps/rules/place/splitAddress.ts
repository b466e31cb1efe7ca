export type SplitAddress = { street: string; city: string; state: string; zip: string };

const STATES =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';
const states = new Set(STATES.split(' '));

/** 'GA 30030' at the end, or 'Decatur GA 30030'; the state in two letters, or Georgia in full. */
const ENDING =
  /^(?<before>.*?)[\s,]*\b(?<state>[a-z]{2}|georgia)\.?[\s,]+(?<zip>\d{5}(?:-\d{4})?)$/i;
/** What follows a street and is no city. */
const UNIT = /^(?:suite|ste|unit|apt|apartment|bldg|building|floor|fl|room|rm|lot|po box)\b|#|\d/i;
const COUNTRY = /^(?:usa|u\.s\.a\.?|us|united states(?: of america)?)$/i;

/**
 * A whole address in one text, as maps and e-mails write it, in its parts: '18 Ponce Pl, Decatur, GA 30030'. Null when
 * it is not certain which part is which: then it stays as it was typed.
 */
export function splitAddress(text: string): SplitAddress | null {
  if (text.length > 500) return null;
  const parts = text
    .split(/[,\n]/)
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => part !== '');
  if (COUNTRY.test(parts.at(-1) ?? '')) parts.pop();
  // 'Decatur, GA, 30030'
  if (/^\d{5}(?:-\d{4})?$/.test(parts.at(-1) ?? '')) parts.push(parts.splice(-2).join(' '));
  const { before = '', state = '', zip = '' } = ENDING.exec(parts.pop() ?? '')?.groups ?? {};
  if (before !== '') parts.push(before);
  const city = parts.pop() ?? '';
  const street = parts.join(', ');
  const code = state.toLowerCase() === 'georgia' ? 'GA' : state.toUpperCase();
  const isCertain =
    states.has(code) && city.length >= 2 && !UNIT.test(city) && /[a-z]/i.test(street);
  return isCertain ? { street, city, state: code, zip } : null;
}
