import type { Camp } from '#camps/rules/camp/camp.ts';
import type { SeasonDay } from '#camps/rules/camp/isOver.ts';
import { cardDates } from '#camps/rules/text/dates/cardDates.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Popover } from '#ui/layers/Popover.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './SessionDates.module.css';

/**
 * A few sessions in full; from four on their span, which opens as a list. In one element: a page translated by the
 * browser has other text nodes than React knows, and would show the old text.
 */
export function SessionDates({ camp, season }: { camp: Camp; season: SeasonDay }) {
  const label = cardDates(camp, season.year, season.fromMonth, season.impliedYear);
  if (label.kind === 'none') return <span>Dates not available</span>;
  if (label.kind === 'simple') return <span>{label.text}</span>;
  return (
    <span>
      <span className="inline-block">{label.span}</span>{' '}
      <Popover
        title="All Session Dates"
        trigger={
          <button type="button" className={styles.more}>
            See All Dates<VisuallyHidden>{` of ${camp.providerName}`}</VisuallyHidden>
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
