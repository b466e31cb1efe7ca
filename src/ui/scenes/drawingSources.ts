/** The files of a drawing as an `<img>` wants them: `src` in the width `standard`, and one for each of `widths` (pixels). */
export function drawingSources<Width extends number>(
  address: (width: Width) => string,
  widths: readonly Width[],
  standard: Width,
): { src: string; srcSet: string } {
  return {
    src: address(standard),
    srcSet: widths.map((width) => `${address(width)} ${width}w`).join(', '),
  };
}
