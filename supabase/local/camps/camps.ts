// npm run camps: what an operator does with many camps at once. supabase/operating.md has the recipes.
import { exportCamps } from './exportCamps.ts';
import { importCamps } from './importCamps.ts';
import { newSeason, undoSeason } from './newSeason.ts';
import { operatorCommand, writeOut } from './operatorCommand.ts';
import { readArguments } from './readArguments.ts';
import { runSourceCommand } from '../sources/runSourceCommand.ts';
import { runFeeCommand } from './seasonFee.ts';
import { sweepLogos } from './sweepLogos.ts';

await operatorCommand(readArguments, async (client, command, log) => {
  switch (command.name) {
    case 'import':
      return importCamps(client, command, log);
    case 'export':
      await writeOut('camps', command.to, () => exportCamps(client, command.season));
      return true;
    case 'new-season':
      await newSeason(client, command, log);
      return true;
    case 'undo-season':
      await undoSeason(client, command.season, command.isDryRun, log);
      return true;
    case 'sources':
      return runSourceCommand(client, command, log);
    case 'fee':
      return runFeeCommand(client, command, log);
    default:
      await sweepLogos(client, command.isDryRun, log);
      return true;
  }
});
