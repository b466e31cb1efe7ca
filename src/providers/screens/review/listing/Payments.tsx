import { reviewCopy } from '#providers/words/review.ts';
import type { Payment } from '#providers/rules/review/reviewItem.ts';
import { dayOfMoment } from '#base/day/moment.ts';

const { payments: copy } = reviewCopy;

/** The payments for a submission, or possibly for it: a reviewer needs them to decide about a featured listing. */
export function Payments({
  payments,
  className,
}: {
  payments: readonly Payment[];
  className?: string | undefined;
}) {
  if (payments.length === 0) return <p className={className}>{copy.none}</p>;
  return (
    <ul className={className}>
      {payments.map((payment) => (
        <li key={payment.at}>{lineOf(payment)}</li>
      ))}
    </ul>
  );
}

function lineOf({ at, plan, cents, currency, isCertain, reversed }: Payment): string {
  const style = { style: 'currency', currency } as const;
  const sum = new Intl.NumberFormat('en-US', style).format(cents / 100);
  const paid = copy.paid(
    plan === null ? copy.unknownPlan : copy.plans[plan],
    sum,
    dayOfMoment(Date.parse(at)),
  );
  const parts = [paid, reversed && copy.reversed[reversed], isCertain ? null : copy.uncertain];
  return parts.filter(Boolean).join(' ');
}
