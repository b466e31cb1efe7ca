-- The four breaks the site speaks of. A new season is a row here, never a constant in the code.
-- Winter is November to February, as its banner says. The other seasons around the day are made from these by
-- supabase/local/samples.

insert into public.seasons (id, break, year, label, starts_on, ends_on, state) values
  ('summer-2025', 'summer', 2025, 'Summer 2025',          '2025-06-01', '2025-08-31', null),
  ('fall-2025',   'fall',   2025, 'Fall Break 2025',      '2025-09-01', '2025-10-31', null),
  ('winter-2025', 'winter', 2025, 'Winter Break 2025–26', '2025-11-01', '2026-02-28', 'open'),
  ('spring-2026', 'spring', 2026, 'Spring Break 2026',    '2026-03-01', '2026-04-30', 'coming_soon');
