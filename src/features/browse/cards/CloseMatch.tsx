import styles from './CloseMatch.module.css';

/** Says why a camp is in the list although the words do not match letter by letter. */
export function CloseMatch() {
  return <span className={styles.mark}>Close match</span>;
}
