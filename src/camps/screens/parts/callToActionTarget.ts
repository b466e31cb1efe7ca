import { externalUrl } from '#base/http/externalUrl.ts';

/** The target of a button; `nowhere` for a link that must not be opened. */
export type CallToActionTarget =
  | { kind: 'handler' }
  | { kind: 'inner'; href: string }
  | { kind: 'external'; href: string }
  | { kind: 'nowhere' };

/**
 * A button without handler or link opens the waitlist. An inner link begins with a slash or a hash; all
 * others go through the rule for external links.
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
