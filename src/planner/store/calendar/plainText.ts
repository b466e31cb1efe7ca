/** Reduces a text to one line of at most `most` whole characters without control characters. */
export const plainText = (text: string | null, most: number): string =>
  (text ?? '')
    // What comes later cannot be shown; long texts are not searched.
    .slice(0, most * 4)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .replaceAll(/\p{Surrogate}/gu, '')
    .trim();
