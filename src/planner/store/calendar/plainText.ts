/** At most `most` characters on one line, without control characters, and none of them cut in two. */
export const plainText = (text: string | null, most: number): string =>
  (text ?? '')
    // What comes later cannot be shown; long texts are not searched.
    .slice(0, most * 4)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .replaceAll(/\p{Surrogate}/gu, '')
    .trim();
