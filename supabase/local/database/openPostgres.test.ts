import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { StartError } from '../start/StartError.ts';
import { openPostgres } from './openPostgres.ts';

let server: Server | undefined;

afterEach(() => {
  server?.close();
  server = undefined;
});

/** What a person reads when the database cannot be opened. */
async function refusal(url: string, answerMs?: number): Promise<string> {
  const error: unknown = await openPostgres(url, answerMs).catch((thrown: unknown) => thrown);
  if (error instanceof StartError) return `${error.message} ${error.remedy}`;
  throw new Error('no StartError', { cause: error });
}

test.each([
  'postgres://camply:p%zzsecret@localhost/camply',
  'postgres://camply:secret@local host/camply',
  'camply:secret',
  'https://camply:secret@localhost/camply',
  'postgres://camply:secret@localhost:99999/camply',
])('reports an invalid address in a sentence without its password', async (url) => {
  const text = await refusal(url);
  expect(text).toMatch(/DATABASE_URL is not the address of a PostgreSQL/);
  expect(text).not.toContain('secret');
});

test('leaves the password out of a connection error', async () => {
  const text = await refusal('postgres://secret:secret@127.0.0.1:1/secret');
  expect(text).toMatch(/does not answer/);
  expect(text).not.toContain('secret');
});

test('reports a port without PostgreSQL after ten seconds', async () => {
  // It accepts the connection and says nothing.
  server = createServer(() => {});
  const port = await new Promise<number>((resolve) => {
    server?.listen(0, '127.0.0.1', () => {
      const address = server?.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const text = await refusal(`postgres://camply:secret@127.0.0.1:${port}/camply`, 50);
  expect(text).toMatch(/does not answer: no answer/);
});
