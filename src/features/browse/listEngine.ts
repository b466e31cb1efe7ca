import { allBreaks } from '#domain/allBreaks.ts';
import { rulesOf } from '#domain/breakRules.ts';
import { browse } from '#domain/browse.ts';
import { campsOf } from '#domain/campsOf.ts';
import { currentSeason } from '#domain/currentSeason.ts';
import type { Directory } from '#domain/directory.ts';
import { districtBreaks } from '#domain/districtBreaks.ts';
import { loosen } from '#domain/loosen.ts';
import { nearOf } from '#domain/near.ts';
import type { Break, Season } from '#domain/season.ts';
import { busiestWeek } from './busiestWeek.ts';

/** One break's own rules, or for several each camp by those of its own. */
function rulesFor(breaks: readonly Break[], seasons: readonly Season[]) {
  const [only, another] = breaks;
  return only !== undefined && another === undefined ? rulesOf(only) : allBreaks(seasons);
}

/** Whose days off there are in the seasons that the list shows. */
function daysOff({ seasons, districts, schoolBreaks }: Directory, breaks: readonly Break[]) {
  const shown = breaks.flatMap((name) => currentSeason(seasons, name) ?? []);
  return districtBreaks(shown, districts, schoolBreaks);
}

/** All that is needed only once there are camps: fetched while the phone's storage is being opened. */
export const listEngine = { browse, loosen, rulesFor, campsOf, busiestWeek, daysOff, nearOf };
