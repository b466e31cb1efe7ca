-- School districts and their days off. Every date is UNVERIFIED: taken from a public table of Georgia
-- calendars, not yet checked against what the district itself publishes. Confirm a row before it is
-- shown as certain (status, checked_at).
--
-- Kinds: 'february' is the week most districts call "Winter Break"; 'winter_holiday' is December-January.
-- 2025-26 is known from January on. Not in the source, and therefore not here: Atlanta Public Schools,
-- City Schools of Decatur, Marietta City, Buford City, Fayette, Paulding, Coweta, private schools.
-- Nor does it name first and last days of school, teacher workdays, digital days or early ones (day_kind): until
-- somebody adds them from what a district publishes, they are not known.

insert into public.school_districts (id, label) values
  ('cherokee', 'Cherokee County'),
  ('clayton', 'Clayton County'),
  ('cobb', 'Cobb County'),
  ('dekalb', 'DeKalb County'),
  ('douglas', 'Douglas County'),
  ('forsyth', 'Forsyth County'),
  ('fulton', 'Fulton County'),
  ('gwinnett', 'Gwinnett County'),
  ('henry', 'Henry County'),
  ('newton', 'Newton County'),
  ('rockdale', 'Rockdale County');

insert into public.school_breaks (id, district_id, school_year, kind, name, starts_on, ends_on, status, source)
select
  concat_ws('-', off.district_id, off.school_year, replace(off.kind, '_', '-')),
  off.district_id, off.school_year, off.kind, called.name, off.first_day, off.last_day, 'unverified',
  case off.district_id
    when 'gwinnett' then 'Public table of Georgia school calendars; same dates at https://parentingtimecalendartool.com/georgia-school-calendars/gwinnett-county'
    else 'Public table of Georgia school calendars'
  end
from (values
  ('cherokee', '2025-26', 'mlk',            date '2026-01-19', date '2026-01-19'),
  ('cherokee', '2025-26', 'february',       '2026-02-16', '2026-02-20'),
  ('cherokee', '2025-26', 'march_day',      '2026-03-13', '2026-03-13'),
  ('cherokee', '2025-26', 'spring',         '2026-04-06', '2026-04-10'),

  ('cherokee', '2026-27', 'labor_day',      '2026-09-07', '2026-09-07'),
  ('cherokee', '2026-27', 'fall',           '2026-09-21', '2026-09-25'),
  ('cherokee', '2026-27', 'thanksgiving',   '2026-11-23', '2026-11-27'),
  ('cherokee', '2026-27', 'winter_holiday', '2026-12-21', '2027-01-04'),
  ('cherokee', '2026-27', 'mlk',            '2027-01-18', '2027-01-18'),
  ('cherokee', '2026-27', 'february',       '2027-02-15', '2027-02-19'),
  ('cherokee', '2026-27', 'spring',         '2027-04-05', '2027-04-09'),

  ('cherokee', '2027-28', 'labor_day',      '2027-09-06', '2027-09-06'),
  ('cherokee', '2027-28', 'fall',           '2027-09-20', '2027-09-24'),
  ('cherokee', '2027-28', 'thanksgiving',   '2027-11-22', '2027-11-26'),
  ('cherokee', '2027-28', 'winter_holiday', '2027-12-20', '2028-01-03'),
  ('cherokee', '2027-28', 'mlk',            '2028-01-17', '2028-01-17'),
  ('cherokee', '2027-28', 'february',       '2028-02-14', '2028-02-18'),
  ('cherokee', '2027-28', 'spring',         '2028-04-03', '2028-04-07'),

  ('clayton', '2025-26', 'mlk',            '2026-01-19', '2026-01-19'),
  ('clayton', '2025-26', 'february',       '2026-02-16', '2026-02-20'),
  ('clayton', '2025-26', 'spring',         '2026-04-06', '2026-04-10'),

  ('clayton', '2026-27', 'labor_day',      '2026-09-07', '2026-09-07'),
  ('clayton', '2026-27', 'fall',           '2026-10-12', '2026-10-16'),
  ('clayton', '2026-27', 'thanksgiving',   '2026-11-23', '2026-11-27'),
  ('clayton', '2026-27', 'winter_holiday', '2026-12-21', '2027-01-04'),
  ('clayton', '2026-27', 'mlk',            '2027-01-18', '2027-01-18'),
  ('clayton', '2026-27', 'february',       '2027-02-15', '2027-02-19'),
  ('clayton', '2026-27', 'spring',         '2027-04-05', '2027-04-09'),

  ('cobb', '2025-26', 'mlk',            '2026-01-19', '2026-01-19'),
  ('cobb', '2025-26', 'february',       '2026-02-16', '2026-02-20'),
  ('cobb', '2025-26', 'spring',         '2026-04-06', '2026-04-10'),

  ('cobb', '2026-27', 'labor_day',      '2026-09-07', '2026-09-07'),
  ('cobb', '2026-27', 'fall',           '2026-09-21', '2026-09-25'),
  ('cobb', '2026-27', 'thanksgiving',   '2026-11-23', '2026-11-27'),
  ('cobb', '2026-27', 'winter_holiday', '2026-12-21', '2027-01-04'),
  ('cobb', '2026-27', 'mlk',            '2027-01-18', '2027-01-18'),
  ('cobb', '2026-27', 'february',       '2027-02-15', '2027-02-19'),
  ('cobb', '2026-27', 'spring',         '2027-04-05', '2027-04-09'),

  ('dekalb', '2025-26', 'mlk',            '2026-01-19', '2026-01-19'),
  ('dekalb', '2025-26', 'february',       '2026-02-16', '2026-02-20'),
  ('dekalb', '2025-26', 'spring',         '2026-04-06', '2026-04-10'),

  ('dekalb', '2026-27', 'labor_day',      '2026-09-07', '2026-09-07'),
  ('dekalb', '2026-27', 'fall',           '2026-10-05', '2026-10-09'),
  ('dekalb', '2026-27', 'thanksgiving',   '2026-11-23', '2026-11-27'),
  ('dekalb', '2026-27', 'winter_holiday', '2026-12-21', '2027-01-04'),
  ('dekalb', '2026-27', 'mlk',            '2027-01-18', '2027-01-18'),
  ('dekalb', '2026-27', 'february',       '2027-02-15', '2027-02-19'),
  ('dekalb', '2026-27', 'march_day',      '2027-03-15', '2027-03-15'),
  ('dekalb', '2026-27', 'spring',         '2027-04-05', '2027-04-09'),

  ('dekalb', '2027-28', 'labor_day',      '2027-09-06', '2027-09-06'),
  ('dekalb', '2027-28', 'fall',           '2027-10-04', '2027-10-08'),
  ('dekalb', '2027-28', 'thanksgiving',   '2027-11-22', '2027-11-26'),
  ('dekalb', '2027-28', 'winter_holiday', '2027-12-20', '2028-01-03'),
  ('dekalb', '2027-28', 'mlk',            '2028-01-17', '2028-01-17'),
  ('dekalb', '2027-28', 'february',       '2028-02-21', '2028-02-25'),
  ('dekalb', '2027-28', 'march_day',      '2028-03-13', '2028-03-13'),
  ('dekalb', '2027-28', 'spring',         '2028-04-03', '2028-04-07'),

  ('douglas', '2025-26', 'mlk',            '2026-01-19', '2026-01-19'),
  ('douglas', '2025-26', 'february',       '2026-02-16', '2026-02-20'),
  ('douglas', '2025-26', 'march_day',      '2026-03-09', '2026-03-09'),
  ('douglas', '2025-26', 'spring',         '2026-04-06', '2026-04-10'),

  ('douglas', '2026-27', 'labor_day',      '2026-09-07', '2026-09-08'),
  ('douglas', '2026-27', 'fall',           '2026-10-12', '2026-10-16'),
  ('douglas', '2026-27', 'thanksgiving',   '2026-11-23', '2026-11-27'),
  ('douglas', '2026-27', 'winter_holiday', '2026-12-21', '2027-01-04'),
  ('douglas', '2026-27', 'mlk',            '2027-01-18', '2027-01-18'),
  ('douglas', '2026-27', 'february',       '2027-02-15', '2027-02-19'),
  ('douglas', '2026-27', 'march_day',      '2027-03-08', '2027-03-08'),
  ('douglas', '2026-27', 'spring',         '2027-04-05', '2027-04-09'),

  ('douglas', '2027-28', 'labor_day',      '2027-09-06', '2027-09-07'),
  ('douglas', '2027-28', 'fall',           '2027-10-11', '2027-10-15'),
  ('douglas', '2027-28', 'thanksgiving',   '2027-11-22', '2027-11-26'),
  ('douglas', '2027-28', 'winter_holiday', '2027-12-20', '2028-01-03'),
  ('douglas', '2027-28', 'mlk',            '2028-01-17', '2028-01-17'),
  ('douglas', '2027-28', 'february',       '2028-02-21', '2028-02-25'),
  ('douglas', '2027-28', 'march_day',      '2028-03-06', '2028-03-06'),
  ('douglas', '2027-28', 'spring',         '2028-04-03', '2028-04-07'),

  ('forsyth', '2025-26', 'mlk',            '2026-01-19', '2026-01-19'),
  ('forsyth', '2025-26', 'february',       '2026-02-13', '2026-02-17'),
  ('forsyth', '2025-26', 'spring',         '2026-04-06', '2026-04-10'),

  ('forsyth', '2026-27', 'labor_day',      '2026-09-07', '2026-09-07'),
  ('forsyth', '2026-27', 'fall',           '2026-09-28', '2026-10-02'),
  ('forsyth', '2026-27', 'thanksgiving',   '2026-11-23', '2026-11-27'),
  ('forsyth', '2026-27', 'winter_holiday', '2026-12-21', '2027-01-04'),
  ('forsyth', '2026-27', 'mlk',            '2027-01-18', '2027-01-18'),
  ('forsyth', '2026-27', 'february',       '2027-02-12', '2027-02-16'),
  ('forsyth', '2026-27', 'march_day',      '2027-03-15', '2027-03-15'),
  ('forsyth', '2026-27', 'spring',         '2027-04-05', '2027-04-09'),

  ('forsyth', '2027-28', 'labor_day',      '2027-09-03', '2027-09-06'),
  ('forsyth', '2027-28', 'fall',           '2027-09-27', '2027-10-01'),
  ('forsyth', '2027-28', 'thanksgiving',   '2027-11-22', '2027-11-26'),
  ('forsyth', '2027-28', 'winter_holiday', '2027-12-20', '2028-01-03'),
  ('forsyth', '2027-28', 'mlk',            '2028-01-17', '2028-01-17'),
  ('forsyth', '2027-28', 'february',       '2028-02-18', '2028-02-22'),
  ('forsyth', '2027-28', 'march_day',      '2028-03-20', '2028-03-20'),
  ('forsyth', '2027-28', 'spring',         '2028-04-03', '2028-04-07'),

  ('fulton', '2025-26', 'mlk',            '2026-01-19', '2026-01-19'),
  ('fulton', '2025-26', 'february',       '2026-02-16', '2026-02-17'),
  ('fulton', '2025-26', 'march_day',      '2026-03-16', '2026-03-16'),
  ('fulton', '2025-26', 'spring',         '2026-04-06', '2026-04-10'),

  ('fulton', '2026-27', 'labor_day',      '2026-09-07', '2026-09-07'),
  ('fulton', '2026-27', 'fall',           '2026-09-21', '2026-09-25'),
  ('fulton', '2026-27', 'thanksgiving',   '2026-11-23', '2026-11-27'),
  ('fulton', '2026-27', 'winter_holiday', '2026-12-21', '2027-01-04'),
  ('fulton', '2026-27', 'mlk',            '2027-01-18', '2027-01-18'),
  ('fulton', '2026-27', 'february',       '2027-02-15', '2027-02-19'),
  ('fulton', '2026-27', 'march_day',      '2027-03-15', '2027-03-15'),
  ('fulton', '2026-27', 'spring',         '2027-04-05', '2027-04-09'),

  ('gwinnett', '2025-26', 'mlk',            '2026-01-19', '2026-01-19'),
  ('gwinnett', '2025-26', 'february',       '2026-02-12', '2026-02-16'),
  ('gwinnett', '2025-26', 'spring',         '2026-04-06', '2026-04-10'),

  ('gwinnett', '2026-27', 'labor_day',      '2026-09-07', '2026-09-07'),
  ('gwinnett', '2026-27', 'fall',           '2026-10-12', '2026-10-16'),
  ('gwinnett', '2026-27', 'thanksgiving',   '2026-11-23', '2026-11-27'),
  ('gwinnett', '2026-27', 'winter_holiday', '2026-12-21', '2027-01-04'),
  ('gwinnett', '2026-27', 'mlk',            '2027-01-18', '2027-01-18'),
  ('gwinnett', '2026-27', 'february',       '2027-02-12', '2027-02-16'),
  ('gwinnett', '2026-27', 'spring',         '2027-04-05', '2027-04-09'),

  ('gwinnett', '2027-28', 'labor_day',      '2027-09-06', '2027-09-06'),
  ('gwinnett', '2027-28', 'fall',           '2027-10-11', '2027-10-15'),
  ('gwinnett', '2027-28', 'thanksgiving',   '2027-11-22', '2027-11-26'),
  ('gwinnett', '2027-28', 'winter_holiday', '2027-12-20', '2028-01-03'),
  ('gwinnett', '2027-28', 'mlk',            '2028-01-17', '2028-01-17'),
  ('gwinnett', '2027-28', 'february',       '2028-02-11', '2028-02-15'),
  ('gwinnett', '2027-28', 'spring',         '2028-04-03', '2028-04-07'),

  ('henry', '2025-26', 'mlk',            '2026-01-19', '2026-01-19'),
  ('henry', '2025-26', 'february',       '2026-02-16', '2026-02-20'),
  ('henry', '2025-26', 'spring',         '2026-04-06', '2026-04-10'),

  ('henry', '2026-27', 'labor_day',      '2026-09-07', '2026-09-07'),
  ('henry', '2026-27', 'fall',           '2026-10-05', '2026-10-09'),
  ('henry', '2026-27', 'thanksgiving',   '2026-11-23', '2026-11-27'),
  ('henry', '2026-27', 'winter_holiday', '2026-12-21', '2027-01-05'),
  ('henry', '2026-27', 'mlk',            '2027-01-18', '2027-01-18'),
  ('henry', '2026-27', 'february',       '2027-02-15', '2027-02-19'),
  ('henry', '2026-27', 'spring',         '2027-04-05', '2027-04-09'),

  ('henry', '2027-28', 'labor_day',      '2027-09-06', '2027-09-06'),
  ('henry', '2027-28', 'fall',           '2027-10-04', '2027-10-08'),
  ('henry', '2027-28', 'thanksgiving',   '2027-11-22', '2027-11-26'),
  ('henry', '2027-28', 'winter_holiday', '2027-12-20', '2028-01-04'),
  ('henry', '2027-28', 'mlk',            '2028-01-17', '2028-01-17'),
  ('henry', '2027-28', 'february',       '2028-02-21', '2028-02-25'),
  ('henry', '2027-28', 'spring',         '2028-04-03', '2028-04-07'),

  ('newton', '2025-26', 'mlk',            '2026-01-19', '2026-01-19'),
  ('newton', '2025-26', 'february',       '2026-02-16', '2026-02-17'),
  ('newton', '2025-26', 'spring',         '2026-04-06', '2026-04-10'),

  ('newton', '2026-27', 'labor_day',      '2026-09-07', '2026-09-07'),
  ('newton', '2026-27', 'fall',           '2026-10-12', '2026-10-16'),
  ('newton', '2026-27', 'thanksgiving',   '2026-11-23', '2026-11-27'),
  ('newton', '2026-27', 'winter_holiday', '2026-12-21', '2027-01-04'),
  ('newton', '2026-27', 'mlk',            '2027-01-18', '2027-01-18'),
  ('newton', '2026-27', 'february',       '2027-02-15', '2027-02-16'),
  ('newton', '2026-27', 'spring',         '2027-04-05', '2027-04-09'),

  ('rockdale', '2025-26', 'mlk',            '2026-01-19', '2026-01-19'),
  ('rockdale', '2025-26', 'february',       '2026-02-17', '2026-02-20'),
  ('rockdale', '2025-26', 'march_day',      '2026-03-27', '2026-03-27'),
  ('rockdale', '2025-26', 'spring',         '2026-04-06', '2026-04-10'),

  ('rockdale', '2026-27', 'labor_day',      '2026-09-04', '2026-09-07'),
  ('rockdale', '2026-27', 'fall',           '2026-10-05', '2026-10-09'),
  ('rockdale', '2026-27', 'thanksgiving',   '2026-11-23', '2026-11-27'),
  ('rockdale', '2026-27', 'winter_holiday', '2026-12-21', '2027-01-04'),
  ('rockdale', '2026-27', 'mlk',            '2027-01-18', '2027-01-18'),
  ('rockdale', '2026-27', 'february',       '2027-02-16', '2027-02-19'),
  ('rockdale', '2026-27', 'march_day',      '2027-03-26', '2027-03-26'),
  ('rockdale', '2026-27', 'spring',         '2027-04-05', '2027-04-09'),

  ('rockdale', '2027-28', 'labor_day',      '2027-09-06', '2027-09-06'),
  ('rockdale', '2027-28', 'fall',           '2027-10-04', '2027-10-08'),
  ('rockdale', '2027-28', 'thanksgiving',   '2027-11-22', '2027-11-26'),
  ('rockdale', '2027-28', 'winter_holiday', '2027-12-20', '2028-01-03'),
  ('rockdale', '2027-28', 'mlk',            '2028-01-17', '2028-01-17'),
  ('rockdale', '2027-28', 'february',       '2028-02-14', '2028-02-18'),
  ('rockdale', '2027-28', 'march_day',      '2028-03-31', '2028-03-31'),
  ('rockdale', '2027-28', 'spring',         '2028-04-03', '2028-04-07')
) as off (district_id, school_year, kind, first_day, last_day)
join (values
  ('labor_day',      'Labor Day'),
  ('fall',           'Fall Break'),
  ('thanksgiving',   'Thanksgiving Break'),
  ('winter_holiday', 'Winter Holiday'),
  ('mlk',            'Martin Luther King Jr. Day'),
  ('february',       'Winter Break'),
  ('march_day',      'March Day Off'),
  ('spring',         'Spring Break')
) as called (kind, name) using (kind);
