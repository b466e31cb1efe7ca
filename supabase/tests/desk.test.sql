-- What a reviewer says of a camp without changing its words.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

insert into auth.users (id, email, raw_app_meta_data) values
  ('00000000-0000-4000-8000-00000000000a', 'reviewer@tap.example', '{"role": "reviewer"}'), ('00000000-0000-4000-8000-00000000000b', 'parent@tap.example', '{}');
create function pg_temp.asked(who text, statement text) returns jsonb language plpgsql as $$
declare
  said jsonb;
begin
  perform set_config('request.jwt.claims', case who
    when 'a reviewer' then '{"role": "authenticated", "sub": "00000000-0000-4000-8000-00000000000a", "aal": "aal2", "app_metadata": {"role": "reviewer"}}'
    else '{"role": "authenticated", "sub": "00000000-0000-4000-8000-00000000000b"}' end, true);
  set local role authenticated;
  execute 'select ' || statement into said;
  reset role;
  return said;
exception when others then
  return jsonb_build_object('code', sqlstate, 'message', sqlerrm);
end
$$;

insert into public.seasons (id, break, year, label, starts_on, ends_on) values ('fall-2099', 'fall', 2099, 'Fall', '2099-10-01', '2099-10-31');
insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme, camp_dates, price)
values ('tap-camp', 'fall-2099', 'basic', 'Tap Camp', 'Art', 'Oct 5-9', '$90'), ('tap-free', 'fall-2099', 'basic', 'Tap Free', 'Art', 'Oct 5-9', null);
create function pg_temp.stamp(groups text, seats text default null, id text default 'tap-camp', later interval default '0') returns jsonb language sql as $$
  select pg_temp.asked('a reviewer', format('public.stamp_camp(%L, %L, %L, %L)', id, (select c.updated_at + later from public.camps c where c.id = stamp.id), groups, seats))
$$;
create function pg_temp.stamps() returns text language sql as $$
  select concat_ws(' ', c.dates_checked_on - private.today(), c.dates_checked_by, c.price_checked_on - private.today(), c.price_checked_by, c.seats,
    c.seats_said_on - private.today()) from public.camps c where c.id = 'tap-camp'
$$;

select is(pg_temp.asked('a parent', call) ->> 'code', '42501', 'a parent: not ' || call)
from unnest(array['public.stamp_camp(''tap-camp'', now(), ''{dates}'')', 'public.review_facts(''tap-camp'')']) call;
select is(pg_temp.stamp(groups, seats) ->> 'code', code, format('%s %s is refused', groups, seats))
from (values ('{hours}', null, '22023'), (null, null, '22023'), ('{}', null, '22023'), ('{}', 'some', '23514')) bad (groups, seats, code);
select is(pg_temp.stamp('{price}', null, 'tap-free') ->> 'code', '22023', 'no price is no checked price');
select is(pg_temp.stamp('{dates}', null, 'tap-camp', '1 second') ->> 'code', 'PT409', 'a camp that has changed meanwhile is read again first');
select is(pg_temp.asked('a reviewer', 'public.stamp_camp(''none'', now(), ''{dates}'')') ->> 'code', 'PT404', 'of a camp that is there');
select is(pg_temp.stamps(), '', 'nothing was said yet');

select is(pg_temp.stamp('{dates}') ->> 'camp_dates', 'Oct 5-9', 'a reviewer has seen the page, and no word changes');
select is(pg_temp.stamps(), '0 page', 'its dates are checked today');
select is(pg_temp.stamp('{}', 'few') ->> 'seats', 'few', 'the camp told the desk of its seats');
select is(pg_temp.stamps(), '0 page few 0', 'its price was not checked by that');
select pg_temp.stamp('{dates, price}');
select is(pg_temp.stamps(), '0 page 0 page few 0', 'both may be checked at once, and seats stay');
select is(pg_temp.asked('a reviewer', 'public.review_facts(''tap-camp'')') -> 0 ->> 'origin', 'provider', 'seats are the word of the camp itself');
select is((select count(*) from private.camp_facts where camp_id = 'tap-camp'), 1::bigint, 'a checked field stays whose word it was');
select is((select string_agg(what, ' ' order by id) from private.submission_events where camp_id = 'tap-camp'), 'updated seats_said updated',
  'each has its entry in the audit');

select * from finish();
rollback;
