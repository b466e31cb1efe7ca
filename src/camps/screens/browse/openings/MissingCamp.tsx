import { summerOpeningsCopy } from '#camps/words/breaks/openings.ts';
import { site } from '#base/site.ts';
import { AppLink } from '#ui/AppLink.tsx';
import styles from './MissingCamp.module.css';

/** Tells families where to report a camp that is not in the list. */
export function MissingCamp() {
  const { heading, text, note, to } = summerOpeningsCopy.missing;
  return (
    <aside className={styles.missing} aria-labelledby="missing-title">
      <h2 id="missing-title">{heading}</h2>
      <p className="no-max">
        {text} <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
      <p className="no-max">
        <AppLink to={to}>{note}</AppLink>
      </p>
    </aside>
  );
}
