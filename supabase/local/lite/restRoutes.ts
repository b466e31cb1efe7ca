import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { restError } from './errorResponses.ts';
import type { Forward } from './forward.ts';
import { MAX_LEVELS, queryNesting } from './nesting.ts';
import { refuseArguments } from './rpcArguments.ts';

/** Rows in rows in rows: more than the operator needs. */
const MAX_SELECT_LEVELS = 2;

/** Embedded tables, aggregates: each becomes a query of its own. */
const MAX_SELECT_PARENTHESES = 20;

/** Everything under /rest/v1. */
export function restRoutes(forward: Forward): Hono {
  const routes = new Hono();
  routes.all('/rest/v1/*', compress(), async ({ req }) => {
    const url = new URL(req.url);
    // Each level multiplies the response, and the embedded database runs in the server's own thread.
    if (
      url.searchParams.getAll('select').some((select) => queryNesting(select) > MAX_SELECT_LEVELS)
    ) {
      return restError(400, 'PGRST127', `select may be nested ${MAX_SELECT_LEVELS} levels deep`);
    }
    if (url.searchParams.getAll('select').join().split('(').length > MAX_SELECT_PARENTHESES + 1) {
      const message = `select may embed ${MAX_SELECT_PARENTHESES} tables`;
      return restError(400, 'PGRST127', message);
    }
    if ([...url.searchParams.values()].some((part) => queryNesting(part) > MAX_LEVELS)) {
      return restError(400, 'PGRST100', `A filter may be nested ${MAX_LEVELS} levels deep`);
    }
    if (req.method === 'POST' && req.path.startsWith('/rest/v1/rpc/')) {
      const refusal = refuseArguments(req.header('content-type') ?? '', await req.text());
      if (refusal !== null) return restError(400, 'PGRST102', refusal);
    }
    return forward(withExactNumbers(url, req.raw));
  });
  return routes;
}

// Gap in lite: an argument that looks like a number becomes one, and loses digits beyond 2^53. In quotes
// it stays as it is.
function withExactNumbers(url: URL, request: Request): Request {
  if (request.method !== 'GET' || !url.pathname.startsWith('/rest/v1/rpc/')) return request;
  for (const [name, value] of Array.from(url.searchParams)) {
    if (/^\d{16,}$/.test(value)) url.searchParams.set(name, `"${value}"`);
  }
  return new Request(url, request);
}
