// npm run districts: school calendars as files. supabase/operating.md has the recipe.
import { parseArgs } from 'node:util';
import { operatorCommand, writeOut } from '../camps/operatorCommand.ts';
import { StartError } from '../start/StartError.ts';
import { exportDistrict } from './exportDistrict.ts';
import { importDistricts } from './importDistricts.ts';

const USAGE = `npm run districts -- import FILE.csv [--dry-run]
npm run districts -- export cobb [--to FILE.csv]`;

await operatorCommand(readArguments, async (client, { name, target, to, isDryRun }, log) => {
  if (name === 'import') return importDistricts(client, { file: target, isDryRun }, log);
  await writeOut('districts', to, () => exportDistrict(client, target));
  return true;
});

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, to: { type: 'string' } },
    });
    const [name, target, ...more] = positionals;
    if ((name === 'import' || name === 'export') && target && more.length === 0) {
      return { name, target, to: values.to ?? null, isDryRun: values['dry-run'] === true };
    }
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error), USAGE);
  }
  throw new StartError('Say import and a file, or export and a district.', USAGE);
}
