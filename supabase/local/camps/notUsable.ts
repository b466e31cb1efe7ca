import { readFile } from 'node:fs/promises';
import { StartError } from '../start/StartError.ts';

const REASONS = new Map([
  ['ENOENT', 'is not there. Is the name right, and the folder?'],
  ['ENOTDIR', 'is not there. Is the name right, and the folder?'],
  ['EISDIR', 'is a folder, not a file.'],
  ['EACCES', 'is closed to this account: it has no permission.'],
  ['EPERM', 'is closed to this account: it has no permission.'],
  ['EROFS', 'lies where nothing can be written.'],
  ['ENOSPC', 'has no room: the disk is full.'],
]);

/** Why a file could not be read or written, in a sentence. `consequence`: what was not done. */
export function notUsable(file: string, error: unknown, consequence: string): StartError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = REASONS.get(code) ?? `cannot be used (${code || String(error)}).`;
  return new StartError(`${file} ${reason}`, consequence, error);
}

/** A file to import. Throws a StartError when it cannot be read. */
export const readBytes = (file: string): Promise<Uint8Array> =>
  readFile(file).catch((error: unknown) => {
    throw notUsable(file, error, 'Nothing was imported.');
  });
