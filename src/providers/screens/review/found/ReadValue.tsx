import { sessionDays } from '#camps/rules/text/dates/campDates.ts';
import { ageLabel } from '#camps/rules/text/ageLabel.ts';
import {
  factText,
  factYears,
  type SourceCandidate,
  type SourceField,
} from '#providers/rules/review/candidate.ts';
import { readDates } from '#providers/rules/review/reading.ts';
import { hoursRead, priceRead, ReadActivities, ReadDates } from '../listing/ReadWords.tsx';
import { type FoundContext, readingSeason } from './useFound.ts';

type ReadValueProps = { field: SourceField; candidate: SourceCandidate; context: FoundContext };

/** What families will be able to filter by, where it is read from the words; nothing for other fields. */
export function ReadValue({ field, candidate, context }: ReadValueProps) {
  const { fields, days } = candidate;
  const text = (name: SourceField) => factText(fields, name);
  const datesText = text('datesText') ?? '';
  const read = () =>
    readDates({ datesText, seasonWish: null }, context.day, readingSeason(candidate, context));
  if (field === 'datesText') return <ReadDates {...read()} />;
  if (field === 'theme') {
    return (
      <span className="weight-700">
        <ReadActivities theme={text('theme') ?? ''} />
      </span>
    );
  }
  const label = {
    hours: () => hoursRead(text('hours')),
    price: () => priceRead(text('price'), days ?? sessionDays(read().sessions)),
    ageMin: () => ageLabel(factYears(fields, 'ageMin'), factYears(fields, 'ageMax')),
  };
  const words =
    field === 'hours' || field === 'price' || field === 'ageMin' ? label[field]() : null;
  return words === null || words === text(field) ? null : <small>{words}</small>;
}
