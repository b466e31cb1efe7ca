import { type ReactNode, useId } from 'react';
import { paper } from './brushes/paper.ts';

type DiscFrameProps = {
  className: string | undefined;
  /** Its middle and radius. */
  sun: readonly [x: number, y: number, r: number];
  /** What ends at the disc's edge, behind `children`. */
  land: ReactNode;
  children: ReactNode;
};

/** The disc of sky, its sun and the ground of all drawings for empty pages: in one size, so that pages stay as they are. */
export function DiscFrame({ className, sun: [x, y, r], land, children }: DiscFrameProps) {
  const window = useId();
  return (
    <svg className={className} viewBox="0 0 360 200" aria-hidden="true" focusable="false">
      <clipPath id={window}>
        <circle cx="180" cy="96" r="88" />
      </clipPath>
      <g clipPath={`url(#${window})`}>
        <path d="M92 8h176v176H92z" fill={paper('sky-3')} />
        <circle cx={x} cy={y} r={r} fill={paper('sun')} />
        {land}
      </g>
      <path d="M62 168h236" stroke={paper('front')} strokeWidth="5" strokeLinecap="round" />
      {children}
    </svg>
  );
}
