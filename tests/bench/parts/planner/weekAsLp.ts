import { offerShapes } from '../../../../src/planner/rules/planB/offerShapes.ts';
import type { CampOffer, Step, Week } from '../../../../src/planner/rules/planB/week.ts';

type Term = string;
const sumOf = (terms: readonly Term[]) => terms.join(' + ');

/**
 * A week as a mixed-integer program in CPLEX's LP format, for a solver that knows no camps: one hub, one booking per
 * cell or none, the budget. A point costs more than all money there is, so that points come first. Of equal offers at
 * one site only the cheapest is handed over.
 */
export function weekAsLp({ children, loop, openPoints }: Week, budgetCents: number) {
  if (!loop || loop.mayMove) throw new Error('The model has one hub for the week.');
  const dollarsAPoint = Math.ceil(budgetCents / 100) + 1;
  const goal: Term[] = [];
  const money: Term[] = [];
  const rows: string[] = [];
  const binaries = loop.hubs.map((hub) => `z${hub}`);
  rows.push(`${sumOf(binaries)} = 1`);
  const hubsNear = new Map<number, number[]>();
  for (const hub of loop.hubs) {
    for (const site of loop.near(hub)) hubsNear.set(site, [...(hubsNear.get(site) ?? []), hub]);
  }

  for (const [at, child] of children.entries()) {
    const { shapes, starts, offers: all, shapeAt } = offerShapes(child, openPoints);
    const cells = Array.from({ length: 31 }, (_, cell) => cell).filter(
      (cell) => (child.need >>> cell) & 1,
    );
    const filling = new Map(cells.map((cell) => [cell, [`u${at}_${cell}`]]));
    for (const [open = ''] of filling.values()) {
      binaries.push(open);
      goal.push(`${openPoints * dollarsAPoint} ${open}`);
    }
    for (const [site, start] of starts.entries()) {
      const atSite = new Map<number, Term[]>();
      const cheapest = new Map<number, CampOffer>();
      const offers = all.slice(start, starts[site + 1] ?? start);
      for (const [no, offer] of offers.entries()) {
        const shape = shapeAt[start + no] ?? 0;
        if (offer.cents < (cheapest.get(shape)?.cents ?? Infinity)) cheapest.set(shape, offer);
      }
      for (const [shape, offer] of cheapest) {
        const name = `x${at}_${site}_${shape}`;
        const { cells: own, misfit } = shapes[shape] ?? { cells: 0, misfit: 0 };
        const dollars = offer.cents / 100;
        binaries.push(name);
        goal.push(`${dollars + misfit * dollarsAPoint} ${name}`);
        money.push(`${dollars} ${name}`);
        for (const cell of cells.filter((one) => (own >>> one) & 1)) {
          filling.get(cell)?.push(name);
          atSite.set(cell, [...(atSite.get(cell) ?? []), name]);
        }
      }
      const hubs = (hubsNear.get(site) ?? []).map((hub) => ` - z${hub}`).join('');
      for (const names of atSite.values()) rows.push(`${sumOf(names)}${hubs} <= 0`);
    }
    for (const names of filling.values()) rows.push(`${sumOf(names)} = 1`);
  }
  rows.push(`${sumOf(money)} <= ${budgetCents / 100}`);
  const text = [
    'Minimize',
    wrapped(` goal: ${sumOf(goal)}`),
    'Subject To',
    ...rows.map((row, at) => wrapped(` r${at}: ${row}`)),
    'Binary',
    ...binaries.map((name) => ` ${name}`),
    'End',
  ].join('\n');
  const stepOf = (found: number): Step => {
    const points = Math.floor(found / dollarsAPoint + 1e-6);
    return { points, cents: Math.round((found - points * dollarsAPoint) * 100) };
  };
  return { text, stepOf };
}

/** The format knows no lines of more than 560 signs. */
const wrapped = (line: string) => line.replaceAll(/(.{400,480}?) (?=[+-] )/g, '$1\n  ');
