-- What the sample camps (*.csv beside this file) hang on. The other seasons around the day are made from these by
-- supabase/local/samples. Winter is November to February, as its banner says.
-- Every camp is invented: name, street and website. Towns and ZIPs are real; dates, prices and ages are as untidy as real
-- listings are, and most providers say nothing of their day and of sign-up. Nine winter camps have no page: no dates, or basic
-- without a website.

insert into public.seasons (id, break, year, label, starts_on, ends_on, state) values
  ('summer-2025', 'summer', 2025, 'Summer 2025',          '2025-06-01', '2025-08-31', null),
  ('fall-2025',   'fall',   2025, 'Fall Break 2025',      '2025-09-01', '2025-10-31', null),
  ('winter-2025', 'winter', 2025, 'Winter Break 2025–26', '2025-11-01', '2026-02-28', 'open'),
  ('spring-2026', 'spring', 2026, 'Spring Break 2026',    '2026-03-01', '2026-04-30', 'coming_soon');

-- The twelve activities of the drop-down.
insert into public.activity_types (activity_type_name) values
  ('Art'), ('Chess'), ('Cooking'), ('Dance'), ('Language'), ('Movement'), ('Music'), ('Outdoor'), ('Performance'),
  ('Sewing'), ('Sports'), ('STEM');
