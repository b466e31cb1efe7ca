import { type Payment, readPaymentEvent, type Reversal } from './payment.ts';
import { isSigned } from './signature.ts';

type Tools = {
  /** The signing secret of this webhook (`whsec_...`). Nothing is accepted without it. */
  secret: string | undefined;
  /** ms since 1970. */
  now: () => number;
  /** Throws when it was not recorded. */
  record: (payment: Payment) => Promise<void>;
  /** Throws when it was not recorded. One that comes before its payment waits for it in the database. */
  reverse: (reversal: Reversal) => Promise<void>;
};

const MAX_BYTES = 256 * 1024;

/**
 * What the payment provider calls when a checkout is paid, refunded or disputed. It sends an event again until it gets a 2xx, and may send it
 * twice all the same: whatever was recorded once changes nothing again.
 */
export async function paymentWebhook(
  request: Request,
  { secret, now, record, reverse }: Tools,
): Promise<Response> {
  if (request.method !== 'POST') return said(405, 'Only POST');
  if (!secret) return said(501, 'Payments are not set up: PAYMENT_WEBHOOK_SECRET is missing');
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) return said(413, 'Too large');
  // The very bytes that were signed.
  const body = await request.text();
  if (body.length > MAX_BYTES) return said(413, 'Too large');
  if (!(await isSigned(request.headers.get('stripe-signature'), body, secret, now()))) {
    return said(400, 'The signature is wrong or too old');
  }
  const event = readPaymentEvent(body);
  if (event === 'unreadable') return said(400, 'The event cannot be read');
  if (event === 'none') return said(200, 'Nothing to record');
  try {
    await ('paid' in event ? record(event.paid) : reverse(event.reversal));
    return said(200, 'Recorded');
  } catch (error) {
    console.error('A payment was not recorded; the provider will send it again:', error);
    return said(503, 'Not recorded');
  }
}

const said = (status: number, message: string) => Response.json({ message }, { status });
