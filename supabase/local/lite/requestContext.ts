import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from '@supabase/lite';

/** State of one request that lite has no parameter for. */
type RequestContext = {
  /** The target of the mailed link, which lite forgets. */
  redirect: string | null;
  /** The last database error as PostgreSQL reported it; lite's response drops code, detail and hint. */
  databaseError: unknown;
};

export const requestContext = new AsyncLocalStorage<RequestContext>();

const printError = console.error;
// lite prints every database error with its parameters, which are people's data.
console.error = (...args: unknown[]) => {
  if (!requestContext.getStore()) printError(...args);
};

// lite warns at every start that its storage is experimental. supabase/local/README.md documents that.
const printWarning = console.warn;
console.warn = (...args: unknown[]) => {
  if (!String(args[0]).startsWith('EXPERIMENTAL FEATURES')) printWarning(...args);
};

/** Records the last database error of each request. */
export function rememberDatabaseErrors(connection: Connection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error: unknown) => {
    const normal = normalize(error);
    const context = requestContext.getStore();
    if (context) context.databaseError = normal;
    return normal;
  };
}
