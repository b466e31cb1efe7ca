import { Portal, Toast as RadixToast } from 'radix-ui';
import { classes } from '../classes.ts';
import { Button } from '../Button.tsx';
import { Glyph, type GlyphName } from '../pictures/Glyph.tsx';
import { IconButton } from '../IconButton.tsx';
import styles from './ToastList.module.css';
import { useOpenSheet } from './useOpenSheet.ts';
import { closeToast, forgetToast, type Toast, type ToastTone } from './toasts.ts';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

/** A live region announces changes, not its first content. */
const AFTER_MS = 100;

/** Radix announces toasts outside of an open sheet, out of reach of screen readers. This announces the newest one. */
function SheetToastAnnouncer({ toasts }: { toasts: readonly Toast[] }) {
  const newest = toasts.at(-1);
  const words = newest ? `${newest.title}. ${newest.description ?? ''}` : '';
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAnnounced, AFTER_MS, words);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <VisuallyHidden>
      <span aria-live={newest?.tone === 'danger' ? 'assertive' : 'polite'}>{announced}</span>
    </VisuallyHidden>
  );
}

const signs: Record<ToastTone, GlyphName> = { good: 'check', danger: 'warn', info: 'bell' };

export function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const sheet = useOpenSheet();
  const [firstSheet] = useState(sheet);
  // Escape is for the sheet, and what went wrong is read before it goes.
  const escaped = useRef(false);
  const viewport = (
    <RadixToast.Viewport
      className={classes(styles.viewport, sheet ? styles.inSheet : styles.floating)}
      label="Notes ({hotkey})"
    />
  );
  return (
    <RadixToast.Provider swipeDirection="right" label="Note">
      {toasts.map(({ id, title, description, tone, action, open }) => (
        <RadixToast.Root
          key={id}
          open={open}
          onOpenChange={(stays) => !stays && !escaped.current && closeToast(id)}
          onAnimationEnd={() => !open && forgetToast(id)}
          // Prevented, the key would not close the sheet either.
          onEscapeKeyDown={() => {
            escaped.current = sheet !== null || tone === 'danger';
            queueMicrotask(() => (escaped.current = false));
          }}
          type={tone === 'danger' ? 'foreground' : 'background'}
          // What went wrong stays until it was read; what can be done needs time to reach.
          duration={tone === 'danger' ? Infinity : action ? 12_000 : 6000}
          className={classes(styles.toast, tone === 'danger' && styles.danger)}
        >
          <Glyph name={signs[tone]} className={styles.sign} />
          <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
          {description !== undefined && (
            <RadixToast.Description className={styles.description}>
              {description}
            </RadixToast.Description>
          )}
          {action && (
            <RadixToast.Action asChild altText={action.label}>
              <Button
                variant="quiet"
                size="small"
                className={styles.action}
                onClick={action.onPress}
              >
                {action.label}
              </Button>
            </RadixToast.Action>
          )}
          <RadixToast.Close asChild>
            <IconButton glyph="x" label={`Close: ${title}`} className={styles.close} />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      {sheet ? (
        <Portal.Root
          ref={sheet === firstSheet ? holdBodyStill : holdBodyStillOnceFilled}
          container={sheet}
          className={styles.sheetRow}
          data-toasts=""
        >
          <SheetToastAnnouncer toasts={toasts} />
          {viewport}
        </Portal.Root>
      ) : (
        viewport
      )}
    </RadixToast.Provider>
  );
}

/**
 * Returns a ref for the row of toasts above the body of a sheet. Where the sheet cannot grow by it, the body scrolls as far: what
 * was pressed stays under the finger for the next press. A mutation is answered before the browser hands over another press.
 * Toasts that were there before the sheet have moved nothing: it opens at its top.
 */
const holdBody = (opensWithToasts: boolean) => (row: HTMLElement | null) => {
  const body = row?.parentElement?.querySelector<HTMLElement>('[data-sheet-body]');
  if (!row || !body) return undefined;
  let height = 0;
  let isFilled = !opensWithToasts;
  const grow = (to: number) => {
    // Below it, on a wide screen, the row moves nothing.
    if (isFilled && row.offsetTop < body.offsetTop) body.scrollTop += to - height;
    isFilled ||= row.querySelector('[data-state]') !== null;
    height = to;
  };
  const follow = () => grow(row.offsetHeight);
  const observer = new MutationObserver(follow);
  observer.observe(row, { childList: true, subtree: true });
  follow();
  return () => {
    observer.disconnect();
    grow(0);
  };
};
const holdBodyStill = holdBody(false);
const holdBodyStillOnceFilled = holdBody(true);
