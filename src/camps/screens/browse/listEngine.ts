import { allBreaks } from '#camps/rules/list/allBreaks.ts';
import { breakRules } from '#camps/rules/list/breakRules.ts';
import { browse } from '#camps/rules/list/browse.ts';
import { seasonCamps } from '#camps/rules/camp/seasonCamps.ts';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { districtBreaks } from '#camps/rules/list/districtBreaks.ts';
import { suggestRelaxations } from '#camps/rules/list/suggestRelaxations.ts';
import { filterOrigin } from '#camps/rules/list/near.ts';
import type { Break, Season } from '#camps/rules/season/season.ts';
import { cardsOf } from './cards/cardsOf.tsx';
import { busiestWeek } from './filters/busiestWeek.ts';
import { RoomNote } from './filters/RoomNote.tsx';
import { PrintedList } from './print/PrintedList.tsx';

/** One break's own rules, or for several each camp by those of its own. */
function rulesFor(breaks: readonly Break[], seasons: readonly Season[]) {
  const [only, another] = breaks;
  return only !== undefined && another === undefined ? breakRules(only) : allBreaks(seasons);
}

/** Lists the districts with days off in the shown seasons. */
const daysOff = ({ districts, schoolBreaks }: Directory, shown: readonly Season[]) =>
  districtBreaks(shown, districts, schoolBreaks);

/** All that is needed only once there are camps: fetched while the phone's storage is being opened. */
export const listEngine = {
  browse,
  suggestRelaxations,
  rulesFor,
  campsOf: seasonCamps,
  cardsOf,
  busiestWeek,
  daysOff,
  nearOf: filterOrigin,
  PrintedList,
  RoomNote,
};
