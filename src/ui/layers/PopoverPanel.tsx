import { Popover } from 'radix-ui';
import { use, useCallback, useRef, type ReactNode, type RefObject } from 'react';
import { classes } from '../classes.ts';
import { topInset } from '../layout/topInset.ts';
import { LayerContext } from './layerContext.ts';
import styles from './PopoverPanel.module.css';

type PopoverPanelProps = {
  id: string;
  /** The button it hangs from. It stays our own: the panel's code comes after the first press. */
  anchor: RefObject<HTMLElement | null>;
  title?: string | undefined;
  /** Names the panel where no title is shown. */
  label?: string | undefined;
  onClose: () => void;
  children: ReactNode;
  className?: string | undefined;
};

export function PopoverPanel(props: PopoverPanelProps) {
  const { id, anchor, title, label, onClose, children, className } = props;
  const layer = use(LayerContext);
  const leftByPointer = useRef(false);
  const makeRoom = useCallback(
    (panel: HTMLElement | null) => {
      if (panel !== null && anchor.current !== null) scrollFor(panel, anchor.current, layer);
    },
    [anchor, layer],
  );
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal container={layer}>
        <Popover.Content
          ref={makeRoom}
          id={id}
          className={classes(styles.panel, className)}
          align="start"
          sideOffset={8}
          collisionPadding={12}
          aria-label={label}
          aria-labelledby={title === undefined ? undefined : `${id}-title`}
          onInteractOutside={(event) => {
            // The button itself toggles; closing here as well would open it again.
            if (event.target instanceof Node && anchor.current?.contains(event.target)) {
              event.preventDefault();
            } else leftByPointer.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!leftByPointer.current) anchor.current?.focus();
          }}
        >
          {title !== undefined && (
            <p id={`${id}-title`} className={styles.title}>
              {title}
            </p>
          )}
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

// What the panel keeps free around itself, and a few pixels more: a rounded scroll may leave too little room, and the
// panel would flip above its button.
const GAP = 24;
// What stays in sight above the button: its label.
const LABEL = 40;

/** Scrolls a little where the panel has no room under its button: above, it would cover the label. */
function scrollFor(panel: HTMLElement, button: HTMLElement, layer: HTMLElement | null): void {
  // A button in another panel follows the page frames later: this one would be drawn in a place it leaves at once, and
  // a press on it would be lost.
  if (button.closest('[data-radix-popper-content-wrapper]') !== null) return;
  const { top, bottom } = button.getBoundingClientRect();
  const missing = bottom + panel.offsetHeight + GAP - window.innerHeight;
  const inLayer = layer && scrollerOf(button, layer);
  const ceiling = inLayer ? inLayer.getBoundingClientRect().top : topInset();
  const free = top - LABEL - ceiling;
  if (missing > 0 && free > 0) {
    (inLayer ?? window).scrollBy({ top: Math.min(missing, free), behavior: 'instant' });
  }
}

/** What scrolls an element inside a layer, if anything does. */
function scrollerOf(element: HTMLElement, layer: HTMLElement): HTMLElement | null {
  const parent = element.parentElement;
  if (parent === null || parent === layer) return null;
  return parent.scrollHeight > parent.clientHeight && getComputedStyle(parent).overflowY === 'auto'
    ? parent
    : scrollerOf(parent, layer);
}
