-- The operator's commands: all or nothing, nothing of somebody else is overwritten, and nobody but the operator.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

create function pg_temp.outcome(who text, statement text) returns text language plpgsql as $$
begin
  execute format('set local role %I', who);
  execute statement;
  reset role;
  return 'done';
exception when others then
  return sqlstate;
end
$$;
create function pg_temp.told(statement text) returns text language plpgsql as $$
begin
  execute statement;
  return 'done';
exception when others then
  return sqlstate || ' ' || sqlerrm;
end
$$;

insert into public.seasons (id, break, year, label, starts_on, ends_on)
values ('fall-2098', 'fall', 2098, 'Fall 2098', '2098-10-01', '2098-10-31');

select is(public.import_camps('fall-2098', '[
  {"line": 2, "id": "tap-art", "was": null, "set": {"camp_provider_name": "Tap", "camp_theme": "Art", "date_array": [{"date": "2098-10-06"}]}},
  {"line": 3, "id": "tap-chess", "was": null, "set": {"listing": "featured", "camp_provider_name": "Tap", "camp_theme": "Chess", "state": null}}
]'), '{"inserted": 2, "updated": 0}', 'new camps arrive');
select is((select (listing, state, is_sample, date_array)::text from public.camps where id = 'tap-art'),
  '(basic,GA,f,"[{""date"": ""2098-10-06""}]")', 'with the defaults of the table where the file says nothing');
select is((select (listing, state)::text from public.camps where id = 'tap-chess'), '(featured,)', 'and with what it says');

select is(public.import_camps('fall-2098', jsonb_build_array(jsonb_build_object('line', 2, 'id', 'tap-art',
  'was', (select change_xid from public.camps where id = 'tap-art'), 'set', '{"price": "$90"}'::jsonb))),
  '{"inserted": 0, "updated": 1}', 'a change arrives');
select is((select (price, camp_theme, state)::text from public.camps where id = 'tap-art'), '($90,Art,GA)',
  'and what it does not name stays');

select is(pg_temp.told($$select public.import_camps('fall-2098', '[
  {"line": 2, "id": "tap-dance", "was": null, "set": {"camp_provider_name": "Tap", "camp_theme": "Dance"}},
  {"line": 9, "id": "tap-art", "was": "1", "set": {"price": "$1"}}]')$$),
  'PT409 line 9: tap-art was changed meanwhile', 'a camp that was changed meanwhile is named by its line');
select is(pg_temp.told($$select public.import_camps('fall-2098', '[
  {"line": 2, "id": "tap-dance", "was": null, "set": {"camp_provider_name": "Tap", "camp_theme": "Dance"}},
  {"line": 9, "id": "tap-art", "was": null, "set": {"camp_provider_name": "Tap", "camp_theme": "Art"}}]')$$),
  'PT409 line 9: tap-art was changed meanwhile', 'also one that has come meanwhile');
select is(pg_temp.told($$select public.import_camps('fall-2098', '[
  {"line": 2, "id": "tap-dance", "was": null, "set": {"camp_provider_name": "Tap", "camp_theme": "Dance"}},
  {"line": 4, "id": "tap-old", "was": null, "set": {"camp_provider_name": "Tap", "camp_theme": "Art", "age_min": 19}}]')$$),
  '23514 line 4: new row for relation "camps" violates check constraint "camps_age_min_check"', 'so is a bad value');
select is((select count(*) from public.camps where id = 'tap-dance'), 0::bigint, 'and nothing of such a file is kept');
select is(pg_temp.told($$select public.import_camps('fall-1999', '[]')$$), '23503 line -: there is no season fall-1999',
  'a season must be there');
select public.import_camps('fall-2098', '[{"line": 2, "id": "tap-hostile", "was": null,
  "set": {"camp_provider_name": "Tap", "camp_theme": "Art", "id": "other", "season_id": "none", "deleted_at": "2020-01-01", "change_xid": "1"}}]');
select is((select (season_id, deleted_at is null, change_xid = pg_current_xact_id())::text from public.camps where id = 'tap-hostile'),
  '(fall-2098,t,t)', 'a file sets no column that triggers and functions keep');

update public.camps set camp_dates = 'Oct 6', price = '$90', camps_hours = '9-3', latitude = 33, longitude = -84,
  coordinate_precision = 'exact', verified_on = '2098-01-01', registration_opens_at = '2098-08-01 09:00-04',
  registration_opens_on = '2098-08-01', registration_note = 'Members first', registration_closes_on = '2098-09-01' where id = 'tap-chess';
update public.camps set deleted_at = now() where id = 'tap-hostile';
select is(public.new_season('fall-2099', 'Fall Break 2099', '2099-10-01', '2099-10-31', 'fall-2098', 'basic'),
  '{"season": "fall-2099", "copied": 2}', 'a new season begins with the camps of another, without archived ones');
select is((select (listing, camp_provider_name, camp_theme, latitude)::text from public.camps where id = 'tap-chess-fall-2099'),
  '(basic,Tap,Chess,33)', 'under ids of their own, as basic listings, with their place');
select is((select num_nulls(camp_dates, date_array, price, camps_hours, verified_on, registration_opens_at,
    registration_opens_on, registration_note, registration_closes_on)
  from public.camps where id = 'tap-chess-fall-2099'), 9, 'and nothing that was true of last year alone');
select is((select (break, year, state)::text from public.seasons where id = 'fall-2099'), '(fall,2099,)', 'its dates say its state');
select is(pg_temp.told($$select public.new_season('fall-2099', 'Fall', '2099-10-01', '2099-10-31')$$),
  '23505 the season fall-2099 is there already', 'a season that is there is not made again');
select matches(pg_temp.told($$select public.new_season('fall-2097', 'Fall', '2097-10-01', '2097-10-31', 'fall-1999')$$),
  '^23503', 'the season to copy from must be there');
select is((select count(*) from public.seasons where id = 'fall-2097'), 0::bigint, 'or there is no new one either');

select is(public.undo_season('fall-2099', true), '{"season": "fall-2099", "camps": 2}', 'an undo can be tried');
select is((select count(*) from public.camps where season_id = 'fall-2099' and deleted_at is null), 2::bigint, 'and then does nothing');
update public.camps set price = '$90' where id = 'tap-chess-fall-2099';
select is(pg_temp.told($$select public.undo_season('fall-2099')$$), '23001 the season fall-2099 has camps of its own by now: 1',
  'a season with a price of its own is not taken back');
update public.camps set price = null where id = 'tap-chess-fall-2099';
insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme, created_at) values ('tap-late', 'fall-2099', 'basic', 'Late', 'Art', now() + interval '1 second');
select is(pg_temp.told($$select public.undo_season('fall-2099')$$), '23001 the season fall-2099 has camps of its own by now: 1',
  'nor one with a camp that came later');
update public.camps set deleted_at = now() where id = 'tap-late';
update public.camps set camp_dates = 'Oct 8', date_array = '[{"date": "2099-10-08"}]', price = '$90', camps_hours = '9-3', verified_on = '2099-01-01',
  registration_opens_at = '2099-08-01 09:00-04', registration_opens_on = '2099-08-01', registration_note = 'Members first',
  registration_closes_on = '2099-09-01', deleted_at = now() where id = 'tap-chess-fall-2099';
select is(public.undo_season('fall-2099'), '{"season": "fall-2099", "camps": 1}', 'a season without anything of its own but an archived camp is taken back');
select is((select count(*) from public.camps where season_id = 'fall-2099' and deleted_at is null), 0::bigint, 'with its camps, as tombstones');
select is(pg_temp.told($$select public.undo_season('fall-2099')$$), '23503 there is no season fall-2099', 'once');
select is(public.new_season('fall-2099', 'Fall again', '2099-10-02', '2099-10-30', 'fall-2098', 'featured'),
  '{"season": "fall-2099", "copied": 2}', 'and can be made again');
select is((select string_agg(id || ' ' || listing, ', ' order by id) from public.camps where season_id = 'fall-2099' and deleted_at is null),
  'tap-art-fall-2099 featured, tap-chess-fall-2099 featured', 'with the same ids');
select is((select num_nulls(camp_dates, date_array, price, camps_hours, verified_on, registration_opens_at,
    registration_opens_on, registration_note, registration_closes_on)
  from public.camps where id = 'tap-chess-fall-2099'), 9, 'and a camp that had been archived has nothing that was true before');

-- School calendars.
create function pg_temp.fall_from(day text, kind text default 'fall', label text default 'Tap County') returns text language sql as $$
  select format('select (select jsonb_agg(coalesce(c -> ''before'' ->> ''starts_on'', ''-'') || ''>'' || coalesce(c -> ''after'' ->> ''starts_on'', ''-''))
    from jsonb_array_elements(public.import_districts(''[{"id": "tap", "label": "%s"}]'', ''[{"id": "tap-2098-99-%s", "district_id": "tap",
      "school_year": "2098-99", "kind": "%2$s", "name": "Fall", "starts_on": "%s", "ends_on": "2098-10-09", "day_kind": "off", "status": "unverified"}]'', %%s)
      -> ''days'') c)::text', label, kind, day)
$$;
create function pg_temp.run(statement text, dry text) returns text language plpgsql as $$
declare told text; begin execute format(statement, dry) into told; return told; end $$;
create function pg_temp.days() returns text language sql as $$
  select string_agg(d.label || ' ' || b.kind || ' ' || b.starts_on, ', ') from public.school_breaks b join public.school_districts d on d.id = district_id
  where d.id = 'tap' and b.deleted_at is null
$$;
select is(pg_temp.run(pg_temp.fall_from('2098-10-05'), 'true'), '["->2098-10-05"]', 'a dry run says what is new');
select is(pg_temp.days(), null, 'and writes nothing');
select is(pg_temp.run(pg_temp.fall_from('2098-10-05'), 'false'), '["->2098-10-05"]', 'a calendar says the same of it');
select is(pg_temp.days(), 'Tap County fall 2098-10-05', 'and writes it, with its district');
select is(pg_temp.run(pg_temp.fall_from('2098-10-05'), 'false'), null, 'the same again changes nothing');
select is(pg_temp.run(pg_temp.fall_from('2098-10-06'), 'false'), '["2098-10-05>2098-10-06"]', 'a day that moved keeps its id');
select is(pg_temp.run(pg_temp.fall_from('2098-10-06', 'autumn', 'Tap'), 'false'), '["->2098-10-06", "2098-10-06>-"]', 'a day that the file does not have is taken back');
select is(pg_temp.days(), 'Tap autumn 2098-10-06', 'and the district has its new name');
select is(pg_temp.run(pg_temp.fall_from('2098-10-07'), 'false'), '["->2098-10-07", "2098-10-06>-"]', 'a day comes back under its id');
select is(pg_temp.days(), 'Tap County fall 2098-10-07', 'as the file says it now');
insert into public.school_breaks (id, district_id, school_year, kind, name, starts_on, ends_on)
values ('tap-2097-98-fall', 'tap', '2097-98', 'fall', 'Fall', '2097-10-07', '2097-10-08'),
  ('tap-2099-00-fall', 'tap', '2099-00', 'fall', 'Fall', '2099-10-07', '2099-10-08');
select is(pg_temp.run(pg_temp.fall_from('2098-10-07'), 'false'), null, 'a year that the file does not name stays');

-- A confirmed day says where and when it was read.
create function pg_temp.import_one(fields jsonb, district jsonb default '{}') returns text language sql as $$
  select pg_temp.told(format('select public.import_districts(%L, %L)', jsonb_build_array('{"id": "tap", "label": "Tap County"}' || district),
    jsonb_build_array('{"id": "tap-2096-97-early", "district_id": "tap", "school_year": "2096-97", "kind": "early", "name": "Early",
      "starts_on": "2096-10-09", "ends_on": "2096-10-09", "day_kind": "early", "status": "unverified"}' || fields)))
$$;
select matches(pg_temp.import_one(fields), '^23514', 'a file confirms nothing with ' || fields::text)
from unnest(array['{"status": "confirmed"}', '{"status": "confirmed", "checked_at": "2096-01-01"}',
  '{"status": "confirmed", "source": "https://tap.example/calendar"}',
  '{"status": "confirmed", "checked_at": "2096-01-01", "source": "http://tap.example/calendar"}',
  '{"status": "confirmed", "checked_at": "2096-01-01", "source": "the PDF"}']::jsonb[]) fields;
select is(pg_temp.import_one('{"status": "confirmed", "checked_at": "2096-01-01", "source": "https://tap.example/calendar"}'), 'done',
  'an exported file brings back what was confirmed');
select is(pg_temp.import_one('{"bell_elementary": "12:30", "bell_high": "11:30"}', '{"calendar_url": "https://tap.example/calendar"}'), 'done',
  'a file brings bells by level');
select is((select (b.status, b.bell_elementary, b.bell_middle, b.bell_high, b.may_be_made_up, d.calendar_url)::text
  from public.school_breaks b join public.school_districts d on d.id = b.district_id where b.id = 'tap-2096-97-early'),
  '(unverified,12:30:00,,11:30:00,f,https://tap.example/calendar)', 'and the page of the calendar');
select is(pg_temp.import_one('{"day_kind": "off", "may_be_made_up": true}'), 'done', 'a day that may be made up');
select is((select (b.bell_elementary is null, b.may_be_made_up, d.calendar_url)::text
  from public.school_breaks b join public.school_districts d on d.id = b.district_id where b.id = 'tap-2096-97-early'),
  '(t,t,https://tap.example/calendar)', 'replaces the bells, and a page that a file does not name stays');

select is(pg_temp.told(format('select public.confirm_school_year(%L, %L, %L, %L)', district, year, address, day)), said, why)
from (values
  ('tap', '2096-97', null, current_date, '22023 a calendar is confirmed with the https address it was read from', 'no address'),
  ('tap', '2096-97', 'the PDF', current_date, '22023 a calendar is confirmed with the https address it was read from', 'no words'),
  ('tap', '2096-97', 'http://tap.example', current_date, '22023 a calendar is confirmed with the https address it was read from', 'no http'),
  ('tap', '2096-97', 'https://tap.example', null, '22023 a calendar is confirmed with the day it was read on, today at the latest', 'no day'),
  ('tap', '2096-97', 'https://tap.example', current_date + 2, '22023 a calendar is confirmed with the day it was read on, today at the latest', 'no day to come'),
  ('tap', '2055-56', 'https://tap.example', current_date, '23503 there is no calendar of tap 2055-56', 'a year without days'),
  ('tip', '2096-97', 'https://tap.example', current_date, '23503 there is no calendar of tip 2096-97', 'another district')
) refused (district, year, address, day, said, why);
select is((select count(*) from public.school_breaks where status = 'confirmed' and district_id = 'tap'), 0::bigint, 'confirm nothing');
select is(public.confirm_school_year('tap', '2096-97', 'https://tap.example/2096.pdf', current_date), 1, 'a person confirms a year');
select is((select string_agg(id || ' ' || source || ' ' || (checked_at = current_date), ', ') from public.school_breaks
  where status = 'confirmed' and district_id = 'tap'), 'tap-2096-97-early https://tap.example/2096.pdf true',
  'with the address and the day, and no other year');

select is(pg_temp.outcome(who, statement), case who when 'service_role' then 'done' else '42501' end, format('%s: %s', who, statement))
from unnest(array['anon', 'authenticated', 'service_role']) who, unnest(array[
  'select public.import_camps(''fall-2098'', ''[]'')',
  'select public.new_season(''fall-2090'', ''Fall'', ''2090-10-01'', ''2090-10-31'')',
  'select public.undo_season(''fall-2099'', true)',
  'select public.import_districts(''[]'', ''[]'')',
  'select public.confirm_school_year(''tap'', ''2096-97'', ''https://tap.example'', current_date)'
]) statement;

select * from finish();
rollback;
