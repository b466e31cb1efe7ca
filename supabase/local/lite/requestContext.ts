import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from '@supabase/lite';

/** What travels beside one request through lite, which has no place for it. */
type RequestContext = {
  /** Where the mailed link should lead; lite forgets it. */
  redirect: string | null;
  /** The last database error as PostgreSQL reported it; lite's answer drops code, detail and hint. */
  databaseError: unknown;
};

export const requestContext = new AsyncLocalStorage<RequestContext>();

const printError = console.error;
// lite prints every database error with its parameters, which are people's data.
console.error = (...words: unknown[]) => {
  if (!requestContext.getStore()) printError(...words);
};

// lite warns at every start that its storage is an experiment. supabase/README.md says so instead.
const printWarning = console.warn;
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).startsWith('EXPERIMENTAL FEATURES')) printWarning(...words);
};

/** Remembers each database error of a request beside it. */
export function rememberDatabaseErrors(connection: Connection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (problem: unknown) => {
    const normal = normalize(problem);
    const context = requestContext.getStore();
    if (context) context.databaseError = normal;
    return normal;
  };
}
