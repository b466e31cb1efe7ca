// Errors of the embedded backend as supabase-js knows them from a hosted project.
const cors = { 'access-control-allow-origin': '*' };

/** Builds an error response of PostgREST. */
export function restError(
  status: number,
  code: string,
  message: string,
  details: string | null = null,
  hint: string | null = null,
): Response {
  return Response.json({ code, message, details, hint }, { status, headers: cors });
}

/** Builds an error response of GoTrue. */
export function authError(
  status: number,
  code: string,
  message: string,
  retryAfterSeconds?: number,
): Response {
  const headers = {
    ...cors,
    ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
  };
  return Response.json({ code, error_code: code, msg: message, message }, { status, headers });
}

/** Builds an error response of the storage service. */
export function storageError(status: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(status), error, message }, { status, headers: cors });
}
