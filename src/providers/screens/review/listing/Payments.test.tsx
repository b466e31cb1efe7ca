import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Payments } from './Payments.tsx';

const payment = {
  at: '2026-11-20T15:00:00Z',
  plan: 'year',
  cents: 29_000,
  currency: 'usd',
  isCertain: true,
  reversed: null,
} as const;
const said = (...payments: Parameters<typeof Payments>[0]['payments']) =>
  renderToStaticMarkup(<Payments payments={payments} />);

it('says what was paid, how much and when', () => {
  expect(said(payment)).toContain('Paid: Year-Round Partner, $290.00, Nov 20.');
});

it('warns where only the email is the same', () => {
  expect(said({ ...payment, isCertain: false })).toContain('check that it’s for this listing');
  expect(said(payment)).not.toContain('check');
});

it('says what went back', () => {
  expect(said({ ...payment, reversed: 'refunded' })).toContain('It was refunded.');
  expect(said({ ...payment, reversed: 'partly_refunded' })).toContain('decide whether it stays');
  expect(said(payment)).not.toContain('refunded');
});

it('says that there is none', () => {
  expect(said()).toContain('No payment found for this email.');
});
