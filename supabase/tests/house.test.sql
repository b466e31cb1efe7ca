-- What an operator sees: a house in order, and fourteen ways in which one is not.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

-- An empty house: no seed.
update public.camps set deleted_at = now() where deleted_at is null;
insert into public.seasons (id, break, year, label, starts_on, ends_on)
values ('fall-2099', 'fall', 2099, 'Fall', private.today() + 30, private.today() + 60);
insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme, camp_dates, latitude, longitude, coordinate_precision, website_url,
  dates_checked_on, dates_checked_by)
values ('tap-camp', 'fall-2099', 'basic', 'Tap Camp', 'Art', 'Oct 5', 33.7, -84.3, 'exact', 'https://tap.example/', private.today(), 'page');
select public.note_backup();
select private.release_popular_weeks();

create function pg_temp.red() returns text language sql as $$
  select coalesce(string_agg(h.name || ' ' || h.state, ', ' order by h.name), '') from private.house_checks() h
  where h.state <> 'ok' and h.name <> 'transactions'
$$;
select is(pg_temp.red(), '', 'a house in order has nothing to say');
select is((public.health() -> 'ok')::boolean, true, 'and says so to a monitor');

-- Each fault alone, undone behind it.
create function pg_temp.with_fault(statement text) returns text language plpgsql as $$
declare
  said text;
begin
  begin
    set local session_replication_role = replica;
    execute statement;
    said := pg_temp.red();
    raise exception 'undo' using errcode = 'P0001';
  exception when raise_exception then
    return said;
  end;
end
$$;
select is(pg_temp.with_fault(fault), red || ' late', red || ': ' || fault) from (values
  ('submissions', $$insert into public.camp_submissions (id, revision, secret_hash, camp_provider_name, email, website_url, camp_theme, age_min, age_max,
    street_address, city, state, zip_code, camp_dates, waiting_since) values (gen_random_uuid(), 1, sha256('x'), 'Late', 'a@tap.example', 'https://tap.example/',
    'Art', 5, 9, '1 Mill St', 'Decatur', 'GA', '30030', 'Oct 5', now() - interval '8 days')$$),
  ('candidates', $$insert into private.candidates (key, kind, seen_on, created_at) values ('x', 'link', private.today(), now() - interval '15 days')$$),
  ('sources', $$insert into private.sources (id, url, kind, label, created_at) values ('x', 'https://x.example/', 'page', 'Late', now() - interval '4 days')$$),
  ('mail', $$insert into private.mail_jobs (kind, to_hash, to_address, due_at) values ('live', sha256('x'), 'a@tap.example', now() - interval '31 minutes')$$),
  ('mail_stops', $$insert into private.mail_jobs (kind, to_hash, state, last_problem, due_at) values ('live', sha256('x'), 'given_up', 'setup', now() - interval '1 day')$$),
  ('alarms', $$insert into private.alarms (id, secret_hash, endpoint, ring_at, sealed, due_at) values (repeat('a', 22), sha256('x'), 'https://x.example/',
    date_trunc('minute', now()) - interval '6 minutes', decode(repeat('00', 615), 'hex'), now() - interval '6 minutes')$$),
  ('alarms', $$insert into private.alarm_sender (public_key, ran_at, refused_at) values (repeat('k', 87), now(), now() - interval '23 hours')$$),
  ('head', $$update public.camps set updated_at = now() - interval '31 days'$$),
  ('freshness', $$update public.camps set dates_checked_on = private.today() - 61 where id = 'tap-camp'$$),
  ('backup', $$update private.backups set made_at = now() - interval '3 days'$$),
  ('links', $$update public.camps set created_at = now() - interval '15 days'$$),
  ('popular', $$update private.popular_release set released_at = now() - interval '9 days'$$),
  ('geocoding', $$with a as (insert into public.place_requests (camp_id) values ('tap-camp')) update public.camps set updated_at = now() - interval '2 days' where id = 'tap-camp'$$)
  ) faults (red, fault);
select is(pg_temp.with_fault(statement), '', title) from (values
  ('an alarm that is 4 minutes late is not late', $$insert into private.alarms (id, secret_hash, endpoint, ring_at, sealed, due_at) values (repeat('a', 22), sha256('x'),
    'https://x.example/', date_trunc('minute', now()), decode(repeat('00', 615), 'hex'), now() - interval '4 minutes')$$),
  ('nor one that is being sent', $$insert into private.alarms (id, secret_hash, endpoint, ring_at, sealed, due_at, claimed_at) values (repeat('a', 22), sha256('x'),
    'https://x.example/', date_trunc('minute', now()), decode(repeat('00', 615), 'hex'), now() - interval '1 hour', now())$$),
  ('a key that was refused two days ago is forgotten', $$insert into private.alarm_sender (public_key, ran_at, refused_at) values (repeat('k', 87), now(), now() - interval '2 days')$$))
  fine (title, statement);
select is(pg_temp.with_fault(format($$insert into private.mail_jobs (kind, to_hash, mailbox_hash, to_address, due_at, state, sent_at) values
  ('live', sha256('x'), sha256('m'), 'a@tap.example', now() - interval '31 minutes', 'waiting', null),
  (%L, sha256(%L), sha256('m'), null, now() - interval '1 hour', 'sent', now() - interval '1 hour')$$, kind, address)), red, title)
from (values ('asked', 'x', '', 'a mail to an address that had one today is not late'),
  ('asked', 'y', '', 'nor one to another spelling of it'),
  ('lost_link', 'x', 'mail late', 'a lost link does not count as the mail of the day')) sent (kind, address, red, title);
delete from private.backups;
select is(pg_temp.red(), 'backup unknown', 'a backup of which nobody has said anything is unknown, not in order');
select is((public.health() -> 'ok')::boolean, true, 'which rings no bell');

-- The same rule as the phone's.
select is((select string_agg(private.freshness(private.today() - age, private.today() + 61 - soon, private.today() + 90), ' ' order by age)
  from unnest(array[0, 30, 31, 60, 61]) age), said, 'from the day that is ' || (61 - soon) || ' days before its season') from (values
  (1, 'fresh fresh aging aging old'), (0, 'fresh fresh fresh fresh fresh')) season (soon, said);
select is((select string_agg(private.freshness(private.today() - age, private.today() + 100, private.today() + 120), ' ' order by age)
  from unnest(array[-1, 90, 91, 180, 181]) age), 'unchecked fresh aging aging old', 'out of season twice as long, and never from a day to come');

-- Who may ask.
create function pg_temp.code(role text, statement text) returns text language plpgsql as $$
begin
  execute format('set local role %I', role);
  execute statement;
  reset role;
  return 'answered';
exception when others then
  reset role;
  return sqlstate;
end
$$;
select is(pg_temp.code('anon', 'select public.health()'), 'answered', 'a monitor asks without a key');
select is(pg_temp.code(role, 'select public.house()'), '42501', role || ' is shown no house') from unnest(array['anon', 'authenticated', 'service_role']) role;
select is(pg_temp.code(role, 'select public.note_backup()'), case role when 'service_role' then 'answered' else '42501' end, role || ' and backups')
from unnest(array['anon', 'authenticated', 'service_role']) role;
select is((select bool_and(key in ('name', 'state', 'seconds')) from jsonb_array_elements(public.health() -> 'checks') c, jsonb_object_keys(c) key), true,
  'health tells no more than what is late');

select * from finish();
rollback;
