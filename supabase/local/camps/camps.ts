// npm run camps: what an operator does with many camps at once. supabase/README.md has the recipes.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../start/StartError.ts';
import { exportCamps } from './exportCamps.ts';
import { importCamps } from './importCamps.ts';
import { newSeason, undoSeason } from './newSeason.ts';
import { notUsable } from './notUsable.ts';
import { operatorClient } from './operatorClient.ts';
import { type Command, readArguments } from './readArguments.ts';
import { sweepLogos } from './sweepLogos.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const log = (line: string) => console.log(line);

try {
  const command = readArguments(process.argv.slice(2));
  process.exitCode = (await run(command)) ? 0 : 1;
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(`${error.message}\n${error.remedy}`);
  process.exitCode = 1;
}

/** Answers whether all went well; what did not has been said. */
async function run(command: Command): Promise<boolean> {
  const client = await operatorClient(process.env, root);
  switch (command.name) {
    case 'import':
      return importCamps(client, command, log);
    case 'export': {
      if (command.to === null) refuseLinesOfNpm();
      const text = await exportCamps(client, command.season);
      if (command.to === null) process.stdout.write(text);
      else await write(command.to, text);
      return true;
    }
    case 'new-season':
      await newSeason(client, command, log);
      return true;
    case 'undo-season':
      await undoSeason(client, command.season, command.isDryRun, log);
      return true;
    default:
      await sweepLogos(client, command.isDryRun, log);
      return true;
  }
}

async function write(file: string, text: string): Promise<void> {
  await writeFile(file, text).catch((error: unknown) => {
    throw notUsable(file, error, 'Nothing was written.');
  });
}

/** `npm run camps -- export > file` has npm's own two lines in it by now. */
function refuseLinesOfNpm(): void {
  const { npm_lifecycle_event: script, npm_config_loglevel: loglevel } = process.env;
  if (script !== 'camps' || loglevel === 'silent' || process.stdout.isTTY) return;
  throw new StartError(
    'npm has written lines of its own into the file.',
    'Write it with npm run -s camps -- export ..., or with --to FILE.csv',
  );
}
