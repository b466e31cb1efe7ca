import { Popover } from 'radix-ui';
import { use, useRef, type ReactNode, type RefObject } from 'react';
import { classes } from '../classes.ts';
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
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal container={layer}>
        <Popover.Content
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
