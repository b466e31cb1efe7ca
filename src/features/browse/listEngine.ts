import { allBreaks } from '#domain/list/allBreaks.ts';
import { rulesOf } from '#domain/list/breakRules.ts';
import { browse } from '#domain/list/browse.ts';
import { campsOf } from '#domain/camp/campsOf.ts';
import type { Directory } from '#domain/camp/directory.ts';
import { districtBreaks } from '#domain/list/districtBreaks.ts';
import { suggestRelaxations } from '#domain/list/suggestRelaxations.ts';
import { nearOf } from '#domain/list/near.ts';
import type { Break, Season } from '#domain/season/season.ts';
import { busiestWeek } from './filters/busiestWeek.ts';
import { PrintedList } from './print/PrintedList.tsx';

/** One break's own rules, or for several each camp by those of its own. */
function rulesFor(breaks: readonly Break[], seasons: readonly Season[]) {
  const [only, another] = breaks;
  return only !== undefined && another === undefined ? rulesOf(only) : allBreaks(seasons);
}

/** Whose days off there are in the seasons that the list shows. */
const daysOff = ({ districts, schoolBreaks }: Directory, shown: readonly Season[]) =>
  districtBreaks(shown, districts, schoolBreaks);

/** All that is needed only once there are camps: fetched while the phone's storage is being opened. */
export const listEngine = {
  browse,
  suggestRelaxations,
  rulesFor,
  campsOf,
  busiestWeek,
  daysOff,
  nearOf,
  PrintedList,
};
