/** `URL.parse` for browsers that do not have it yet: null instead of an exception. */
export function parsedUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
