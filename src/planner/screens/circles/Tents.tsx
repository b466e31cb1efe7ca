import styles from './Tents.module.css';

const TENTS = [0, 1];

/** Two tents: `lit` of them, from the left, have somebody in them. Decoration. */
export function Tents({ lit }: { lit: number }) {
  return (
    <svg className={styles.tents} viewBox="0 0 100 44" aria-hidden="true">
      {TENTS.map((at) => (
        <g key={at} transform={`translate(${25 + 50 * at} 40)`} data-lit={at < lit}>
          <path d="M0-32L21 0H-21z" strokeWidth="2.5" strokeLinejoin="round" />
          {at < lit && <path d="M0-18L9 0H-9z" fill="var(--sun)" stroke="none" />}
        </g>
      ))}
    </svg>
  );
}
