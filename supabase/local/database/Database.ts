import type { Connection } from '@supabase/lite';

/** A row as the driver returns it; the caller parses it. */
export type Row = Record<string, unknown>;

/** The database of the embedded backend: PGlite in the data folder, or a real PostgreSQL. */
export type Database = {
  /** The connection for lite. */
  connection: Connection;
  /** One statement with parameters. */
  query: (sql: string, parameters?: unknown[]) => Promise<Row[]>;
  /** Many statements, all or nothing. */
  script: (sql: string) => Promise<void>;
  close: () => Promise<void>;
};
