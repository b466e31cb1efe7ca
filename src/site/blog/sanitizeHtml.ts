import DOMPurify, { type Config, type WindowLike } from 'dompurify';

/** What a post may be made of: words and their order. No pictures, no styles, no names to clobber. */
const allowedTags =
  'h2 h3 p br hr blockquote ul ol li dl dt dd a b strong i em time table caption thead tbody tr th td'.split(
    ' ',
  );
const allowedAttributes = ['href', 'target', 'rel', 'datetime', 'scope'];

/** http(s), mail, a path of this site or a place on this page. `//` and `/\` lead elsewhere. */
const allowedAddress = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i;

const config: Config = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  ALLOWED_URI_REGEXP: allowedAddress,
  // Without this every value would have to look like an address.
  ADD_URI_SAFE_ATTR: ['datetime', 'scope'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Trusted Types: our policy takes no other markup (build/securityHeaders.ts).
  RETURN_TRUSTED_TYPE: true,
};

let purifier = withRules(DOMPurify);

/** Prerendering has no window of its own; the build lends one (jsdom). */
export function sanitizeIn(window: WindowLike): void {
  purifier = withRules(DOMPurify(window));
}

function withRules(fresh: typeof DOMPurify): typeof DOMPurify {
  if (fresh.isSupported) fresh.addHook('afterSanitizeAttributes', secureLink);
  return fresh;
}

/**
 * Markup without anything that runs, for display. Trusted where the browser knows Trusted
 * Types, else text. Throws for what is not a string.
 */
export function sanitizeHtml(dirty: unknown): TrustedHTML | string {
  // The purifier would turn other things into text, and without a window hand back what it got.
  if (typeof dirty !== 'string') throw new TypeError('dirty is not a string, aborting');
  if (!purifier.isSupported) throw new Error('There is no window to sanitize in');
  return purifier.sanitize(dirty, config);
}

/** External links open in a new tab, without opener or referrer. */
function secureLink(node: Element): void {
  node.removeAttribute('target');
  node.removeAttribute('rel');
  if (!/^https?:/i.test(node.getAttribute('href') ?? '')) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
}
