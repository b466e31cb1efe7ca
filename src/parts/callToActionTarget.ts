import { externalUrl } from '#domain/camp/externalUrl.ts';

/** What pressing leads to; `nowhere` for a link that may not be opened (spec 5). */
export type CallToActionTarget =
  | { kind: 'handler' }
  | { kind: 'inner'; href: string }
  | { kind: 'external'; href: string }
  | { kind: 'nowhere' };

/**
 * Spec 7, outbound links: a button without handler or link opens the waitlist. A link of our own
 * begins with a slash or names a place on the page; all others pass the external link rule.
 */
export function callToActionTarget(
  given: { buttonHref?: string | undefined; hasHandler: boolean },
  waitlistUrl: string,
): CallToActionTarget {
  const { buttonHref, hasHandler } = given;
  if (buttonHref === undefined) {
    return hasHandler ? { kind: 'handler' } : { kind: 'external', href: waitlistUrl };
  }
  if (/^(?:#|\/(?![/\\]))/.test(buttonHref)) return { kind: 'inner', href: buttonHref };
  const href = externalUrl(buttonHref);
  return href === null ? { kind: 'nowhere' } : { kind: 'external', href };
}
