import { useId, useRef, type ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import type { MenuIntent } from './menuIntent.ts';
import styles from './NavMenu.module.css';

type NavMenuProps = {
  label: string;
  open: boolean;
  intent: MenuIntent;
  /** Hangs from the right end of its button, for the last menu in the row. */
  end?: boolean;
  children: ReactNode;
};

/**
 * A button that shows links. Ours and not a library's: that one writes a style attribute into the
 * prerendered page, which our CSP refuses.
 */
export function NavMenu({ label, open, intent, end, children }: NavMenuProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hover is an extra; the button does it all
    <li
      className="relative"
      onPointerEnter={(event) => event.pointerType === 'mouse' && intent.enter(label)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && intent.leave()}
      onBlur={(event) => {
        if (open && !event.currentTarget.contains(event.relatedTarget)) intent.close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        intent.close();
        trigger.current?.focus();
      }}
    >
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => intent.press(label)}
      >
        {label}
        <Glyph name="chev" />
      </button>
      {open && (
        <div id={id} className={classes(styles.panel, end && styles.end)}>
          {children}
        </div>
      )}
    </li>
  );
}
