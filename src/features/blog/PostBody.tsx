import { useHydrated } from '@tanstack/react-router';
import { useEffect, useReducer, useRef, useState } from 'react';
import { postHtml } from './postHtml.ts';
import styles from './PostBody.module.css';

/**
 * The sanitized body. A prerendered page has it in its HTML already, sanitized at build by the same
 * list: React takes that over as it stands, and neither body nor sanitizer is fetched a second time.
 */
export function PostBody({ slug }: { slug: string }) {
  const box = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [isTakenOver] = useState(!hydrated);
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  // A page that something else has changed (an extension, say) is drawn anew by React, without body.
  useEffect(() => {
    if (box.current?.firstChild === null) void prepare(slug).then(redraw);
  }, [slug]);

  // Sanitized, and trusted by our policy alone. Empty text stands for "as it is" and is never written.
  const html = postHtml.get(slug) ?? (isTakenOver ? '' : null);
  return (
    <div
      ref={box}
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
