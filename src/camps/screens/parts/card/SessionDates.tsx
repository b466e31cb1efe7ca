import type { DatesLabel } from '#camps/rules/text/dates/campDates.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Popover } from '#ui/layers/Popover.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './SessionDates.module.css';

type SessionDatesProps = {
  label: DatesLabel;
  /** The camp's name, which makes the button's label complete. */
  campName: string;
};

/**
 * A few sessions in full; from four on their span, which opens as a list. In one element: a page translated by the
 * browser has other text nodes than React knows, and would show the old text.
 */
export function SessionDates({ label, campName }: SessionDatesProps) {
  if (label.kind === 'none') return <span>Dates not available</span>;
  if (label.kind === 'simple') return <span>{label.text}</span>;
  return (
    <span>
      <span className="inline-block">{label.span}</span>{' '}
      <Popover
        title="All Session Dates"
        trigger={
          <button type="button" className={styles.more}>
            See All Dates<VisuallyHidden>{` of ${campName}`}</VisuallyHidden>
          </button>
        }
      >
        <ul className={styles.list}>
          {label.sessions.map((session) => (
            <li key={session}>
              <Glyph name="calendar" />
              {session}
            </li>
          ))}
        </ul>
      </Popover>
    </span>
  );
}
