/** Sanitized bodies of this visit, by slug. Apart from preparePost.ts, which brings the sanitizer. */
export const postHtml = new Map<string, TrustedHTML | string>();
