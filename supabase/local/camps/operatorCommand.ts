import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { StartError } from '../start/StartError.ts';
import { notUsable } from './notUsable.ts';
import { operatorClient } from './operatorClient.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const log = (line: string) => console.log(line);

/**
 * Runs an operator's command with the arguments of this process. `run` resolves whether all went well; it has printed
 * the problems.
 */
export async function operatorCommand<Command>(
  readArguments: (args: readonly string[]) => Command,
  run: (client: SupabaseClient, command: Command, tell: typeof log) => Promise<boolean>,
): Promise<void> {
  try {
    const command = readArguments(process.argv.slice(2));
    const isGood = await run(await operatorClient(process.env, root), command, log);
    process.exitCode = isGood ? 0 : 1;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(`${error.message}\n${error.remedy}`);
    process.exitCode = 1;
  }
}

/** Writes an export to a file, or where `npm run -s <script>` writes. */
export async function writeOut(
  script: string,
  to: string | null,
  read: () => Promise<string>,
): Promise<void> {
  if (to === null) refuseLinesOfNpm(script);
  const text = await read();
  if (to === null) process.stdout.write(text);
  else {
    await writeFile(to, text).catch((error: unknown) => {
      throw notUsable(to, error, 'Nothing was written.');
    });
  }
}

/** `npm run camps -- export > file` has npm's own two lines in it by now. */
function refuseLinesOfNpm(wanted: string): void {
  const { npm_lifecycle_event: script, npm_config_loglevel: loglevel } = process.env;
  if (script !== wanted || loglevel === 'silent' || process.stdout.isTTY) return;
  throw new StartError(
    'npm has written lines of its own into the file.',
    `Write it with npm run -s ${wanted} -- export ..., or with --to FILE.csv`,
  );
}
