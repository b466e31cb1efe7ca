// npm run districts: school calendars as files. supabase/operating.md has the recipe.
import { parseArgs } from 'node:util';
import { atlantaDay } from '../../../src/base/day/atlantaDay.ts';
import { isCalendarDay } from '../../../src/base/day/calendar.ts';
import { operatorCommand, writeOut } from '../camps/operatorCommand.ts';
import { StartError } from '../start/StartError.ts';
import { type Confirmation, confirmYear } from './confirmYear.ts';
import { exportDistrict } from './exportDistrict.ts';
import { importDistricts } from './importDistricts.ts';
import { type ReadWish, readToCsv } from './readToCsv.ts';

const USAGE = `npm run districts -- read FILE.ics|FILE.csv|FILE.txt --district cobb --year 2026-27 --source https://... [--name "Cobb County"] [--to FILE.csv]
npm run districts -- import FILE.csv [--dry-run]
npm run districts -- confirm cobb 2026-27 --source https://... [--checked 2026-11-20]
npm run districts -- export cobb [--to FILE.csv]`;

type Command =
  | ({ name: 'read'; to: string | null } & ReadWish)
  | { name: 'import'; file: string; isDryRun: boolean }
  | ({ name: 'confirm' } & Confirmation)
  | { name: 'export'; district: string; to: string | null };

await operatorCommand(readArguments, async (client, command, log) => {
  switch (command.name) {
    case 'import':
      return importDistricts(client, command, log);
    case 'confirm':
      return confirmYear(client, command, log);
    case 'export':
      await writeOut('districts', command.to, () => exportDistrict(client, command.district));
      return true;
    default:
      // Lines that were not read go beside the file, which may be what this command prints.
      await writeOut('districts', command.to, () =>
        readToCsv(client, command, (line) => console.error(line)),
      );
      return true;
  }
});

function readArguments(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [name, target, second, ...more] = positionals;
  const { to = null, district, year: schoolYear, source, name: districtName = null } = values;
  const checkedOn = values.checked ?? atlantaDay(Date.now());
  if (!isCalendarDay(checkedOn)) {
    throw new StartError(`--checked is a day like 2026-11-20: ${checkedOn}`, USAGE);
  }
  if (target && second === undefined) {
    if (name === 'import') return { name, file: target, isDryRun: values['dry-run'] === true };
    if (name === 'export') return { name, district: target, to };
    if (
      name === 'read' &&
      district !== undefined &&
      schoolYear !== undefined &&
      source !== undefined
    )
      return { name, file: target, district, districtName, schoolYear, source, checkedOn, to };
  }
  if (
    name === 'confirm' &&
    target &&
    second !== undefined &&
    source !== undefined &&
    more.length === 0
  )
    return { name, district: target, schoolYear: second, source, checkedOn };
  throw new StartError(
    'Say import and a file, export and a district, read and a file with its district, year and source, or confirm with a district, a year and the source.',
    USAGE,
  );
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        to: { type: 'string' },
        district: { type: 'string' },
        name: { type: 'string' },
        year: { type: 'string' },
        source: { type: 'string' },
        checked: { type: 'string' },
      },
    });
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error), USAGE);
  }
}
