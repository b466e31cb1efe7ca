import styles from './KitMark.module.css';

type Sign = 'full' | 'half' | 'home' | 'open';

/** What a hand can draw into a box: a sun, half a sun, a house, an empty ring. */
export function KitMark({ sign }: { sign: Sign }) {
  return (
    <svg className={styles.mark} viewBox="0 0 20 20" aria-hidden="true">
      {sign === 'home' ? (
        <path d="M3 17V9l7-6 7 6v8z" />
      ) : (
        <circle cx="10" cy="10" r="7.5" strokeDasharray={sign === 'open' ? '3 2.6' : undefined} />
      )}
      {sign === 'full' && <circle className={styles.ink} cx="10" cy="10" r="7.5" />}
      {sign === 'half' && <path className={styles.ink} d="M10 2.5a7.5 7.5 0 0 0 0 15z" />}
    </svg>
  );
}
