// Codes, or classes of codes; the longer one wins.
const STATUS_OF: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '23503': 409,
  '23505': 409,
  '25': 500,
  '25006': 405,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53': 503,
  '53400': 500,
  '54': 500,
  '55': 500,
  '57': 500,
  '57P01': 503,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  P0001: 400,
  XX: 500,
};

/**
 * The status that PostgREST gives an SQLSTATE (its errors reference, "HTTP Status Codes"). A status below 500 means
 * that the request was wrong and a retry is useless, so failures of the database must not be there.
 */
export function restStatus(sqlState: string): number {
  return STATUS_OF[sqlState] ?? STATUS_OF[sqlState.slice(0, 2)] ?? 400;
}
