-- When some of the sample providers open sign-up for fall: one names the minute, some the day, and most say nothing,
-- like real ones.

update public.camps set
  registration_opens_at = said.opens_at,
  registration_opens_on = said.opens_on,
  registration_note = said.note,
  registration_closes_on = said.closes_on
from (values
  ('Rocket Pond', timestamptz '2025-07-08 09:00-04', null::date, 'Fills within the hour most years.', null::date),
  ('Little Fern Studio', null, date '2025-07-10', null, null),
  ('Pine & Paddle', null, '2025-08-04', 'Families of last year three days earlier.', '2025-09-26'),
  ('Casa Camaleón', null, '2025-06-02', null, '2025-09-19')
) as said (provider, opens_at, opens_on, note, closes_on)
where camps.camp_provider_name = said.provider and camps.season_id = 'fall-2025' and camps.is_sample;
