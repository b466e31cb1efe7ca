import styles from './ThemeLine.module.css';

/** A camp’s theme on one line that ends after a whole activity; screen readers and the camp’s page have all of it. */
export function ThemeLine({ theme }: { theme: string }) {
  return (
    <span className={styles.line}>
      {theme.split(/(?=, )/).map((activity, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a theme may name an activity twice
        <span key={index}>{activity}</span>
      ))}
    </span>
  );
}
