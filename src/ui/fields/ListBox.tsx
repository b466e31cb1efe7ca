/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   no native list shows pictures in every browser; the keys are handled by the list as a whole. */
import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Glyph } from '../pictures/Glyph.tsx';
import styles from './ListBox.module.css';
import { listKey } from './listKeys.ts';
import { PopoverPanel } from '../layers/PopoverPanel.tsx';

export type Option = {
  value: string;
  label: string;
  picture?: ReactNode;
  /** Follows the options, and is rendered only when the list is open. */
  note?: ReactNode;
};

type ListBoxProps = {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  label: string;
  options: readonly Option[];
  value: string;
  loading: boolean;
  onPick: (value: string) => void;
  onClose: () => void;
};

/** The opened list of a Select. Focus stays on the list; the active entry is announced from it. */
export function ListBox(props: ListBoxProps) {
  const { id, anchor, label, options, value, loading, onPick, onClose } = props;
  const chosen = options.findIndex((option) => option.value === value);
  const [active, setActive] = useState(Math.max(chosen, 0));
  const labels = options.map((option) => option.label);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = listKey(event.key, active, labels);
    const picked = options[active];
    if (next !== null) {
      setActive(next);
      scrollToOption(document.getElementById(`${id}-${next}`));
    } else if ((event.key === 'Enter' || event.key === ' ') && picked) onPick(picked.value);
    else if (event.key === 'Tab') onClose();
    else return;
    event.preventDefault();
  };

  return (
    <PopoverPanel
      id={`${id}-panel`}
      anchor={anchor}
      label={label}
      onClose={onClose}
      className={styles.panel}
    >
      <div
        id={id}
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-busy={loading}
        aria-activedescendant={options.length === 0 ? undefined : `${id}-${active}`}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {options.map((option, index) => (
          <div
            key={option.value}
            id={`${id}-${index}`}
            ref={index === chosen ? scrollWhenPlaced : undefined}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            data-active={index === active}
            className={styles.option}
            onPointerMove={() => setActive(index)}
            onClick={() => onPick(option.value)}
          >
            {option.picture}
            <span>{option.label}</span>
            <span className={styles.end}>
              {option.note}
              {option.value === value && <Glyph name="check" className="teal" />}
            </span>
          </div>
        ))}
        {loading && (
          <div
            role="option"
            tabIndex={-1}
            aria-selected="false"
            aria-disabled="true"
            className={styles.option}
          >
            Loading...
          </div>
        )}
      </div>
    </PopoverPanel>
  );
}

const scrollToOption = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** The panel gets its width, and its options their lines, before the next frame. */
function scrollWhenPlaced(option: HTMLElement | null): void {
  requestAnimationFrame(() => scrollToOption(option));
}
