/** Fields of ours whose text belongs in no address; filters do (`search`, `location`). */
const PRIVATE = /^(?:password|email|providerName|websiteUrl|streetAddress|zipCode|datesText)$/;
/** Shorter text is in addresses by chance. */
const SHORTEST = 6;

/** What of the typed texts, or of the fields they were typed into, is in an address that a server has seen. */
export function typedInAddress(address: string, typed: Iterable<string>): string[] {
  const [, query = ''] = address.split('?', 2);
  const parameters = [...new URLSearchParams(query)];
  const names = parameters.map(([name]) => name).filter((name) => PRIVATE.test(name));
  const texts = [...typed].filter(
    (text) => text.length >= SHORTEST && parameters.some(([, value]) => value.includes(text)),
  );
  return [...names, ...texts];
}
