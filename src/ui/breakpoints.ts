/**
 * The only widths at which a screen changes its layout. Style sheets name them: `@media (--from-tablet)` and
 * `@media (--below-tablet)`. The build fills in the figure (src/build/styleLayers.ts).
 */
export const breakpoints = {
  /** Below: the smallest phones, and text at four times its size. */
  phone: '22.5rem',
  tablet: '48rem',
  /** From here on there are two columns. */
  laptop: '60rem',
  desktop: '72rem',
} as const;

type Breakpoint = keyof typeof breakpoints;

/** A media condition for scripts: the screen is at least as wide as this breakpoint. */
export const fromWidth = (name: Breakpoint) => `(width >= ${breakpoints[name]})`;
