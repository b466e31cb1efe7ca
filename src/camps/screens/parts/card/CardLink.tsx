import { CampLink } from '../CampLink.tsx';
import styles from './CardLink.module.css';

/** The name of a camp, and its whole card a link to its page. */
export function CardLink({ campId, children }: { campId: string; children: string }) {
  return (
    <CampLink campId={campId} className={styles.link}>
      {children}
    </CampLink>
  );
}
