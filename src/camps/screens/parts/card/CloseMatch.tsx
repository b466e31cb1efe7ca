import styles from './CloseMatch.module.css';

/** Why a camp is in the list although it holds only a similar word. */
export function CloseMatch() {
  return <span className={styles.mark}>Close match</span>;
}
