/** `JSON.parse` without an exception: undefined for what is no JSON, and for null. */
export function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
