/** The mark of the post office across a stamp. Decoration. */
export function Postmark({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 120 60"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="30" cy="30" r="26" />
      <circle cx="30" cy="30" r="17" />
      <path d="M30 20l9 16H21zM56 16q8-7 16 0t16 0 16 0 14 0M57 26q8-7 16 0t16 0 16 0 14 0M57 36q8-7 16 0t16 0 16 0 14 0M56 46q8-7 16 0t16 0 16 0 14 0" />
    </svg>
  );
}
