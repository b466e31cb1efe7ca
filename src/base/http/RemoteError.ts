type AnswerOfError = {
  status?: number | null;
  serverMessage?: string | null;
  retryAfterMs?: number | null;
};

/**
 * A request failed. 'retry': the same request may succeed later (no network, a captive portal, 408, 425, 429, 5xx, an
 * unparsable response). 'unexpected': it will not succeed unchanged. `retryAfterMs` is the server's Retry-After,
 * `serverMessage` its message for people, each null when it sent none; so is the status.
 */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly kind: 'retry' | 'unexpected';
  readonly status: number | null;
  readonly serverMessage: string | null;
  readonly retryAfterMs: number | null;

  constructor(
    kind: 'retry' | 'unexpected',
    message: string,
    { status = null, serverMessage = null, retryAfterMs = null }: AnswerOfError = {},
  ) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.serverMessage = serverMessage;
    this.retryAfterMs = retryAfterMs;
  }
}

const RETRY_STATUSES = new Set([0, 408, 425, 429]);

/** Status 0 is no response at all. A 2xx or 3xx gets here only when its body was not ours: a portal's page. */
export function errorKind(status: number): RemoteError['kind'] {
  const isNotOurs = status >= 200 && status < 400;
  return RETRY_STATUSES.has(status) || status >= 500 || isNotOurs ? 'retry' : 'unexpected';
}

const MAX_RETRY_AFTER_MS = 60 * 60 * 1000;

/** Milliseconds. Retry-After is seconds or a date; at most `mostMs` is believed, so that a typo cannot silence us. */
export function readRetryAfter(
  header: string | null,
  now: number,
  mostMs = MAX_RETRY_AFTER_MS,
): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), mostMs);
}
