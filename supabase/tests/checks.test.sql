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
  ('age_min', 0, -1), ('age_max', 18, 19),
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
select throws_ok('update public.camps set date_array = ''{}'' where id = ''tap-camp''', '23514', null, 'date_array is an array');

select * from finish();
rollback;
