import { createPostgresConnection } from '@supabase/lite/postgres';
import { StartError } from '../start/StartError.ts';
import type { Database } from './Database.ts';
import { isoTime } from './isoTime.ts';

/** Opens a real PostgreSQL (15 or newer) named by DATABASE_URL. */
export async function openPostgres(url: string): Promise<Database> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      onnotice: () => {},
      connect_timeout: 10,
      types: {
        numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
        timestamptz: { to: 1184, from: [1184], serialize: asText, parse: isoTime },
      },
    },
  });
  const { driver } = connection;
  try {
    await driver.unsafe('select 1');
  } catch (error) {
    await driver.end({ timeout: 1 });
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The database of DATABASE_URL does not answer: ${why}`,
      'Start it or correct DATABASE_URL. Without DATABASE_URL Camply brings its own database.',
      error,
    );
  }
  return {
    connection,
    query: async (sql, parameters = []) => [
      ...(await driver.unsafe(sql, [...parameters].map(plain))),
    ],
    script: async (sql) => {
      await driver.begin((transaction) => transaction.unsafe(sql));
    },
    close: () => connection.close(),
  };
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
