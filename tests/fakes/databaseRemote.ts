import type { Remote } from '#camps/store/directory/remote.ts';
import type { Row } from '#local/database/Database.ts';

type Queries = { query: (sql: string, parameters?: unknown[]) => Promise<Row[]> };

/** The real changed_camps of a real database, without the HTTP in between. */
export function databaseRemote(database: Queries): Remote {
  return {
    async changes({ xid, id }, pageSize, _signal, knownEpoch = '') {
      const [row] = await database.query('select public.changed_camps($1, $2, $3, $4) as answer', [
        xid,
        id,
        pageSize,
        knownEpoch,
      ]);
      return row?.answer;
    },
  };
}
