import type { Verdict } from './bars.ts';
import type { Table } from './tables.ts';

const camps = (size: number) => size.toLocaleString('en-US');

export function printTable({ sizes, rows }: Table): void {
  const lines = [
    ['', 'camps', ...sizes.map(camps), 'growth'],
    ...rows.map(({ title, who, cells, growth }, number) => [
      rows[number - 1]?.title === title ? '' : title,
      who,
      ...cells,
      growth,
    ]),
  ];
  const widths = lines[0]?.map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  );
  console.log('');
  for (const line of lines) {
    const text = line.map((word, column) =>
      column < 2 ? word.padEnd(widths?.[column] ?? 0) : word.padStart(widths?.[column] ?? 0),
    );
    console.log(text.join('  ').trimEnd());
  }
}

export function printVerdicts(verdicts: readonly Verdict[]): void {
  console.log('');
  for (const { text, measured, holds } of verdicts) {
    console.log(`${holds ? 'holds ' : 'MISSED'}  ${text}. Measured: ${measured}`);
  }
}
