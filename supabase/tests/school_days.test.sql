-- What a school calendar may say of a day, and what sign-up dates a camp may have.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

insert into public.school_districts (id, label) values ('tap', 'Tap County');

-- A row of the calendar of 2099-00; the id says which.
create function pg_temp.add_row(id text, kind text, day_kind text, lets_out_at text default null, days integer default 1)
returns text language sql as $$
  select format('insert into public.school_breaks (id, district_id, school_year, kind, name, starts_on, ends_on, day_kind, lets_out_at)
    values (%L, ''tap'', ''2099-00'', %L, ''Tap day'', ''2099-08-03'', date ''2099-08-02'' + %s, %L, %L)', id, kind, days, day_kind, lets_out_at)
$$;

select lives_ok(pg_temp.add_row('tap-workday', 'teacher_workday', 'off'), 'a teacher workday is a day off');
select lives_ok(pg_temp.add_row('tap-digital', 'digital_day', 'digital', days => 2), 'digital days in a row');
select lives_ok(pg_temp.add_row('tap-early', 'early_release', 'early', '12:30'), 'an early day with its bell');
select lives_ok(pg_temp.add_row('tap-early-noon', 'early_release', 'early'), 'an early day whose bell nobody has said');
select lives_ok(pg_temp.add_row('tap-first', 'first_day', 'school'), 'the first day of a school year');
select lives_ok(pg_temp.add_row('tap-last', 'last_day', 'early', '11:00'), 'the last day, an early one');
select lives_ok(format('insert into public.school_breaks (id, district_id, school_year, kind, name, starts_on, ends_on)
  values (''tap-fall'', ''tap'', ''2099-00'', ''fall'', ''Fall'', ''2099-10-05'', ''2099-10-09'')'), 'a row that says no more is');
select is((select day_kind from public.school_breaks where id = 'tap-fall'), 'off', 'a day off');

select throws_ok(pg_temp.add_row('tap-bad', kind, day_kind, lets_out_at, days), '23514', null, why)
from (values
  ('fall', 'holiday', null, 1, 'no other kind of day'),
  ('fall', 'off', '12:30', 1, 'a day off has no bell'),
  ('digital_day', 'digital', '12:30', 1, 'nor has a digital day'),
  ('early_release', 'early', '05:59', 1, 'no bell before six in the morning'),
  ('early_release', 'early', '23:30', 1, 'nor one at night'),
  ('first_day', 'off', null, 1, 'the first day of school is no day off'),
  ('last_day', 'digital', null, 1, 'nor is the last one digital'),
  ('first_day', 'school', null, 2, 'a first day is one day'),
  ('fall', 'school', null, 1, 'a break is no day of school')
) bad (kind, day_kind, lets_out_at, days, why);

select throws_ok(pg_temp.add_row('tap-first-again', 'first_day', 'school'), '23505', null, 'a school year begins once');
update public.school_breaks set deleted_at = now() where id = 'tap-first';
select lives_ok(pg_temp.add_row('tap-first-again', 'first_day', 'school'), 'one that was removed stands in nobody''s way');

select lives_ok($$update public.school_breaks set day_kind = 'digital' where id = 'tap-fall'$$, 'a day off becomes a digital day');
set local role service_role;
select lives_ok($$update public.school_breaks set lets_out_at = '11:45' where id = 'tap-early'$$, 'the operator sets the bell');
reset role;

-- Bells by level, days that may be made up, and what is confirmed.
insert into public.school_breaks (id, district_id, school_year, kind, name, starts_on, ends_on, day_kind)
values ('tap-levels', 'tap', '2099-00', 'early_release', 'Early', '2099-12-18', '2099-12-18', 'early');
create function pg_temp.set_row(id text, changes text) returns text language sql as $$
  select format('update public.school_breaks set %s where id = %L', changes, id)
$$;
select lives_ok(pg_temp.set_row('tap-levels', 'bell_elementary = ''12:30'', bell_high = ''11:30'''), 'two of the levels let out early');
select lives_ok(pg_temp.set_row('tap-fall', 'day_kind = ''off'', may_be_made_up = true'), 'a day off may be made up');
select throws_ok(pg_temp.set_row(id, changes), '23514', null, why)
from (values
  ('tap-levels', 'lets_out_at = ''12:30''', 'the bell of all levels and bells by level'),
  ('tap-levels', 'bell_middle = ''05:00''', 'a bell before six in the morning'),
  ('tap-levels', 'bell_middle = ''18:30''', 'a bell in the evening'),
  ('tap-workday', 'bell_high = ''11:30''', 'a day off with a bell of a level'),
  ('tap-levels', 'may_be_made_up = true', 'an early day that may be made up'),
  ('tap-fall', 'status = ''confirmed''', 'confirmed without a source'),
  ('tap-fall', 'status = ''confirmed'', source = ''A table'', checked_at = ''2099-01-01''', 'confirmed by words'),
  ('tap-fall', 'status = ''confirmed'', source = ''https://tap.example''', 'confirmed on no day')
) bad (id, changes, why);
select throws_ok($$update public.school_districts set calendar_url = 'http://tap.example' where id = 'tap'$$, '23514', null,
  'the page of a calendar has an https address');
select lives_ok($$update public.school_districts set calendar_url = 'https://tap.example/calendar' where id = 'tap'$$, 'such as this');

-- Sign-up.
insert into public.seasons (id, break, year, label, starts_on, ends_on)
values ('fall-2099', 'fall', 2099, 'Fall break', '2099-10-01', '2099-10-31');
insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme, registration_opens_on, registration_note, registration_closes_on)
values ('tap-camp', 'fall-2099', 'basic', 'Tap Camp', 'Art', '2099-08-01', 'Members first', '2099-09-15');
select lives_ok($$update public.camps set registration_closes_on = '2099-08-01' where id = 'tap-camp'$$, 'sign-up of one day');
select throws_ok($$update public.camps set registration_closes_on = '2099-07-31' where id = 'tap-camp'$$, '23514', null,
  'sign-up never closes before it opens');
select lives_ok($$update public.camps set registration_opens_on = null where id = 'tap-camp'$$, 'either day alone may be known');

select * from finish();
rollback;
