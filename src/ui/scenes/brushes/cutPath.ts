/** One shape or many, cut out as the text of a `d` attribute. */
export type CutPath = {
  move: (x: number, y: number) => CutPath;
  line: (...xy: number[]) => CutPath;
  curve: (...xy: number[]) => CutPath;
  bend: (...xy: number[]) => CutPath;
  close: () => CutPath;
  d: () => string;
};

/**
 * Coordinates go in absolute and come out relative and rounded to 1/`unit`: half the bytes, which
 * every page with a picture pays. Rounding errors do not add up, as each step starts where the
 * rounded one before it ended.
 */
export function cutPath(unit = 10): CutPath {
  let text = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const step = (command: string, xy: readonly number[]) => {
    const rounded = xy.map((value) => Math.round(value * unit));
    const relative = rounded.map((value, index) => value - (index % 2 === 0 ? x : y));
    text += command + relative.map((value) => short(value / unit)).join(' ');
    [x = x, y = y] = rounded.slice(-2);
  };
  const path: CutPath = {
    move: (...xy) => {
      step('m', xy);
      [startX, startY] = [x, y];
      return path;
    },
    line: (...xy) => each('l', 2, xy),
    curve: (...xy) => each('c', 6, xy),
    bend: (...xy) => each('q', 4, xy),
    close: () => {
      text += 'z';
      [x, y] = [startX, startY];
      return path;
    },
    d: () => text.replaceAll(' -', '-'),
  };
  const each = (command: string, size: number, xy: readonly number[]) => {
    for (let at = 0; at < xy.length; at += size) step(command, xy.slice(at, at + size));
    return path;
  };
  return path;
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}
