import { use, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import styles from './Field.module.css';
import { FieldContext } from './fieldContext.ts';

type FieldButtonProps = {
  ref: RefObject<HTMLButtonElement | null>;
  /** The id of the panel that it opens. */
  panelId: string;
  opens: 'dialog' | 'listbox';
  open: boolean;
  onToggle: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** '' while nothing is chosen; then the placeholder shows. */
  value: string;
  placeholder: string;
  before: ReactNode;
  after?: ReactNode;
};

/** The box of a Field that opens a panel. It is read as label and value: "Date Oct 6 - Oct 8". */
export function FieldButton(props: FieldButtonProps) {
  const { ref, panelId, opens, open, onToggle, onKeyDown, value, placeholder, before, after } =
    props;
  const field = use(FieldContext);
  return (
    <button
      ref={ref}
      id={field.controlId}
      type="button"
      className={styles.box}
      aria-haspopup={opens}
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      aria-labelledby={`${field.labelId} ${panelId}-value`}
      aria-describedby={field.describedBy}
      onClick={onToggle}
      onKeyDown={onKeyDown}
    >
      {before}
      <span id={`${panelId}-value`} className={styles.value} data-empty={value === ''}>
        {value === '' ? placeholder : value}
      </span>
      {after}
    </button>
  );
}
