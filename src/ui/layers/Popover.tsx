import { cloneElement, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { ComponentProps } from 'react';
import { lazyPart } from '../lazyPart.tsx';

const PopoverPanel = lazyPart(async () => (await import('./PopoverPanel.tsx')).PopoverPanel);

type PopoverProps = {
  /** A <button>; it gets the state, the press and the focus back. */
  trigger: ReactElement<ComponentProps<'button'>>;
  title: string;
  children: ReactNode;
};

/** A note that unfolds beside its button and leaves the page usable. */
export function Popover({ trigger, title, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  return (
    <>
      {cloneElement(trigger, {
        ref: anchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <PopoverPanel
          boundary={{ onFail: close }}
          id={id}
          anchor={anchor}
          title={title}
          onClose={close}
        >
          {children}
        </PopoverPanel>
      )}
    </>
  );
}
