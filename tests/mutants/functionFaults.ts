import type { Faults } from './Faults.ts';

const WEBHOOK = ['tests/contract/paymentWebhook.test.ts'];
const PROOF = ['tests/contract/proveSubmission.test.ts'];

/** What strangers may ask of the functions: to record a payment, to be taken for a person. */
export const functionFaults: readonly Faults[] = [
  {
    file: 'supabase/functions/payment-webhook/signature.ts',
    tests: WEBHOOK,
    faults: [
      {
        before: 'Math.abs(now / 1000 - Number(time)) > TOLERANCE_SECONDS',
        after: 'false',
        breaks: 'an event that somebody has recorded counts for ever',
      },
      {
        before: 'Math.abs(now / 1000 - Number(time))',
        after: '(now / 1000 - Number(time))',
        breaks: 'an event dated into the future counts until then',
      },
      {
        before: "name !== 'v1' || ",
        after: '',
        breaks: 'a weaker kind of signature is accepted',
      },
      {
        before: 'encoder.encode(`${time}.${body}`)',
        after: 'encoder.encode(body)',
        breaks: 'no event of the provider is accepted',
      },
    ],
  },
  {
    file: 'supabase/functions/payment-webhook/paymentWebhook.ts',
    tests: WEBHOOK,
    faults: [
      {
        before: "return said(503, 'Not recorded');",
        after: "return said(200, 'Not recorded');",
        breaks: 'a payment is lost while the database is away',
      },
      {
        before: 'if (!secret) return said(501,',
        after: 'if (secret === undefined) return said(501,',
        breaks: 'without a secret anybody can sign',
      },
    ],
  },
  {
    file: 'supabase/functions/payment-webhook/payment.ts',
    tests: WEBHOOK,
    faults: [
      {
        before: "status !== 'paid' && status !== 'no_payment_required'",
        after: 'false',
        breaks: 'a transfer counts before it has arrived',
      },
    ],
  },
  {
    file: 'supabase/functions/prove-submission/proveSubmission.ts',
    tests: PROOF,
    faults: [
      {
        before: "if (proof.verdict === 'not proved') return",
        after: "if (proof.verdict === 'person') return",
        breaks: 'robots are let in, people are not',
      },
      {
        before: "if (proof.verdict === 'unavailable') {",
        after: 'if (Boolean(0)) {',
        breaks: 'everybody is let in while Turnstile is away',
      },
      {
        before: "said(403, 'unproved',",
        after: "said(403, 'PT403',",
        breaks: 'a phone gives up a submission because a proof was too old',
      },
    ],
  },
  {
    file: 'supabase/functions/prove-submission/turnstile.ts',
    tests: PROOF,
    faults: [
      {
        before: 'idempotency_key: await keyOf(token)',
        after: 'idempotency_key: crypto.randomUUID()',
        breaks: 'a proof whose answer was lost on the way counts as used',
      },
      {
        before: 'const isOurs = codes.length === 0 || codes.some((code) => OUR_FAULT.test(code));',
        after: 'const isOurs = false;',
        breaks: 'our own fault is told to people as theirs',
      },
    ],
  },
];
