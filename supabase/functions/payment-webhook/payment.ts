import * as v from 'valibot';

const EventSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  type: v.string(),
  created: v.number(),
  data: v.object({ object: v.unknown() }),
});

const text = (most: number) => v.nullish(v.pipe(v.string(), v.maxLength(most)), null);

const CheckoutSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  payment_status: v.string(),
  amount_total: v.nullish(v.pipe(v.number(), v.integer()), 0),
  currency: v.fallback(v.pipe(v.string(), v.maxLength(10)), ''),
  client_reference_id: text(200),
  customer_email: text(320),
  customer_details: v.nullish(v.object({ email: text(320) }), null),
  metadata: v.nullish(v.record(v.string(), v.string()), null),
  payment_intent: text(255),
});

/** The charge of a refund, or the dispute. */
const ReversedSchema = v.object({
  payment_intent: text(255),
  /** False for a partial refund. */
  refunded: v.optional(v.boolean(), false),
});

/** What is recorded of a payment (record_payment). */
export type Payment = {
  event_id: string;
  checkout_id: string;
  paid_at: string;
  email: string | null;
  /** As the address of the checkout has carried it: the id of a submission, or what a family's phone takes its pass by. */
  reference: string | null;
  /** season: a family's pass. */
  plan: 'year' | 'winter' | 'season' | null;
  amount: number;
  currency: string;
  /** What refunds and disputes name; null where nothing was to be paid. */
  payment_intent: string | null;
};

/** What is recorded of money that goes back (record_reversal). */
export type Reversal = {
  payment_intent: string;
  reversed: 'refunded' | 'partly_refunded' | 'disputed';
  at: string;
};

export type PaymentEvent = { paid: Payment } | { reversal: Reversal };

/** The second is of bank transfers, which are paid days after the checkout. */
const PAID_BY = new Set(['checkout.session.completed', 'checkout.session.async_payment_succeeded']);

const REFUND = 'charge.refunded';
const DISPUTE = 'charge.dispute.created';

/** The payment in an event; 'none' for an event about something else; 'unreadable'. */
export function readPaymentEvent(body: string): PaymentEvent | 'none' | 'unreadable' {
  const event = v.safeParse(v.pipe(v.string(), v.parseJson(), EventSchema), body);
  if (!event.success) return 'unreadable';
  const { id, type, created, data } = event.output;
  const at = new Date(created * 1000).toISOString();
  if (type === REFUND || type === DISPUTE) {
    const read = v.safeParse(ReversedSchema, data.object);
    if (!read.success) return 'unreadable';
    const { payment_intent, refunded } = read.output;
    if (payment_intent === null) return 'none';
    const back = refunded ? 'refunded' : 'partly_refunded';
    return { reversal: { payment_intent, reversed: type === DISPUTE ? 'disputed' : back, at } };
  }
  if (!PAID_BY.has(type)) return 'none';
  const checkout = v.safeParse(CheckoutSchema, data.object);
  if (!checkout.success) return 'unreadable';
  const { payment_status: status, metadata, ...paid } = checkout.output;
  if (status !== 'paid' && status !== 'no_payment_required') return 'none';
  const plan = metadata?.plan;
  return {
    paid: {
      event_id: id,
      checkout_id: paid.id,
      paid_at: at,
      email: paid.customer_details?.email ?? paid.customer_email,
      reference: paid.client_reference_id,
      plan: plan === 'year' || plan === 'winter' || plan === 'season' ? plan : null,
      amount: paid.amount_total,
      currency: paid.currency,
      payment_intent: paid.payment_intent,
    },
  };
}
