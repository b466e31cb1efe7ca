import { useEffect, useReducer, useRef } from 'react';
import { postHtml } from './postHtml.ts';
import styles from './PostBody.module.css';

/**
 * The sanitized body. A prerendered page has it in its HTML already, sanitized at build by the same
 * list: React takes that over as it stands, and neither body nor sanitizer is fetched a second time.
 */
export function PostBody({ slug }: { slug: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  // A page that something else has changed (an extension, say) is drawn anew by React, without body.
  useEffect(() => {
    if (box.current?.firstChild === null) void prepare(slug).then(redraw);
  }, [slug]);

  return (
    <div
      ref={box}
      className={styles.prose}
      suppressHydrationWarning
      // Sanitized, and trusted by our policy alone.
      dangerouslySetInnerHTML={{ __html: postHtml.get(slug) ?? '' }}
    />
  );
}

async function prepare(slug: string): Promise<void> {
  const { preparePost } = await import('./preparePost.ts');
  await preparePost(slug);
}
