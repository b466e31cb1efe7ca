// npm run districts: school calendars as files. supabase/operating.md has the recipe.
import { parseArgs } from 'node:util';
import { atlantaClock } from '../../../src/base/day/atlantaClock.ts';
import { isCalendarDay } from '../../../src/base/day/calendar.ts';
import { operatorCommand, writeOut } from '../camps/operatorCommand.ts';
import { StartError } from '../start/StartError.ts';
import { confirmYear } from './confirmYear.ts';
import { exportDistrict } from './exportDistrict.ts';
import { importDistricts } from './importDistricts.ts';
import { readToCsv } from './readToCsv.ts';

const USAGE = `npm run districts -- read FILE.ics|FILE.csv|FILE.txt --district cobb --year 2026-27 --source https://... [--name "Cobb County"] [--to FILE.csv]
npm run districts -- import FILE.csv [--dry-run]
npm run districts -- confirm cobb 2026-27 --source https://... [--checked 2026-11-20]
npm run districts -- export cobb [--to FILE.csv]`;

await operatorCommand(readArguments, async (client, command, log) => {
  const { name, target, year, district, source, checkedOn, to } = command;
  if (name === 'import') {
    return importDistricts(client, { file: target, isDryRun: command.isDryRun }, log);
  }
  if (name === 'confirm') {
    return confirmYear(client, { district: target, schoolYear: year, source, checkedOn }, log);
  }
  if (name === 'export') await writeOut('districts', to, () => exportDistrict(client, target));
  else {
    const { districtName } = command;
    const wish = { file: target, district, districtName, schoolYear: year, source, checkedOn };
    // Beside the file, which may be what this command prints.
    await writeOut('districts', to, () => readToCsv(client, wish, (line) => console.error(line)));
  }
  return true;
});

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
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
    const [name, target, second, ...more] = positionals;
    const year = name === 'confirm' ? second : values.year;
    const district = name === 'read' ? values.district : '';
    const isWhole = year !== undefined && district !== undefined && values.source !== undefined;
    const isKnown =
      name === 'confirm' ||
      ((name === 'import' || name === 'export' || name === 'read') && second === undefined);
    const needsMore = name === 'confirm' || name === 'read';
    const checkedOn = values.checked ?? atlantaClock(Date.now()).day;
    if (!isCalendarDay(checkedOn)) {
      throw new StartError(`--checked is a day like 2026-11-20: ${checkedOn}`, USAGE);
    }
    if (isKnown && target && more.length === 0 && (isWhole || !needsMore)) {
      return {
        name,
        target,
        year: year ?? '',
        district: district ?? '',
        districtName: values.name ?? null,
        source: values.source ?? '',
        checkedOn,
        to: values.to ?? null,
        isDryRun: values['dry-run'] === true,
      };
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(error instanceof Error ? error.message : String(error), USAGE);
  }
  throw new StartError(
    'Say import and a file, export and a district, read and a file with its district, year and source, or confirm with a district, a year and the source.',
    USAGE,
  );
}
