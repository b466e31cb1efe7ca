import { type Delivery, isOneAddress, type MailDriver } from './MailDriver.ts';

export const RESEND = 'https://api.resend.com';
const TIMEOUT_MS = 20_000;

/**
 * A mail service with the API of Resend. It knows a mail by its idempotency key and sends nothing twice, also when its
 * first response was lost.
 */
export function httpDriver(
  { url, key, from }: { url: string; key: string; from: string },
  timeoutMs = TIMEOUT_MS,
): MailDriver {
  return async ({ id, to, subject, text, html, headers }) => {
    if (!isOneAddress(to)) return { outcome: 'failed', problem: 'content' };
    try {
      const response = await fetch(`${url.replace(/\/+$/, '')}/emails`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': id,
        },
        body: JSON.stringify({ from, to: [to], subject, text, html, headers }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      return deliveryOf(response.status);
    } catch {
      return { outcome: 'later', problem: 'connection' };
    }
  };
}

function deliveryOf(status: number): Delivery {
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 401 || status === 403 || status === 404)
    return { outcome: 'later', problem: 'setup' };
  // 409: the same mail is being taken at this moment.
  if (status === 408 || status === 409 || status === 429 || status >= 500)
    return { outcome: 'later', problem: 'busy' };
  return { outcome: 'failed', problem: 'content' };
}
