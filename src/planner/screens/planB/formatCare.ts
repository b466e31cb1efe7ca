import { dollars } from '#camps/rules/text/price.ts';
import { hoursLabel } from '#camps/rules/text/hours.ts';
import type { CampDays } from '#planner/rules/planB/ask/bookedEntry.ts';
import { planBCopy } from '#planner/words/planB.ts';
import { clockShort } from '#planner/words/week.ts';

const copy = planBCopy.changes;

/** '9 am to 3 pm', and 'plus care to 5:00, +$12 a day' for each care that is booked with it. */
export const hoursWithCare = ({ camp, care }: Pick<CampDays, 'camp' | 'care'>): string =>
  care.reduce(
    (words, { span, cents, per }) => {
      const { hours } = camp;
      const isBefore = hours !== 'unknown' && span.from < hours.from;
      const price = cents ? copy.carePrice[per ?? 'each'](dollars(cents)) : copy.careFree;
      const [from, to] = isBefore ? [clockShort(span.from), null] : [null, clockShort(span.to)];
      return copy.withCare(words, copy.care(from, to, price));
    },
    hoursLabel(camp.camp.hours) ?? '',
  );

/** A camp by its name, with the ends of its care: one that only gains care has the same name. */
export const nameWithCare = ({ camp, care }: Pick<CampDays, 'camp' | 'care'>): string =>
  care.length === 0 ? camp.camp.providerName : copy.named(camp.camp.providerName);
