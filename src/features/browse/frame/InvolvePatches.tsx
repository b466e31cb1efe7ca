/** Two children side by side: the parents' patch. Decoration. */
export function BuddyPatch() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path
        d="M5 55V29a27 27 0 0 1 54 0v26a6 6 0 0 1-6 6H11a6 6 0 0 1-6-6z"
        fill="var(--patch-pine)"
      />
      <Stitches d="M9 54.5V29a23 23 0 0 1 46 0v25.5a2.5 2.5 0 0 1-2.5 2.5h-41A2.5 2.5 0 0 1 9 54.5z" />
      <circle cx="22" cy="24" r="7" fill="var(--patch-thread)" />
      <circle cx="42" cy="26" r="6" fill="var(--patch-sun)" />
      <path
        d="M9 51c0-12 4-18 13-18 6 0 9 3 11 7 2-4 5-6 9-6 8 0 12 6 12 17z"
        fill="var(--patch-thread)"
      />
      <path d="M33 40c2-4 5-6 9-6 8 0 12 6 12 17H34.5c0-4-.3-8-1.5-11z" fill="var(--patch-sun)" />
    </svg>
  );
}

/** A week with one day left open: the providers' patch. Decoration. */
export function WeekPatch() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path
        d="M28.5 3a7 7 0 0 1 7 0L55 14.5a7 7 0 0 1 3.5 6v23a7 7 0 0 1-3.5 6L35.5 61a7 7 0 0 1-7 0L9 49.5a7 7 0 0 1-3.5-6v-23a7 7 0 0 1 3.5-6z"
        fill="var(--patch-clay)"
      />
      <Stitches d="M30 7.4a4 4 0 0 1 4 0l18.5 10.7a4 4 0 0 1 2 3.5v20.8a4 4 0 0 1-2 3.5L34 56.6a4 4 0 0 1-4 0L11.5 45.9a4 4 0 0 1-2-3.5V21.6a4 4 0 0 1 2-3.5z" />
      <path d="M11 25h8v22h-8zm10.5 0h8v22h-8zm21 0h9v22h-9z" fill="var(--patch-thread)" />
      <path d="M32 36h8v11h-8z" fill="var(--patch-sun)" />
      <path
        d="M32 25h8v11h-8z"
        fill="none"
        stroke="var(--patch-thread)"
        strokeWidth="1.8"
        strokeDasharray="2.5 2"
      />
      <path
        d="M11 20c10-7 30-7 41 0"
        fill="none"
        stroke="var(--patch-sun)"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Stitches({ d }: { d: string }) {
  return (
    <path
      d={d}
      fill="none"
      stroke="var(--patch-thread)"
      strokeOpacity="0.6"
      strokeWidth="1.3"
      strokeDasharray="3.4 2.6"
      strokeLinecap="round"
    />
  );
}
