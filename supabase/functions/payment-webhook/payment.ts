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
});

/** What is recorded of a payment (record_payment). */
export type Payment = {
  event_id: string;
  checkout_id: string;
  paid_at: string;
  email: string | null;
  /** The id of a submission, as the address of the checkout has carried it. */
  reference: string | null;
  plan: 'year' | 'winter' | null;
  amount: number;
  currency: string;
};

/** The second is of bank transfers, which are paid days after the checkout. */
const PAID_BY = new Set(['checkout.session.completed', 'checkout.session.async_payment_succeeded']);

/** The payment that an event tells of; 'none' when it tells of something else; 'unreadable'. */
export function readPayment(body: string): Payment | 'none' | 'unreadable' {
  const event = v.safeParse(v.pipe(v.string(), v.parseJson(), EventSchema), body);
  if (!event.success) return 'unreadable';
  const { id, type, created, data } = event.output;
  if (!PAID_BY.has(type)) return 'none';
  const checkout = v.safeParse(CheckoutSchema, data.object);
  if (!checkout.success) return 'unreadable';
  const { payment_status: status, metadata, ...paid } = checkout.output;
  if (status !== 'paid' && status !== 'no_payment_required') return 'none';
  const plan = metadata?.plan;
  return {
    event_id: id,
    checkout_id: paid.id,
    paid_at: new Date(created * 1000).toISOString(),
    email: paid.customer_details?.email ?? paid.customer_email,
    reference: paid.client_reference_id,
    plan: plan === 'year' || plan === 'winter' ? plan : null,
    amount: paid.amount_total,
    currency: paid.currency,
  };
}
