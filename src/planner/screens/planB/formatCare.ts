import { dollars } from '#camps/rules/text/price.ts';
import { hoursLabel } from '#camps/rules/text/hours.ts';
import type { Span } from '#planner/rules/coverage/span.ts';
import type { CampDays } from '#planner/rules/planB/ask/bookedEntry.ts';
import { planBCopy } from '#planner/words/planB.ts';
import { clockShort } from '#planner/words/week.ts';

const copy = planBCopy.changes;

type Booked = Pick<CampDays, 'camp' | 'care'>;

/** '9:00 am – 3:00 pm plus care to 5, +$12 a day', for each care that is booked with it. */
export const hoursWithCare = ({ camp, care }: Booked): string =>
  care.reduce(
    (words, { span, cents, per }) => {
      const price = cents ? copy.carePrice[per ?? 'each'](dollars(cents)) : copy.careFree;
      return copy.withCare(words, endOf(camp, span), price);
    },
    hoursLabel(camp.camp.hours) ?? '',
  );

/** 'Owl House with care from 7:30 to 5': plans whose care ends at other times do not read the same. */
export const nameWithCare = ({ camp, care }: Booked): string =>
  care.length === 0
    ? camp.camp.providerName
    : copy.named(camp.camp.providerName, care.map(({ span }) => endOf(camp, span)).join(' '));

/** 'from 7:30' before the camp, 'to 5' after it. */
const endOf = ({ times: { hours } }: Booked['camp'], span: Span): string =>
  hours !== 'unknown' && span.from < hours.from
    ? copy.careFrom(clockShort(span.from))
    : copy.careTo(clockShort(span.to));
