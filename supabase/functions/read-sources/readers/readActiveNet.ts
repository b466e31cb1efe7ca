// ActiveNet's lists of activities: getActivities and getActivityDetail, or what a park department's own page asks for.
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
  weekdaysSaid,
} from './json.ts';

export function readActiveNet(text: string): RawCamp[] {
  const parsed = parseJson(text);
  const body = isObject(parsed) && isObject(parsed.body) ? parsed.body : parsed;
  const list = isObject(body) ? (body.activity_items ?? body.activities ?? body.detail) : body;
  // A session that has ended is an answer of 200 with a code in it.
  if (list === undefined) throw new SourceProblem('not-the-kind');
  return mergedByKey(bounded(objectsOf(list)).flatMap((one) => campOf(one) ?? []));
}

function campOf(one: Json): RawCamp | null {
  const given = textAt(one, 'activity_name', 'name');
  const [urgent] = objectsOf(one.urgent_message);
  const status =
    textAt(one, 'activity_status', 'status') ?? textAt(urgent, 'status_description') ?? '';
  if (given === undefined || /cancel/i.test(status)) return null;
  const name = nameOfSeries(given);
  const [place] = objectsOf(one.location ?? one.site);
  const [ageMin, ageMax] = [
    numberAt(one, 'age_min_year', 'minimum_age'),
    numberAt(one, 'age_max_year', 'maximum_age'),
  ];
  const weekdays = (textAt(one, 'days_of_week', 'weekdays') ?? '')
    .split(/[,\s/]+/)
    .filter((day) => day !== '');
  return {
    key: slugOf(`${name} ${textAt(place, 'address', 'label', 'street') ?? ''}`),
    name,
    categories: [textAt(one, 'category', 'activity_category')].flatMap((words) => words ?? []),
    address: textAt(place, 'address', 'full_address'),
    street: textAt(place, 'street'),
    city: textAt(place, 'city'),
    state: textAt(place, 'state'),
    zip: textAt(place, 'zip_code'),
    url: textAt(one, 'detail_url', 'url'),
    opens: textAt(one, 'registration_start', 'activity_online_start_time'),
    sessions: [
      {
        id: textAt(one, 'id', 'activity_id', 'activity_number', 'number'),
        label: name === given ? undefined : given,
        from: textAt(one, 'date_range_start', 'beginning_date'),
        to: textAt(one, 'date_range_end', 'ending_date'),
        weekdays: weekdaysSaid(weekdays),
        hours: textAt(one, 'time_range', 'time') ?? timesOf(one),
        price: dollarsSaid(textAt(one, 'fee', 'price') ?? textAt(objectsOf(one.fee)[0], 'label')),
        ages: textAt(one, 'ages', 'age_description'),
        // 0 is how it says that there is no bound.
        ageMin: ageMin === 0 && ageMax === 0 ? undefined : ageMin,
        ageMax: ageMax === 0 ? undefined : ageMax,
        seats:
          seatsSaid(status) ??
          seatsLeft(numberAt(one, 'total_open', 'openings'), one.allow_wait_list === true),
      },
    ],
  };
}

function timesOf(one: Json): string | undefined {
  const [from, to] = [
    textAt(one, 'start_time', 'beginning_time'),
    textAt(one, 'end_time', 'ending_time'),
  ];
  return from === undefined || to === undefined
    ? undefined
    : `${withoutSeconds(from)} - ${withoutSeconds(to)}`;
}

const withoutSeconds = (time: string) => time.replace(/^(\d\d:\d\d):\d\d$/, '$1');
