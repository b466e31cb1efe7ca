import { useCallback, useId, useState, type ReactNode, useRef, type PointerEvent } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../IconButton.tsx';
import { LayerContext } from './layerContext.ts';
import styles from './Sheet.module.css';
import { announceSheet } from './useOpenSheet.ts';

/** Pulled further than this (px), or faster than `fast` (px per ms), the sheet closes. */
const far = 96;
const fast = 0.6;

/** Lets a finger pull a bottom sheet down by its head. Writes --pull; the sheet's CSS moves. */
function useSwipeToClose(sheet: HTMLElement | null, onClose: () => void) {
  const grip = useRef<{ y: number; at: number } | null>(null);

  const move = (by: number) => sheet?.style.setProperty('--pull', `${Math.max(by, 0)}px`);
  const end = (event: PointerEvent) => {
    if (grip.current === null) return;
    const by = event.clientY - grip.current.y;
    const speed = by / Math.max(event.timeStamp - grip.current.at, 1);
    grip.current = null;
    move(0);
    if (by > far || (by > 24 && speed > fast)) onClose();
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      // A mouse has the cross and the backdrop; a press on the cross is no pull.
      if (event.pointerType === 'mouse') return;
      if (event.target instanceof Element && event.target.closest('button') !== null) return;
      grip.current = { y: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (grip.current !== null) move(event.clientY - grip.current.y);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  /** Stays in sight under the scrolling body. */
  footer?: ReactNode;
  /** The class of the scrolling body. */
  className?: string | undefined;
};

/**
 * A bottom sheet on phones, a side panel from 64rem. The browser's own <dialog> holds the focus,
 * gives it back and makes the page inert; a library would inject styles that our CSP refuses.
 */
export function Sheet({ open, onOpenChange, ...rest }: SheetProps) {
  // Stays mounted for the way out; its content unmounts with it, so drafts start afresh.
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  if (!present) return null;
  return (
    <OpenSheet
      {...rest}
      leaving={!open}
      onClose={() => onOpenChange(false)}
      onGone={() => setPresent(false)}
    />
  );
}

/** Gives the focus back; to the page where the opener is gone. */
function close(dialog: HTMLDialogElement): void {
  dialog.close();
  announceSheet();
  const { activeElement, body } = document;
  if (activeElement !== body && !dialog.contains(activeElement)) return;
  document.getElementById('main')?.focus({ preventScroll: true });
}

type OpenSheetProps = Omit<SheetProps, 'open' | 'onOpenChange'> & {
  leaving: boolean;
  onClose: () => void;
  onGone: () => void;
};

function OpenSheet(props: OpenSheetProps) {
  const { title, children, footer, className, leaving, onClose, onGone } = props;
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const id = useId();
  const pull = useSwipeToClose(layer, onClose);

  // A ref, not an effect: closing before the element goes is what gives the focus back.
  const show = useCallback((dialog: HTMLDialogElement) => {
    setLayer(dialog);
    dialog.showModal();
    announceSheet();
    return () => close(dialog);
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the backdrop is the dialog's own; Escape is its key
    <dialog
      ref={show}
      className={styles.sheet}
      aria-labelledby={id}
      data-leaving={leaving}
      // A second press would act on what is drawn after the first.
      inert={leaving}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => !event.currentTarget.open && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onAnimationEnd={(event) => {
        if (!leaving || event.target !== event.currentTarget) return;
        close(event.currentTarget);
        onGone();
      }}
    >
      <div className={styles.head} {...pull}>
        <div className={styles.grab} />
        <div className={styles.top}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <IconButton glyph="x" label={`Close: ${title}`} onClick={onClose} />
        </div>
      </div>
      <LayerContext value={layer}>
        <div className={classes(styles.body, className)} data-sheet-body="">
          {children}
        </div>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </LayerContext>
    </dialog>
  );
}
