import { createPostgresConnection } from '@supabase/lite/postgres';
import { StartError } from '../start/StartError.ts';
import type { Database } from './Database.ts';
import { isoTime } from './isoTime.ts';

const ANSWER_MS = 10_000;
// A migration may take as long as it needs; nothing else should take this long. The limits of the roles
// (migrations) are applied by PostgREST, which lite is not.
const STATEMENT_TIMEOUT_MS = 15_000;

/** Opens a real PostgreSQL (15 or newer) named by DATABASE_URL. Throws a StartError; none repeats the password. */
export async function openPostgres(url: string, answerMs = ANSWER_MS): Promise<Database> {
  const connection = connect(url);
  const { driver } = connection;
  try {
    await orTooLate(driver.unsafe('select 1'), answerMs);
  } catch (error) {
    await driver.end({ timeout: 0 });
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The database of DATABASE_URL does not answer: ${why}`,
      'Start it or correct DATABASE_URL. Without DATABASE_URL Camply brings its own database.',
    );
  }
  return {
    connection,
    query: async (sql, parameters = []) => [
      ...(await driver.unsafe(sql, [...parameters].map(plain))),
    ],
    script: async (sql) => {
      await driver.begin((transaction) =>
        transaction.unsafe(`set local statement_timeout = 0;\n${sql}`),
      );
    },
    close: () => connection.close(),
  };
}

function connect(url: string) {
  try {
    if (!/^postgres(ql)?:\/\//.test(url)) throw new Error('Another kind of address');
    return createPostgresConnection({
      url,
      postgresOptions: {
        onnotice: () => {},
        connect_timeout: 10,
        connection: { statement_timeout: STATEMENT_TIMEOUT_MS },
        types: {
          numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
          json: { to: 114, from: [114], serialize: asJson, parse: JSON.parse },
          // Gap in lite: arguments are JSON already, and would become JSON strings.
          jsonb: { to: 3802, from: [3802], serialize: asJson, parse: JSON.parse },
          timestamptz: { to: 1184, from: [1184], serialize: asText, parse: isoTime },
        },
      },
    });
  } catch {
    // Not even as the cause: an error of URL repeats what it was given.
    throw new StartError(
      'DATABASE_URL is not the address of a PostgreSQL.',
      'It looks like this: DATABASE_URL=postgres://user:password@localhost:5432/camply; what is no letter or digit in a password is written %40 for @, %2F for / and so on.',
    );
  }
}

// Another kind of server may accept the connection and wait for us to speak its language.
async function orTooLate<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const message = `no answer within ${milliseconds / 1000} seconds; perhaps the port belongs to another program`;
    timer = setTimeout(() => reject(new Error(message)), milliseconds);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

type Parameter = string | number | boolean | Date | Uint8Array | null;

function plain(value: unknown): Parameter {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (value instanceof Date || value instanceof Uint8Array) return value;
  return JSON.stringify(value);
}

function asText(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value);
}

function asJson(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
