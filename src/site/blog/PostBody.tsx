import { useHydrated, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useRaise } from '#base/device/useRaise.ts';
import { needsReload } from '#ui/AppLink.tsx';
import { postHtml } from './postHtml.ts';
import { clickedLink, innerLocation } from './postLinks.ts';
import styles from './PostBody.module.css';

/**
 * The sanitized body. A prerendered page has it in its HTML already, sanitized at build by the same
 * list: React takes that over as it stands, and neither body nor sanitizer is fetched a second time.
 */
export function PostBody({ slug }: { slug: string }) {
  // A text that does not arrive is a page that does not.
  const raise = useEffectEvent(useRaise());
  const router = useRouter();
  const box = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [isTakenOver] = useState(!hydrated);
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  // A page that something else has changed (an extension, say) is drawn anew by React, without body.
  useEffect(() => {
    if (box.current?.firstChild === null) prepare(slug).then(redraw, raise);
  }, [slug]);

  // Sanitized, and trusted by our policy alone. Empty text stands for "as it is" and is never written.
  const html = postHtml.get(slug) ?? (isTakenOver ? '' : null);
  // Links in the body are markup, not components of the router.
  const follow = (event: MouseEvent) => {
    const link = clickedLink(event);
    const location = link && innerLocation(link.href, new URL(window.location.href));
    if (location === null || needsReload(router, location.to)) return;
    event.preventDefault();
    void router.navigate({ href: location.href });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks on links only, and keys make those too
    <div
      ref={box}
      onClick={follow}
      className={styles.prose}
      suppressHydrationWarning
      {...(html !== null && { dangerouslySetInnerHTML: { __html: html } })}
    />
  );
}

async function prepare(slug: string): Promise<void> {
  const { preparePost } = await import('./preparePost.ts');
  await preparePost(slug);
}
