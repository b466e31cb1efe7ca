import { Stars } from './brushes/Sky.tsx';

/** The moon and the stars over the fire (pictures/pages/home-evening), shown under [data-night]. */
export function EveningSky({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1440 700"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <circle cx="1250" cy="140" r="420" fill="var(--s-sky-2)" />
      <circle cx="1250" cy="140" r="250" fill="var(--s-sky-3)" />
      <circle cx="1250" cy="140" r="130" fill="var(--s-sky-4)" />
      <circle cx="1250" cy="140" r="58" fill="var(--s-sun)" />
      <Stars
        at={[
          [150, 110, 7],
          [310, 220, 5],
          [90, 330, 5],
          [480, 80, 6],
          [680, 40, 5],
          [1000, 60, 5],
          [1380, 300, 6],
          [420, 340, 4],
          [1040, 330, 4],
        ]}
      />
    </svg>
  );
}
