-- Popular weeks: everybody against every function and table, turns, and when a level is shown.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

create temp table people (name text, role text, claims jsonb) on commit drop;
insert into people values
  ('signed out', 'anon', '{"role": "anon"}'),
  ('a parent', 'authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-00000000000a"}'),
  ('a reviewer', 'authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-00000000000c", "aal": "aal2", "app_metadata": {"role": "reviewer"}}'),
  ('the secret key', 'service_role', '{"role": "service_role"}');

-- The answer, or SQLSTATE and words.
create function pg_temp.asked(who text, statement text) returns text language plpgsql as $$
declare
  said jsonb;
begin
  perform set_config('request.jwt.claims', (select claims from people where name = who)::text, true);
  execute format('set local role %I', (select role from people where name = who));
  execute 'select ' || statement into said;
  reset role;
  return said;
exception when others then
  return sqlstate || ' ' || sqlerrm;
end
$$;
grant select on people to anon, authenticated, service_role;
create function pg_temp.from_address(address text) returns text language sql as $$
  select set_config('request.headers', jsonb_build_object('x-forwarded-for', address)::text, true)
$$;
-- The Monday in so many weeks.
create function pg_temp.monday(weeks integer) returns date language sql as $$
  select date_trunc('week', now() at time zone 'utc')::date + weeks * 7
$$;
create function pg_temp.count_week(who text, area text, week date) returns text language sql as $$
  select pg_temp.asked(who, format('public.count_open_week(%L, %L)', area, week))
$$;
-- A cell as so many records and these draws would make it.
create function pg_temp.cell(weeks integer, n integer, noise_some integer, noise_many integer) returns void language sql as $$
  insert into private.open_weeks values ('zip:303', pg_temp.monday(weeks), n, noise_some, noise_many)
  on conflict (area, week) do update set n = excluded.n
$$;
create function pg_temp.release_after(days integer) returns void language sql as $$
  update private.popular_release set released_at = released_at - make_interval(days => days);
  select private.release_popular_weeks();
$$;
create function pg_temp.shown() returns text language sql as $$
  select coalesce(string_agg(area || ' ' || (week - pg_temp.monday(0)) / 7 || ' ' || level, ', ' order by area, week), '') from private.popular_weeks
$$;
insert into public.school_districts (id, label) values ('tap', 'Tap'), ('gone', 'Gone');
update public.school_districts set deleted_at = now() where id = 'gone';

-- Who may call what.
select is(pg_temp.count_week(name, 'zip:303', pg_temp.monday(1)), case when role = 'service_role' then '42501 permission denied for function count_open_week' else '{"outcome": "counted"}' end,
  name || ' counts a week') from people;
select is(pg_temp.asked(name, 'public.popular_weeks()'), case when role = 'service_role' then '42501 permission denied for function popular_weeks' else '[]' end,
  name || ' reads what is shown') from people;
select is(pg_temp.asked(p.name, format('to_jsonb(count(*)) from private.%s', t)),
  '42501 permission denied for ' || case when p.role = 'service_role' then 'schema private' else 'table ' || t end, format('%s reads no table: %s', p.name, t))
from people p, unnest(array['open_weeks', 'open_week_turns', 'popular_weeks', 'popular_release']) t;
select is(pg_temp.asked(p.name, format('to_jsonb(private.%s()::text)', f)),
  '42501 permission denied for ' || case when p.role = 'service_role' then 'schema private' else 'function ' || f end, format('%s calls no private function: %s', p.name, f))
from people p, unnest(array['draw_noise', 'this_monday', 'release_popular_weeks']) f;
select is((select array_agg(attname::text order by attnum) from pg_attribute where attrelid = 'private.open_weeks'::regclass and attnum > 0),
  array['area', 'week', 'n', 'noise_some', 'noise_many'], 'a counter knows an area, a week and a number, and no family');
select is((select array_agg(attname::text order by attnum) from pg_attribute where attrelid = 'private.open_week_turns'::regclass and attnum > 0),
  array['network_hash', 'sent_in', 'n'], 'a turn knows no area');

-- What is a week and an area.
delete from private.open_week_turns;
select is(pg_temp.count_week('signed out', area, week), '22023 ' || words, words || ': ' || coalesce(area, 'null') || ' ' || coalesce((week - pg_temp.monday(0))::text, 'null'))
from (values ('zip:303', null, 'A week is a Monday within the next 53 weeks'), ('zip:303', pg_temp.monday(1) + 1, 'A week is a Monday within the next 53 weeks'),
  ('zip:303', pg_temp.monday(-1), 'A week is a Monday within the next 53 weeks'), ('zip:303', pg_temp.monday(54), 'A week is a Monday within the next 53 weeks'),
  (null, pg_temp.monday(1), 'An area is a school district or the first three digits of a ZIP code'), ('zip:299', pg_temp.monday(1), 'An area is a school district or the first three digits of a ZIP code'),
  ('zip:320', pg_temp.monday(1), 'An area is a school district or the first three digits of a ZIP code'), ('zip:397', pg_temp.monday(1), 'An area is a school district or the first three digits of a ZIP code'),
  ('zip:30303', pg_temp.monday(1), 'An area is a school district or the first three digits of a ZIP code'), ('district:gone', pg_temp.monday(1), 'An area is a school district or the first three digits of a ZIP code'),
  ('district:nowhere', pg_temp.monday(1), 'An area is a school district or the first three digits of a ZIP code'), ('tap', pg_temp.monday(1), 'An area is a school district or the first three digits of a ZIP code')) v (area, week, words);
select is((select count(*)::integer from private.open_week_turns), 0, 'what is refused takes no turn');
select is(pg_temp.count_week('signed out', area, week), '{"outcome": "counted"}', area || ' counts')
from (values ('zip:300', pg_temp.monday(0)), ('zip:319', pg_temp.monday(1)), ('zip:398', pg_temp.monday(2)), ('zip:399', pg_temp.monday(53)), ('district:tap', pg_temp.monday(3))) v (area, week);

-- Turns: 5 a week of one network, whatever they are for.
delete from private.open_weeks;
delete from private.open_week_turns;
select pg_temp.from_address('203.0.113.1');
select is((select string_agg(left(said, 22), ', ' order by said desc) from (select pg_temp.count_week('signed out', 'zip:303', pg_temp.monday(1)) as said from generate_series(1, 7)) s),
  '{"outcome": "counted"}, {"outcome": "counted"}, {"outcome": "counted"}, {"outcome": "counted"}, {"outcome": "counted"}, PT429 Too many weeks f, PT429 Too many weeks f',
  'an address counts 5 times a week');
select is((select n from private.open_weeks), 5, 'it moves a counter by no more');
select matches(pg_temp.count_week('signed out', 'zip:304', pg_temp.monday(9)), '^PT429', 'nor another one');
select pg_temp.from_address('2001:db8:1:1::1');
select pg_temp.count_week('signed out', 'zip:303', pg_temp.monday(2)) from generate_series(1, 4);
select pg_temp.from_address('2001:db8:1:ffff::2');
select is(pg_temp.count_week('signed out', 'zip:303', pg_temp.monday(2)), '{"outcome": "counted"}', 'of IPv6 a /48');
select matches(pg_temp.count_week('signed out', 'zip:303', pg_temp.monday(2)), '^PT429', 'is one network');
select pg_temp.from_address('203.0.113.2');
select is(pg_temp.count_week('signed out', 'zip:303', pg_temp.monday(1)), '{"outcome": "counted"}', 'another network counts all the same');
select is((select n from private.open_weeks where week = pg_temp.monday(1)), 6, 'and in the same counter');
update private.open_week_turns set sent_in = sent_in - 7;
select pg_temp.from_address('203.0.113.1');
select is(pg_temp.count_week('signed out', 'zip:303', pg_temp.monday(1)), '{"outcome": "counted"}', 'a week later it counts again');
select is((select count(*)::integer from private.open_week_turns), 1, 'and of last week nothing is left');
select is((select array_agg(distinct noise_some is null or noise_many is null) from private.open_weeks), array[false], 'each counter has its two draws');

-- Levels.
delete from private.open_weeks;
select pg_temp.cell(1, 49, 0, 0), pg_temp.cell(2, 50, 0, 0), pg_temp.cell(3, 100, 0, 0), pg_temp.cell(4, 60, -11, 0), pg_temp.cell(5, 10, 40, 0),
  pg_temp.cell(6, 9, 340, 340), pg_temp.cell(7, 10, 0, 90), pg_temp.cell(8, 99, -60, 0), pg_temp.cell(9, 130, 0, -31);
select private.release_popular_weeks();
select is(pg_temp.shown(), 'zip:303 2 some, zip:303 3 many, zip:303 5 some, zip:303 7 many, zip:303 9 some',
  'some from 50 on and many from 100 on, each with its own noise, and nothing below 10 families');
select is(pg_temp.asked('signed out', 'public.popular_weeks() -> 0'), format('{"area": "zip:303", "week": "%s", "level": "some", "shown_on": "%s"}', pg_temp.monday(2), (now() at time zone 'utc')::date),
  'this is what everybody reads');

-- Once a week.
select pg_temp.cell(1, 300, 0, 0);
select private.release_popular_weeks();
select is(pg_temp.shown() ~ ':303 1 ', false, 'nothing changes within the hour');
update private.popular_release set released_at = released_at - interval '7 days' + interval '1 minute';
select private.release_popular_weeks();
select is(pg_temp.shown() ~ ':303 1 ', false, 'nor a minute before 7 days are over');
update private.popular_release set released_at = released_at - interval '1 minute';
select private.release_popular_weeks();
select is(pg_temp.shown() ~ ':303 1 many', true, 'but then');

-- Only up.
select pg_temp.cell(1, 60, 0, 0), pg_temp.cell(2, 0, 0, 0), pg_temp.cell(9, 131, 0, 0);
update private.popular_weeks set shown_on = '2026-01-01';
select pg_temp.release_after(7);
select is(pg_temp.shown(), 'zip:303 1 many, zip:303 2 some, zip:303 3 many, zip:303 5 some, zip:303 7 many, zip:303 9 many', 'a level rises and never falls');
select is((select array_agg((week - pg_temp.monday(0)) / 7) from private.popular_weeks where shown_on > '2026-01-01'), array[9], 'with the day on which it rose');

-- Weeks that are over.
create function pg_temp.pass_weeks(passed integer) returns void language sql as $$
  with gone as (delete from private.open_weeks returning *)
    insert into private.open_weeks select 'old' || area, week - passed * 7, n, noise_some, noise_many from gone;
  with gone as (delete from private.popular_weeks returning *)
    insert into private.popular_weeks select 'old' || area, week - passed * 7, level, shown_on from gone;
$$;
select pg_temp.pass_weeks(3);
insert into private.open_week_turns values ('\x00', pg_temp.monday(-1), 5);
select private.release_popular_weeks();
select is((select min(week) from private.open_weeks), pg_temp.monday(0), 'their counters go at the next hour');
select is(pg_temp.shown(), 'oldzip:303 0 many, oldzip:303 2 some, oldzip:303 4 many, oldzip:303 6 many', 'and what was shown of them');
select is((select count(*)::integer from private.open_week_turns where sent_in < pg_temp.monday(0)), 0, 'and the turns of weeks that are over');
delete from private.open_week_turns;
select is(pg_temp.count_week('signed out', 'zip:303', pg_temp.monday(-1)), '22023 A week is a Monday within the next 53 weeks', 'such a counter never comes back with other noise');
select is((select min(noise_some) || ' ' || max(noise_some) from (select noise_some from private.open_weeks where week = pg_temp.monday(0)) c), '0 0', 'and one that stays keeps its draws');

-- The noise. 4,000 draws have a mean of 0 and a variance of 2a/(1-a)^2 = 199.8, within five standard errors.
create temp table draws on commit drop as select private.draw_noise() as noise from generate_series(1, 4000);
select is((select abs(avg(noise)) < 1.2 from draws), true, 'the noise has no side');
select is((select variance(noise) between 160 and 240 from draws), true, 'and a standard deviation of 14');
select is(pg_temp.asked('signed out', 'to_jsonb(1)'), '1', 'the checks of roles were made by roles');

select * from finish();
rollback;
