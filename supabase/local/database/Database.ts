import type { Connection } from '@supabase/lite';

/** A row as the driver gives it; the reader checks what it needs. */
export type Row = Record<string, unknown>;

/** The database the embedded backend stands on: PGlite in the data folder, or a real PostgreSQL. */
export type Database = {
  /** For lite only. */
  connection: Connection;
  /** One statement with parameters. */
  query: (sql: string, parameters?: unknown[]) => Promise<Row[]>;
  /** Many statements, all or nothing. */
  script: (sql: string) => Promise<void>;
  close: () => Promise<void>;
};
