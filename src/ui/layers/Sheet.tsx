import { useCallback, useId, useState, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../IconButton.tsx';
import { LayerContext } from './layerContext.ts';
import styles from './Sheet.module.css';
import { useSwipeToClose } from './useSwipeToClose.ts';

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
    return () => dialog.close();
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the backdrop is the dialog's own; Escape is its key
    <dialog
      ref={show}
      className={styles.sheet}
      aria-labelledby={id}
      data-leaving={leaving}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => !event.currentTarget.open && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onAnimationEnd={(event) => {
        if (!leaving || event.target !== event.currentTarget) return;
        event.currentTarget.close();
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
