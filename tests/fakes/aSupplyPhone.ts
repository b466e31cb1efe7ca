import { aCampRow, aSeasonRow } from '../fixtures/aCampRow.ts';
import { aCampPhone } from './aCampPhone.ts';
import { fakeApp } from './fakeApp.ts';
import { fakeClock } from './fakeClock.ts';

const daysOff = (id: string, starts_on: string, ends_on: string) => ({
  id,
  district_id: id,
  school_year: '2025-26',
  kind: 'fall',
  name: 'Fall break',
  starts_on,
  ends_on,
  status: 'confirmed',
});

/**
 * A phone on July 1, 2025 with the fall of two districts and four camps: three in Decatur (one of them for teens, one
 * undated), one in Roswell. `isFilled`: its copy of the directory is here.
 */
export async function aSupplyPhone(isFilled = true) {
  const phone = aCampPhone();
  const { server, store } = phone;
  const clock = fakeClock();
  clock.setTo(Date.UTC(2025, 6, 1, 16));
  server.put('season', aSeasonRow);
  server.put(
    'break',
    daysOff('cobb', '2025-10-13', '2025-10-17'),
    daysOff('dekalb', '2025-10-06', '2025-10-10'),
  );
  const undated = { camp_dates: 'ask us', date_array: null };
  server.put(
    'camp',
    aCampRow({ id: 'decatur' }),
    aCampRow({ id: 'teens', age_min: 13, age_max: 17 }),
    aCampRow({ id: 'undated', ...undated }),
    aCampRow({ id: 'roswell', city: 'Roswell', zip_code: '30075' }),
  );
  if (isFilled) await phone.pullOnce();
  return { ...phone, app: fakeApp({ store, server, clock }) };
}
