const open = { 'access-control-allow-origin': '*' };

/** An error in the form PostgREST and supabase-js know. */
export function restRefusal(
  status: number,
  code: string,
  message: string,
  details?: unknown,
  hint?: unknown,
): Response {
  return Response.json(
    { code, message, details: details ?? null, hint: hint ?? null },
    { status, headers: open },
  );
}

/** An error in the form GoTrue and supabase-js know. */
export function authRefusal(
  status: number,
  code: string,
  message: string,
  waitSeconds?: number,
): Response {
  return Response.json(
    { code, error_code: code, msg: message, message },
    { status, headers: { ...open, ...(waitSeconds && { 'retry-after': String(waitSeconds) }) } },
  );
}

/** An error in the form the storage service and supabase-js know. */
export function storageRefusal(status: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(status), error, message }, { status, headers: open });
}
