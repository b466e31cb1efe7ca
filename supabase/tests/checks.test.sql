-- Limits of a camp's columns: the longest or farthest value that is accepted, and one beyond it.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

insert into public.seasons (id, break, year, label, starts_on, ends_on)
values ('fall-2099', 'fall', 2099, 'Fall break', '2099-10-01', '2099-10-31');
insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme, latitude, longitude, coordinate_precision)
values ('tap-camp', 'fall-2099', 'basic', 'Tap Camp', 'Art', 33.7, -84.3, 'exact');

-- A length for texts, a number for numbers.
create temp table limits (column_name text, accepted numeric, refused numeric) on commit drop;
insert into limits values
  ('camp_provider_name', 200, 201), ('camp_provider_name', 2, 1),
  ('camp_theme', 500, 501), ('camp_theme', 2, 1),
  ('street_address', 300, 301), ('city', 100, 101), ('state', 50, 51), ('zip_code', 10, 11), ('zip_code', 5, 4),
  ('price', 100, 101), ('camps_hours', 200, 201), ('camp_dates', 200, 201),
  ('website_url', 500, 501), ('logo_path', 500, 501), ('image_url', 500, 501), ('source_url', 500, 501),
  ('good_day', 500, 501), ('extended_care', 500, 501), ('accessibility', 500, 501), ('food', 500, 501),
  ('registration_note', 200, 201), ('registration_note', 2, 1),
  ('age_min', 0, -1), ('age_max', 18, 19), ('age_min', 3.5, 3.25), ('age_max', 17.5, 17.6),
  ('latitude', 90, 90.001), ('latitude', -90, -90.001), ('longitude', 180, 180.001), ('longitude', -180, -180.001);

create function pg_temp.set_column(column_name text, value numeric) returns text language sql as $$
  select format('update public.camps set %I = %L where id = ''tap-camp''', column_name,
    case when (select data_type from information_schema.columns c
        where c.table_schema = 'public' and c.table_name = 'camps' and c.column_name = $1) = 'text'
      then repeat('x', value::integer) else value::text end)
$$;

select lives_ok(pg_temp.set_column(column_name, accepted), format('%s: %s is accepted', column_name, accepted))
from limits;
select throws_ok(pg_temp.set_column(column_name, refused), '23514', null, format('%s: %s is refused', column_name, refused))
from limits;
select throws_ok('update public.camps set longitude = null where id = ''tap-camp''', '23514', null, 'half a coordinate is refused');
select throws_ok('update public.camps set listing = ''nowhere'' where id = ''tap-camp''', '23514', null, 'a listing that no page shows is refused');
select throws_ok('update public.camps set date_array = ''{}'' where id = ''tap-camp''', '23514', null, 'date_array is an array');

-- Single days: every phone reads them all for every camp.
create function pg_temp.set_days(days text) returns text language sql as $$
  select format('update public.camps set date_array = %L where id = ''tap-camp''', days)
$$;
create function pg_temp.days(count integer) returns text language sql as $$
  select jsonb_agg(jsonb_build_object('date', to_char(date '2096-01-01' + n, 'YYYY-MM-DD')))::text from generate_series(0, count - 1) n
$$;
select lives_ok(pg_temp.set_days(days), format('days: %s is accepted', left(days, 40)))
from unnest(array['[]', '[{"date": "2096-02-29"}]', '[{"date": "2099-12-31", "note": "half day"}]', pg_temp.days(366)]) days;
select throws_ok(pg_temp.set_days(days), '23514', null, format('days: %s is refused', left(days, 40)))
from unnest(array[
  '[{"date": "2099-02-29"}]', '[{"date": "2099-02-31"}]', '[{"date": "2099-04-31"}]', '[{"date": "2099-13-01"}]', '[{"date": "2099-00-10"}]',
  '[{"date": "2099-01-00"}]', '[{"date": "0099-01-01"}]', '[{"date": "2099-1-1"}]', '[{"date": "2099-01-01T00:00"}]', '[{"date": 20990101}]',
  '[{"date": null}]', '[{}]', '["2099-01-01"]', '[null]', '[[]]', '[{"date": "2099-01-01"}, {"date": "soon"}]',
  pg_temp.days(367), jsonb_build_array(jsonb_build_object('date', '2099-01-01', 'note', repeat('x', 20000)))::text]) days;
select throws_ok($$insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme, date_array)
  values ('tap-other', 'fall-2099', 'basic', 'Tap Camp', 'Art', '[{"date": "2099-02-31"}]')$$, '23514', null, 'also in a new row');

-- The operator's key writes camps, and has no right on the functions behind the check.
set local role service_role;
select lives_ok(pg_temp.set_days('[{"date": "2099-10-05"}]'), 'days: the operator may change them');
reset role;

-- A row that was here before the limit can still be changed, removed and stamped anew after a restore.
alter table public.camps disable trigger check_changed_days;
update public.camps set date_array = '[{"date": "2099-02-31"}]' where id = 'tap-camp';
alter table public.camps enable trigger check_changed_days;
select lives_ok('update public.camps set price = ''$90'' where id = ''tap-camp''', 'an older row with days that are none can be changed');

select * from finish();
rollback;
