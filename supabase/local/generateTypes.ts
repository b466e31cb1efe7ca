// npm run db:types: migrations -> embedded database -> supabase CLI -> src/data/database.types.ts.
// Needs neither Docker nor PostgreSQL; the CLI is fetched by npx when it is not there.
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { migrate } from './database/migrate.ts';
import { openPglite } from './database/openPglite.ts';

const root = path.resolve(import.meta.dirname, '../..');
const target = path.join(root, 'src/data/database.types.ts');
const port = Number(process.env.PORT ?? 54_329);
const command = 'supabase@3.1.0';

const database = await openPglite({ folder: null });
await migrate(database, console.log);
const socket = new PGLiteSocketServer({ db: database.driver, port, host: '127.0.0.1' });
await socket.start();
// sslmode=disable: or the CLI writes a warning into the types.
const address = `postgresql://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`;
const types = await output('npx', [
  '--yes',
  command,
  'gen',
  'types',
  `--remote=${address}`,
  '--schema',
  'public',
]);
await socket.stop();
await database.close();

if (!types.includes('export type Database')) {
  console.error(`The supabase CLI gave no types:\n${types}`);
  process.exit(1);
}
// By standard input: as a file it is left alone, because it is generated.
const formatter = path.join(root, 'node_modules/.bin/oxfmt');
const text = `// Written by npm run db:types from the migrations, never by hand.\n${types}`;
await writeFile(target, await output(formatter, ['--stdin-filepath', 'database.types.ts'], text));
console.log(`Wrote ${path.relative(root, target)}`);

function output(program: string, words: string[], input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdin.end(input);
    let said = '';
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
    });
    child.once('error', reject);
    child.once('exit', () => resolve(said));
  });
}
