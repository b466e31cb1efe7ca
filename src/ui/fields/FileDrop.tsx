import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { Glyph } from '../pictures/Glyph.tsx';
import styles from './FileDrop.module.css';

type FileDropProps = {
  id: string;
  label: string;
  hint: string;
  /** Kinds to offer, as `accept` of an input; what is chosen must be checked all the same. */
  accept: string;
  /** Ids of what belongs to it, e.g. an error. */
  describedBy?: string | undefined;
  isInvalid?: boolean | undefined;
  onFile: (file: File) => void;
};

/** A place to drop one file, or to choose one. */
export function FileDrop(props: FileDropProps) {
  const { id, label, hint, accept, describedBy, isInvalid, onFile } = props;
  const [isOver, setIsOver] = useState(false);

  const input = useRef<HTMLInputElement>(null);

  function take(files: FileList | null) {
    const [file] = files ?? [];
    if (file !== undefined) onFile(file);
  }
  function takeChosen(target: HTMLInputElement) {
    take(target.files);
    // The same file may be chosen again.
    target.value = '';
  }
  const takeEarly = useEffectEvent(() => {
    if (input.current?.files?.length) takeChosen(input.current);
  });
  // Chosen before hydration: no event comes for it.
  useEffect(() => takeEarly(), []);
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  }
  return (
    // Dropping is a shortcut: the input inside does the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      htmlFor={id}
      className={classes(styles.drop, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Glyph name="img" />
      <b className="weight-800">{label}</b>
      <span className="soft small">{hint}</span>
      <input
        ref={input}
        id={id}
        type="file"
        className={styles.input}
        accept={accept}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => takeChosen(target)}
      />
    </label>
  );
}
