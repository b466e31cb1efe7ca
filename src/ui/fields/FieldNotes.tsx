import { Glyph } from '../pictures/Glyph.tsx';

type FieldNotesProps = {
  /** Of the error and of the hint, for `aria-describedby`. */
  ids: { error: string; hint: string };
  error: string | undefined;
  hint: string | undefined;
};

/** Under a field: what is wrong, and a hint. */
export const FieldNotes = ({ ids, error, hint }: FieldNotesProps) => (
  <>
    {error !== undefined && (
      <p
        id={ids.error}
        className="row top gap-40 danger small weight-700 leading-135 icons-110 icons-down-5"
      >
        <Glyph name="warn" />
        <span>{error}</span>
      </p>
    )}
    {hint && (
      <p id={ids.hint} className="soft small leading-140">
        {hint}
      </p>
    )}
  </>
);
