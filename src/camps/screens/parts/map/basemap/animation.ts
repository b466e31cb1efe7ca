/** How camera movements are animated; milliseconds. */
export const animation = () => ({
  duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 400,
});
