import { useId, useRef, useState } from 'react';
import { Field } from './Field.tsx';
import styles from './Field.module.css';
import { FieldButton } from './FieldButton.tsx';
import { Glyph, type GlyphName } from '../pictures/Glyph.tsx';
import { lazyPart } from '../lazyPart.tsx';
import type { Option } from './ListBox.tsx';

const ListBox = lazyPart(async () => (await import('./ListBox.tsx')).ListBox);

type SelectProps = {
  label: string;
  hideLabel?: boolean | undefined;
  glyph?: GlyphName | undefined;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Shown while nothing is chosen (value ''). Give an option with value '' as the way back. */
  placeholder: string;
  options: readonly Option[];
  /** The options are still loading: the last entry is "Loading...". */
  loading?: boolean | undefined;
  className?: string | undefined;
};

/** One of many, with pictures, which the browser's own select cannot show everywhere. */
export function Select({ label, hideLabel, error, className, ...rest }: SelectProps) {
  return (
    <Field label={label} hideLabel={hideLabel} error={error} className={className}>
      <SelectButton label={label} {...rest} />
    </Field>
  );
}

function SelectButton(props: Omit<SelectProps, 'hideLabel' | 'error' | 'className'>) {
  const { label, glyph, value, onChange, placeholder, options, loading = false } = props;
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useId();
  const chosen = options.find((option) => option.value === value && value !== '');
  return (
    <>
      <FieldButton
        ref={anchor}
        panelId={id}
        opens="listbox"
        open={open}
        onToggle={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
        value={chosen?.label ?? ''}
        placeholder={placeholder}
        before={chosen?.picture ?? (glyph !== undefined && <Glyph name={glyph} />)}
        after={<Glyph name="chev" className={styles.end} />}
      />
      {open && (
        <ListBox
          boundary={{ onFail: () => setOpen(false) }}
          id={id}
          anchor={anchor}
          label={label}
          options={options}
          value={value}
          loading={loading}
          onClose={() => setOpen(false)}
          onPick={(picked) => {
            onChange(picked);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
