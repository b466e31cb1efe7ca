// Plots as SVG text: sizes in powers of ten, because ten times the camps is the question everywhere here.
import { escaped } from './escaped.ts';

export type Line = { name: string; points: { x: number; y: number }[] };

/** 'powers': each step is ten times the last. 'even': from 0 to 100. */
export type Scale = 'powers' | 'even';
/** Where a value stands between two ends of the drawing, and which values get a line. */
type Axis = { from: number; to: number; part: (value: number) => number; ticks: number[] };

const width = 560;
const height = 300;
const box = { left: 64, right: 120, top: 14, bottom: 44 };

/** Lines over sizes. Each line ends with its name, so that nobody has to match colors with a legend. */
export function plot(title: string, unit: string, lines: readonly Line[], scale: Scale): string {
  const points = lines.flatMap((line) => line.points).filter(({ y }) => y > 0);
  if (points.length === 0) return '';
  const x = axis(
    'powers',
    points.map((point) => point.x),
    box.left,
    width - box.right,
  );
  const y = axis(
    scale,
    points.map((point) => point.y),
    height - box.bottom,
    box.top,
  );
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)} by number of camps">
${grid(x, y, unit)}
${apart(lines, y)
  .map(({ line, labelAt }, number) => drawn(line, number, x, y, labelAt))
  .join('\n')}
</svg>`;
}

function axis(scale: Scale, values: readonly number[], from: number, to: number): Axis {
  if (scale === 'even') {
    return { from, to, part: (value) => value / 100, ticks: [0, 25, 50, 75, 100] };
  }
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.max(Math.ceil(Math.log10(Math.max(...values))), low + 1);
  return {
    from,
    to,
    part: (value) => (Math.log10(value) - low) / (high - low),
    ticks: Array.from({ length: high - low + 1 }, (_, step) => 10 ** (low + step)),
  };
}

const place = ({ from, to, part }: Axis, value: number) =>
  Math.round((from + part(value) * (to - from)) * 10) / 10;

const tick = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 4 });

function grid(x: Axis, y: Axis, unit: string): string {
  const across = y.ticks.map((value) => {
    const at = place(y, value);
    return `<path class="grid" d="M${x.from} ${at}H${x.to}"/><text class="tick" x="${x.from - 8}" y="${at + 4}" text-anchor="end">${tick(value)}</text>`;
  });
  const down = x.ticks.map(
    (value) =>
      `<text class="tick" x="${place(x, value)}" y="${y.from + 18}" text-anchor="middle">${tick(value)}</text>`,
  );
  return [
    ...across,
    ...down,
    `<text class="tick" x="${x.from}" y="${height - 6}">camps; ${escaped(unit)} upwards</text>`,
  ].join('');
}

/** Names at the lines' ends, pushed down where they would cover each other. */
function apart(lines: readonly Line[], y: Axis): { line: Line; labelAt: number }[] {
  const ends = lines
    .flatMap((line) => {
      const last = line.points.findLast((point) => point.y > 0);
      return last ? [{ line, labelAt: place(y, last.y) }] : [];
    })
    .toSorted((a, b) => a.labelAt - b.labelAt);
  ends.forEach((end, number) => {
    const above = ends[number - 1];
    if (above) end.labelAt = Math.max(end.labelAt, above.labelAt + 16);
  });
  return lines.flatMap((line) => ends.find((end) => end.line === line) ?? []);
}

function drawn({ name, points }: Line, number: number, x: Axis, y: Axis, labelAt: number): string {
  const at = points
    .filter((point) => point.y > 0)
    .map((point) => ({ x: place(x, point.x), y: place(y, point.y) }));
  const dots = at.map((point) => `<circle cx="${point.x}" cy="${point.y}" r="4"/>`).join('');
  const path = at.map((point, step) => `${step === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join('');
  const end = at.at(-1);
  return `<g class="line line-${number % 5}"><path d="${path}"/>${dots}<text x="${(end?.x ?? 0) + 10}" y="${labelAt + 4}">${escaped(name)}</text></g>`;
}
