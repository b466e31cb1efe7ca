import { parseArgs } from 'node:util';
import { StartError } from '../start/StartError.ts';
import type { ImportOptions } from './importCamps.ts';
import {
  readSourceArguments,
  type SourceCommand,
  SOURCES_USAGE,
} from '../sources/readSourceArguments.ts';
import type { NewSeasonOptions } from './newSeason.ts';
import { FEE_USAGE, type FeeCommand, readFeeArguments } from './seasonFee.ts';

export type Command =
  | ({ name: 'import' } & ImportOptions)
  | { name: 'export'; season: string; to: string | null }
  | ({ name: 'new-season' } & NewSeasonOptions)
  | { name: 'undo-season'; season: string; isDryRun: boolean }
  | { name: 'sweep-logos'; isDryRun: boolean }
  | ({ name: 'sources' } & SourceCommand)
  | ({ name: 'fee' } & FeeCommand);

export const USAGE = `npm run camps -- import FILE.csv --season fall-2026 [--dry-run] [--listing basic|featured] [--map "Their header=price"]... [--ignore "Their header"]...
npm run camps -- export --season fall-2026 [--to FILE.csv]
npm run camps -- new-season fall-2027 [--from 2027-10-01 --to 2027-10-31] [--copy-from fall-2026 [--as basic|featured]] [--year-is-right] [--dry-run]
npm run camps -- undo-season fall-2027 [--dry-run]
npm run camps -- sweep-logos [--dry-run]
${FEE_USAGE}
${SOURCES_USAGE}`;

/** Throws a StartError with the usage for anything else. */
export function readArguments(args: readonly string[]): Command {
  const { values, positionals } = parse([...args]);
  const [name, target, ...more] = positionals;
  const { season = null, to = null, from = null } = values;
  const isDryRun = values['dry-run'] === true;
  if (name === 'sources') {
    const read = readSourceArguments(target, more, values);
    if (typeof read === 'string') throw misused(read);
    return { name, ...read };
  }
  if (name === 'fee') {
    const read = readFeeArguments(target, more);
    if (typeof read === 'string') throw misused(read);
    return { name, ...read };
  }
  if (more.length > 0) throw misused(`What is ${more.join(' ')}?`);
  if (name === 'import') {
    if (!target || !season) throw misused('import needs a file and --season.');
    const listing = oneOf(values.listing, '--listing');
    return {
      name,
      file: target,
      season,
      listing,
      maps: values.map ?? [],
      ignored: values.ignore ?? [],
      isDryRun,
    };
  }
  if (name === 'export') {
    if (!season || target) throw misused('export needs --season, and --to for a file.');
    return { name, season, to };
  }
  if (name === 'new-season') {
    if (!target) throw misused('new-season needs the season, as fall-2027.');
    const copyAs = oneOf(values.as, '--as') ?? 'basic';
    const copyFrom = values['copy-from'] ?? null;
    const isYearSure = values['year-is-right'] === true;
    return { name, season: target, from, to, copyFrom, copyAs, isDryRun, isYearSure };
  }
  if (name === 'undo-season') {
    if (!target) throw misused('undo-season needs the season, as fall-2027.');
    return { name, season: target, isDryRun };
  }
  if (name === 'sweep-logos' && !target) return { name, isDryRun };
  throw misused(name === undefined ? 'What shall be done?' : `There is no command ${name}.`);
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        season: { type: 'string' },
        listing: { type: 'string' },
        map: { type: 'string', multiple: true },
        ignore: { type: 'string', multiple: true },
        'dry-run': { type: 'boolean' },
        from: { type: 'string' },
        to: { type: 'string' },
        'copy-from': { type: 'string' },
        as: { type: 'string' },
        'year-is-right': { type: 'boolean' },
        kind: { type: 'string' },
        label: { type: 'string' },
        contact: { type: 'string' },
        once: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw misused(error instanceof Error ? error.message : String(error));
  }
}

function oneOf(value: string | undefined, option: string): 'basic' | 'featured' | null {
  if (value === undefined || value === 'basic' || value === 'featured') return value ?? null;
  throw misused(`${option} is basic or featured.`);
}

const misused = (what: string) => new StartError(what, USAGE);
