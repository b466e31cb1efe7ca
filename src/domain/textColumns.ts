import type { Camp } from './camp.ts';
import { column, type Column, mark } from './column.ts';
import { type Marks, noMarks } from './marks.ts';
import type { TextField } from './rule.ts';

/** Different texts in one, so that one search runs through all; `ends` is where each ends in it. */
type Texts = { all: string; ends: Uint32Array };

/** Which camps say something in one of the fields. Texts are lowercased once, not once per key press. */
export function textColumns(camps: readonly Camp[]) {
  const columns = new Map<TextField, Column<Texts>>();
  const columnOf = (field: TextField) => {
    const made = columns.get(field) ?? textColumn(camps, field);
    columns.set(field, made);
    return made;
  };
  return (fields: readonly TextField[], contains: string): Marks => {
    const marks = noMarks(camps.length);
    for (const field of fields) {
      const { values, own } = columnOf(field);
      const passed = textsWith(values, contains);
      if (passed !== null) mark(marks, own, passed);
    }
    return marks;
  };
}

/** Between two texts: a sign no `plain` text holds, so that nothing matches across. */
const BETWEEN = '\u0000';

function said(camp: Camp, field: TextField): string | null {
  if (field === 'activity') return camp.theme;
  return field === 'address' ? address(camp) : camp[field];
}

/** The whole address in one text, as cards show it, but without what a card fills in. */
function address({ streetAddress, city, state, zipCode }: Camp): string {
  const town = `${state ?? ''} ${zipCode ?? ''}`;
  return [streetAddress ?? '', city ?? '', town]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}

function textColumn(camps: readonly Camp[], field: TextField): Column<Texts> {
  const { values, own } = column(camps, (camp) => said(camp, field));
  // `plain`, but for all of them at once: one by one is ten times as slow.
  const texts = values
    .map((value) => value.replaceAll(BETWEEN, '').trim())
    .join(BETWEEN)
    .replaceAll(/\s{2,}|[^\S ]/g, ' ')
    .toLowerCase();
  const all = field === 'activity' ? texts.replaceAll(',', '\n') : texts;
  const ends = new Uint32Array(values.length);
  let end = 0;
  values.forEach((_, at) => {
    end = all.indexOf(BETWEEN, end) + 1;
    ends[at] = end;
  });
  ends[ends.length - 1] = all.length + 1;
  return { values: { all, ends }, own };
}

/** Which of the texts contain it: 1, else 0; null when none does. */
function textsWith({ all, ends }: Texts, wanted: string): Uint8Array | null {
  let found = all.indexOf(wanted);
  if (found === -1) return null;
  const passed = new Uint8Array(ends.length);
  for (let at = 0; found !== -1; found = all.indexOf(wanted, ends[at])) {
    while ((ends[at] ?? 0) <= found) at += 1;
    passed[at] = 1;
  }
  return passed;
}
