// What the writers of the race do, decided beforehand by a seed. The `price` of each row names
// the transaction that wrote it, so that a reader can distinguish the versions of a row.
import { seeded } from '#tests/fixtures/seeded.ts';

/** 'plain' commits at once, 'slow' stays open for `ms`, 'late' until a reader has gone past it. */
export type Patience = { kind: 'plain' } | { kind: 'slow'; ms: number } | { kind: 'late' };
export type Step = { name: string; statements: string[]; rows: number; patience: Patience };

const insert = (prefix: string, count: number, version: string) =>
  `insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme, price)
   select '${prefix}-' || n, 'fall-2025', 'basic', 'Race Club', 'Art', '${version}'
   from generate_series(1, ${count}) n`;

/** One transaction with very many rows, as when an operator brings in a whole season. */
export function bulkImport(rows: number): Step {
  return {
    name: 'bulk',
    statements: [insert('bulk', rows, 'bulk')],
    rows,
    patience: { kind: 'plain' },
  };
}

/** The transactions of one writer, in order. It touches its own rows only: no two wait for each other. */
export function writerSteps(writer: number, transactions: number, rowsEach: number): Step[] {
  const random = seeded(writer);
  return Array.from({ length: transactions }, (_, number): Step => {
    const name = `w${writer}-t${number}`;
    const statements = [insert(name, rowsEach, name)];
    let rows = rowsEach;
    const earlier = `w${writer}-t${random.below(Math.max(number, 1))}`;
    if (number > 0 && random.chance(0.3)) {
      statements.push(
        `update public.camps set price = '${name}' where deleted_at is null and id in ('${earlier}-1', '${earlier}-2')`,
      );
      rows += 2;
    }
    if (number > 0 && random.chance(0.3)) {
      statements.push(
        `update public.camps set price = '${name}', deleted_at = now() where deleted_at is null and id = '${earlier}-3'`,
      );
      rows += 1;
    }
    return { name, statements, rows, patience: patienceOf(number, random) };
  });
}

function patienceOf(number: number, random: ReturnType<typeof seeded>): Patience {
  if (number % 20 === 10) return { kind: 'late' };
  return random.chance(0.05) ? { kind: 'slow', ms: 20 + random.below(300) } : { kind: 'plain' };
}
