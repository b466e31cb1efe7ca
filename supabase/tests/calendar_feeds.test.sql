-- Calendar feeds: everybody against every function and table, proofs, turns, and what becomes of a stopped one.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

create temp table people (name text, role text, claims jsonb) on commit drop;
insert into people values
  ('signed out', 'anon', '{"role": "anon"}'),
  ('a parent', 'authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-00000000000a"}'),
  ('a stranger', 'authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-00000000000b"}'),
  ('a reviewer', 'authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-00000000000c", "aal": "aal2", "app_metadata": {"role": "reviewer"}}'),
  ('the secret key', 'service_role', '{"role": "service_role"}');

-- The answer, or SQLSTATE and words.
create function pg_temp.asked(who text, statement text) returns text language plpgsql as $$
declare
  said jsonb;
  hint text;
begin
  perform set_config('request.jwt.claims', (select claims from people where name = who)::text, true);
  execute format('set local role %I', (select role from people where name = who));
  execute 'select ' || statement into said;
  reset role;
  return said;
exception when others then
  get stacked diagnostics hint = pg_exception_hint;
  return sqlstate || ' ' || sqlerrm || case when hint ~ '^[0-9]+$' then ' (' || hint || ' s)' else '' end;
end
$$;
grant select on people to anon, authenticated, service_role;
create function pg_temp.name(n integer) returns text language sql as $$ select lpad(n::text, 43, '_') $$;
create function pg_temp.put(who text, n integer, proof integer, sealed text) returns text language sql as $$
  select pg_temp.asked(who, format('public.put_feed(%L, %L, %L)', pg_temp.name(n), pg_temp.name(proof), sealed))
$$;
create function pg_temp.stop(who text, n integer, proof integer) returns text language sql as $$
  select pg_temp.asked(who, format('public.stop_feed(%L, %L)', pg_temp.name(n), pg_temp.name(proof)))
$$;
create function pg_temp.read(who text, n integer, known text, address text) returns text language sql as $$
  select pg_temp.asked(who, format('public.read_feed(%L, %L, %L)', pg_temp.name(n), known, jsonb_build_object('x-forwarded-for', address)))
$$;
create function pg_temp.from_address(address text) returns text language sql as $$
  select set_config('request.headers', jsonb_build_object('x-forwarded-for', address)::text, true)
$$;

-- Who may call what. A feed knows no account: its proof is the only right.
select is(pg_temp.put(name, 1, 101, 'abc'), case when role = 'service_role' then '42501 permission denied for function put_feed' else '{"outcome": "stored"}' end,
  name || ' puts') from people;
select is(pg_temp.put(name, 1, 102, 'abd'), '{"outcome": "refused"}', name || ' replaces nothing without its proof') from people where role <> 'service_role';
select is(pg_temp.stop(name, 1, 102), case when role = 'service_role' then '42501 permission denied for function stop_feed' else '{"outcome": "unknown"}' end,
  name || ' stops nothing without its proof') from people;
select is(pg_temp.read(name, 1, null, '203.0.113.9'), case when role = 'service_role'
    then '{"sealed": "abc", "outcome": "here", "version": "ba7816bf8f01cfea414140de5dae2223"}' else '42501 permission denied for function read_feed' end,
  name || ' reads') from people;
select is(pg_temp.asked(p.name, format('to_jsonb(count(*)) from private.%s', t)), format('42501 permission denied for schema private', t), format('%s reads no table: %s', p.name, t))
from people p, unnest(array['calendar_feeds', 'hand_over_turns']) t where p.role = 'service_role';
select is(pg_temp.asked(p.name, format('to_jsonb(count(*)) from private.%s', t)), format('42501 permission denied for table %s', t), format('%s reads no table: %s', p.name, t))
from people p, unnest(array['calendar_feeds', 'hand_over_turns']) t where p.role <> 'service_role';

-- Replacing.
select is(pg_temp.put('signed out', 1, 101, 'abc'), '{"outcome": "stored"}', 'the same once more');
select is((select array_agg(what order by what) from private.hand_over_turns where what <> 'unknown feed'), array['new feed'], 'costs no turn');
select is(pg_temp.put('signed out', 1, 101, 'xyz'), '{"outcome": "stored"}', 'a changed calendar');
select is((select sealed from private.calendar_feeds), 'xyz', 'takes the place of the first');
select is(pg_temp.read('the secret key', 1, (select version from private.calendar_feeds), '203.0.113.9') , (select jsonb_build_object('outcome', 'same', 'version', version)::text from private.calendar_feeds),
  'whoever has this version already gets nothing');
select is(pg_temp.asked('signed out', format('public.put_feed(%L, %L, %L)', feed, proof, sealed)), '22023 ' || words, words || ': ' || coalesce(left(feed, 5), 'null'))
from (values
  (null, pg_temp.name(1), 'abc', 'A feed and its proof are 32 bytes each in base64url'), ('short', pg_temp.name(1), 'abc', 'A feed and its proof are 32 bytes each in base64url'),
  (repeat('=', 43), pg_temp.name(1), 'abc', 'A feed and its proof are 32 bytes each in base64url'), (pg_temp.name(2), null, 'abc', 'A feed and its proof are 32 bytes each in base64url'),
  (pg_temp.name(2), pg_temp.name(1), null, 'A calendar has 1 to 262144 letters'), (pg_temp.name(2), pg_temp.name(1), repeat('a', 262145), 'A calendar has 1 to 262144 letters'),
  (pg_temp.name(2), pg_temp.name(1), '', 'A calendar has 1 to 262144 letters'), (pg_temp.name(2), pg_temp.name(1), 'BEGIN:VCALENDAR', 'The calendar is not in base64url')) v (feed, proof, sealed, words);
select is(pg_temp.put('signed out', 2, 101, repeat('a', 262144)), '{"outcome": "stored"}', 'a calendar of 256 kB');

-- Stopping.
select is(pg_temp.stop('signed out', 1, 101), '{"outcome": "stopped"}', 'its proof stops it');
select is((select sealed from private.calendar_feeds where feed = pg_temp.name(1)), null, 'nothing of it is kept');
select is(pg_temp.stop('signed out', 1, 101), '{"outcome": "stopped"}', 'once more changes nothing');
select is(pg_temp.put('signed out', 1, 101, 'new'), '{"outcome": "stopped"}', 'a stopped one is never filled again');
select is(pg_temp.read('the secret key', 1, null, '203.0.113.9'), '{"outcome": "stopped"}', 'who subscribes to it hears so');
update private.calendar_feeds set stopped_at = now() - interval '30 days' where feed = pg_temp.name(1);
select is(pg_temp.read('the secret key', 1, null, '203.0.113.9'), '{"outcome": "gone"}', 'and 30 days later that it is gone');

-- Fetching: 30 a minute of one feed, from wherever.
delete from private.hand_over_turns;
select is((select string_agg(distinct pg_temp.read('the secret key', 2, version, '203.0.113.' || n) ::jsonb ->> 'outcome', ', ') from private.calendar_feeds, generate_series(1, 30) n
  where feed = pg_temp.name(2)), 'same', 'a feed is fetched 30 times a minute');
select is(pg_temp.read('the secret key', 2, null, '203.0.113.99'), '{"outcome": "slow", "seconds": 60}', 'and then waits');
update private.calendar_feeds set fetched_at = now() - interval '1 minute' where feed = pg_temp.name(2);
select is(pg_temp.read('the secret key', 2, null, '203.0.113.99')::jsonb ->> 'outcome', 'here', 'a minute later it is there again');
select is((select count(*)::integer from private.hand_over_turns), 0, 'no fetch of a known feed counts for an address');

-- Guessing: 256 bits each, 30 an hour.
select is((select string_agg(distinct pg_temp.read('the secret key', n, null, '203.0.113.1'), ', ') from generate_series(300, 329) n), '{"outcome": "unknown"}', 'an address guesses 30 times an hour');
select is(pg_temp.read('the secret key', 330, null, '203.0.113.1'), '{"outcome": "slow", "seconds": 3600}', 'and then waits');
select is(pg_temp.read('the secret key', 330, null, '203.0.113.2'), '{"outcome": "unknown"}', 'another address does not');
update private.calendar_feeds set fetched_at = null;
select is(pg_temp.read('the secret key', 2, null, '203.0.113.1')::jsonb ->> 'outcome', 'here', 'a known feed is read all the same');
select is((select string_agg(left(said, 22) || ' x' || count, ', ' order by count desc) from (
    select pg_temp.read('the secret key', 400 + n, null, '2001:db8:1:' || to_hex(n) || '::1') as said, count(*) from generate_series(1, 65) n group by 1) t),
  '{"outcome": "unknown"} x60, {"outcome": "slow", "s x5', 'all networks of one /48 guess 60 times an hour together');

-- Turns of those that put.
select pg_temp.from_address('203.0.113.3');
select is((select string_agg(distinct pg_temp.put('signed out', n, 101, 'abc'), ', ') from generate_series(500, 519) n), '{"outcome": "stored"}', 'an address makes 20 feeds an hour');
select is(pg_temp.put('signed out', 520, 101, 'abc'), 'PT429 Too many codes from this address (3600 s)', 'and then waits');
select is((select string_agg(distinct pg_temp.put('signed out', 500, 101, 'a' || n), ', ') from generate_series(1, 300) n), '{"outcome": "stored"}', 'it replaces 300 times an hour');
select is(pg_temp.put('signed out', 501, 101, 'more'), 'PT429 Too many codes from this address (3600 s)', 'and then waits');
select is((select string_agg(distinct pg_temp.stop('signed out', n, 999), ', ') from generate_series(500, 529) n), '{"outcome": "unknown"}', 'it tries 30 proofs an hour');
select is(pg_temp.stop('signed out', 500, 999), 'PT429 Too many codes from this address (3600 s)', 'and then waits');
select is(pg_temp.stop('signed out', 500, 101), '{"outcome": "stopped"}', 'stopping with the proof takes no turn');
select public.forget_turns();
select is((select count(*)::integer from private.hand_over_turns), 0, 'the operator gives new turns to everybody');

-- Forgetting.
update private.calendar_feeds set replaced_at = now() - interval '400 days', stopped_at = stopped_at - interval '400 days', fetched_at = now(), fetches = 0;
update private.calendar_feeds set replaced_at = now() - interval '399 days' where feed = pg_temp.name(510);
select is(pg_temp.read('the secret key', 511, null, '203.0.113.9'), '{"outcome": "gone"}', 'one that no phone has replaced for 400 days is gone, however often it is fetched');
select is(pg_temp.read('the secret key', 510, null, '203.0.113.9')::jsonb ->> 'outcome', 'here', 'one of 399 days is not');
select is(pg_temp.put('signed out', 521, 101, 'abc'), '{"outcome": "stored"}', 'the next new one');
select is((select array_agg(feed order by feed) from private.calendar_feeds), array[pg_temp.name(510), pg_temp.name(521)], 'sweeps them');

select * from finish();
rollback;
