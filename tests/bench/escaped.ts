const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in HTML, in an attribute too. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
