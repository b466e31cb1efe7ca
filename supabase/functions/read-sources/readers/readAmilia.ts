// Amilia's public lists of a club: /PublicApi/<club>/en/Activities, or the programs of it. No key is needed.
import { SourceProblem } from '../problems.ts';
import {
  mergedByKey,
  nameOfSeries,
  type RawCamp,
  seatsLeft,
  seatsSaid,
  slugOf,
} from '../rawCamp.ts';
import {
  bounded,
  dollarsSaid,
  isObject,
  type Json,
  numberAt,
  objectsOf,
  parseJson,
  textAt,
} from './json.ts';

export function readAmilia(text: string): RawCamp[] {
  const parsed = parseJson(text);
  const list = objectsOf(
    isObject(parsed) ? (parsed.Items ?? parsed.Activities ?? parsed.Programs) : parsed,
  );
  if (!list.some((one) => 'Name' in one))
    throw new SourceProblem(list.length > 0 || isObject(parsed) ? 'not-the-kind' : 'empty');
  return mergedByKey(bounded(list).flatMap((one) => campOf(one) ?? []));
}

function campOf(one: Json): RawCamp | null {
  const given = textAt(one, 'Name');
  const status = textAt(one, 'Status', 'StatusName') ?? '';
  if (given === undefined || /cancel|hidden|draft/i.test(status)) return null;
  const name = nameOfSeries(given);
  const [place] = objectsOf(one.Location ?? one.Facilities);
  const [address] = objectsOf(place?.Address);
  const [least, most] = [numberAt(one, 'MinAgeMonths'), numberAt(one, 'MaxAgeMonths')];
  const price = textAt(one, 'Price');
  return {
    key: slugOf(
      `${name} ${textAt(address, 'Address1') ?? textAt(place, 'FullAddress', 'Name') ?? ''}`,
    ),
    name,
    organizer: textAt(one, 'OrganizationName'),
    categories: [textAt(one, 'CategoryName'), textAt(one, 'SubCategoryName')].flatMap(
      (words) => words ?? [],
    ),
    street: textAt(address, 'Address1'),
    city: textAt(address, 'City'),
    state: textAt(address, 'StateProvince'),
    zip: textAt(address, 'ZipPostalCode'),
    address: address ? undefined : textAt(place, 'FullAddress'),
    url: textAt(one, 'Url', 'SecureUrl'),
    opens: textAt(one, 'RegistrationStartDate'),
    sessions: [
      {
        id: textAt(one, 'Id'),
        label: name === given ? undefined : given,
        from: textAt(one, 'StartDate'),
        to: textAt(one, 'EndDate'),
        hours: hoursIn(textAt(one, 'ScheduleSummary')),
        // 0 is no price yet as often as it is free.
        price: Number(price) === 0 ? undefined : dollarsSaid(price),
        ages: textAt(one, 'AgeSummary'),
        ageMin: numberAt(one, 'MinAge') ?? (least && Math.floor(least / 6) / 2),
        // Until the month before the next birthday.
        ageMax: numberAt(one, 'MaxAge') ?? (most && Math.floor(most / 12)),
        seats:
          seatsLeft(numberAt(one, 'SpotsRemaining'), one.WaitListEnabled === true) ??
          seatsSaid(status),
      },
    ],
  };
}

/** Of 'Monday to Friday, 9:00 AM - 3:00 PM'. */
const hoursIn = (summary: string | undefined): string | undefined =>
  /\d{1,2}(?::\d\d)?\s*[ap]\.?m\.?\s*(?:-|–|to)\s*\d{1,2}(?::\d\d)?\s*[ap]\.?m\.?/i.exec(
    summary ?? '',
  )?.[0];
