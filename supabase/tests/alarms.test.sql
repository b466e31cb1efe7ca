-- Sealed alarms and seat alerts: who may call what, what is taken, when it rings, and what becomes of it.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

create temp table people (name text, role text) on commit drop;
insert into people values ('signed out', 'anon'), ('signed in', 'authenticated'), ('the secret key', 'service_role');

-- The answer, or SQLSTATE and words.
create function pg_temp.asked(who text, statement text) returns text language plpgsql as $$
declare
  said jsonb;
begin
  execute format('set local role %I', (select role from people where name = who));
  execute 'select to_jsonb(' || statement || ')' into said;
  reset role;
  return said;
exception when others then
  return sqlstate || ' ' || sqlerrm;
end
$$;

select is(left(pg_temp.asked(p.name, call), 5) = '42501', p.name <> all (may), format('%s: %s', p.name, call))
from people p, (values
  ('public.alarm_key()', array['signed out', 'signed in']),
  ('public.put_alarm(''x'', ''x'', ''x'', null, ''x'')', array['signed out', 'signed in']),
  ('public.put_seat_alert(''x'', ''x'', ''x'', ''x'', ''x'')', array['signed out', 'signed in']),
  ('public.drop_alarms(''x'')', array['signed out', 'signed in']),
  ('public.claim_alarms(repeat(''k'', 87), 1)', array['the secret key']),
  ('public.alarms_done(''[]'')', array['the secret key']),
  ('private.pass_signature(''x'')', '{}'), ('private.new_pass(current_date)', '{}'), ('private.has_pass(''x'')', '{}'),
  ('private.is_push_endpoint(''x'')', '{}'), ('private.sealed_bytes(''x'', ''x'', ''x'', ''x'')', '{}'),
  ('private.alarm_refusal(''x'', ''x'', ''x'')', '{}'), ('private.forget_seat_alerts()', '{}')) calls (call, may);
select is(left(pg_temp.asked(p.name, format(statement, t)), 5), '42501', format('%s: refused to %s', p.name, format(statement, t)))
from people p, unnest(array['private.alarms', 'private.seat_alerts', 'private.alarm_sender', 'private.push_services', 'private.season_fee']) t,
  unnest(array['(select count(*) from %s)', '(select 1 from %s for update)']) statement;
delete from private.alarm_sender;

-- Of a phone.
create function pg_temp.id(n integer) returns text language sql as $$ select lpad(n::text, 22, 'i') $$;
create function pg_temp.secret(name text) returns text language sql as $$ select rpad(name, 43, 's') $$;
create function pg_temp.endpoint(name text) returns text language sql as $$ select 'https://fcm.googleapis.com/fcm/send/' || name $$;
create function pg_temp.sealed(bytes integer) returns text language sql as $$
  select rtrim(translate(encode(decode(repeat('ab', bytes), 'hex'), 'base64'), E'+/\n', '-_'), '=')
$$;
create function pg_temp.put(n integer, ring_at timestamptz, secret text default 'a', endpoint text default 'a', pass text default null) returns text language sql as $$
  select pg_temp.asked('signed out', format('public.put_alarm(%L, %L, %L, %L, %L, %L)', pg_temp.id(n), pg_temp.secret(secret),
    case when endpoint like 'http%' then endpoint else pg_temp.endpoint(endpoint) end, ring_at, pg_temp.sealed(615), pass))
$$;
create function pg_temp.outcome(said text) returns text language sql as $$ select coalesce(substring(said from '"outcome": "(\w+)"'), left(said, 5)) $$;
create function pg_temp.wait_for(n integer, camp text, secret text default 'a', endpoint text default 'a', pass text default null) returns text language sql as $$
  select pg_temp.outcome(pg_temp.asked('signed out', format('public.put_seat_alert(%L, %L, %L, %L, %L, %L)', pg_temp.id(n), pg_temp.secret(secret),
    pg_temp.endpoint(endpoint), camp, pg_temp.sealed(615), pass)))
$$;
create function pg_temp.pass(ago interval) returns void language sql as $$
  update private.alarms set due_at = due_at - ago, ring_at = date_trunc('minute', ring_at - ago), claimed_at = claimed_at - ago
$$;
create function pg_temp.claim(batch integer default 500) returns jsonb language sql as $$
  select pg_temp.asked('the secret key', format('public.claim_alarms(%L, %s)', repeat('k', 87), batch))::jsonb
$$;
create function pg_temp.done(claimed jsonb, outcome text) returns text language sql as $$
  select pg_temp.asked('the secret key', format('public.alarms_done(%L)',
    (select jsonb_agg(jsonb_build_object('id', c ->> 'id', 'claimed_at', c ->> 'claimed_at', 'outcome', outcome)) from jsonb_array_elements(claimed) c)))
$$;
-- A statement may call what changes rows; only the next one sees them.
create function pg_temp.here() returns text language sql as $$
  select coalesce(string_agg(ltrim(id, 'i'), ' ' order by id), '') from (select id from private.alarms union all select id from private.seat_alerts) a
$$;
create function pg_temp.clear() returns void language sql as $$
  delete from private.alarms; delete from private.seat_alerts; delete from private.hand_over_turns; delete from private.alarm_sender;
$$;

-- Where alarms may be sent.
select is(private.is_push_endpoint(endpoint), good, endpoint) from (values
  ('https://fcm.googleapis.com/fcm/send/abc:APA91b', true),
  ('https://web.push.apple.com/QG', true),
  ('https://jmt17.google.com/fcm/send/abc:APA91b', true), ('https://x.jmt17.google.com/x', false), ('https://permanently-removed.invalid/fcm/send/x', false),
  ('https://updates.push.services.mozilla.com/wpush/v2/gAAA', true),
  ('https://wns2-by3p.notify.windows.com/w/?token=BQ%3d%3d', true),
  (null, false), ('', false),
  ('http://fcm.googleapis.com/x', false), ('ftp://fcm.googleapis.com/x', false), ('//fcm.googleapis.com/x', false),
  ('https://fcm.googleapis.com', false),
  ('https://FCM.googleapis.com/x', false), ('HTTPS://fcm.googleapis.com/x', false),
  ('https://x.fcm.googleapis.com/x', false), ('https://xfcm.googleapis.com/x', false), ('https://fcm.googleapis.com.evil.example/x', false),
  ('https://fcm.googleapis.com:443/x', false), ('https://fcm.googleapis.com:8443/x', false), ('https://fcm.googleapis.com./x', false),
  ('https://fcm.googleapis.com@evil.example/x', false), ('https://user:pass@fcm.googleapis.com/x', false), ('https://evil.example#@fcm.googleapis.com/x', false),
  ('https://evil.example\@fcm.googleapis.com/x', false), ('https://evil.example/https://fcm.googleapis.com/', false), ('https://evil.example?fcm.googleapis.com/', false),
  ('https://evilpush.apple.com/x', false), ('https://push.apple.com/x', false), ('https://.push.apple.com/x', false), ('https://apple.com/.push.apple.com', false),
  ('https://web.push.apple.com.evil.example/x', false), ('https://web.push.apple.com:8080/x', false), ('http://web.push.apple.com/x', false),
  ('https://*.push.apple.com/x', false), ('https://web.push.аpple.com/x', false), ('https://xn--pple-43d.com/x', false),
  ('https://127.0.0.1/x', false), ('https://169.254.169.254/latest', false), ('https://[::1]/x', false), ('https://2130706433/x', false), ('https://localhost/x', false),
  (E'https://fcm.googleapis.com/x\r\nhost: evil', false), (E'https://fcm.googleapis.com/x\n', false), (E'\nhttps://fcm.googleapis.com/x', false),
  ('https://fcm.googleapis.com/x y', false), ('https://fcm.googleapis.com/é', false), ('https://fcm.googleapis.com/x#y', false),
  ('https://fcm.googleapis.com/' || repeat('x', 973), true), ('https://fcm.googleapis.com/' || repeat('x', 974), false)) endpoints (endpoint, good);

-- What is taken.
select is(pg_temp.outcome(pg_temp.put(1, now() + interval '1 day')), 'stored', 'an alarm of tomorrow');
select is((select (octet_length(sealed), secret_hash = sha256(convert_to(pg_temp.secret('a'), 'utf8')), ring_at = date_trunc('minute', now() + interval '1 day'), due_at = ring_at)::text
  from private.alarms), '(615,t,t,t)', 'is kept as bytes, with the hash of its secret, at a whole minute');
select is(left(pg_temp.asked('signed out', format('public.put_alarm(%L, %L, %L, now() + interval ''1 day'', %L)', id, secret, endpoint, sealed)), 5),
  code, title) from (values
  (pg_temp.id(2), pg_temp.secret('a'), pg_temp.endpoint('a'), pg_temp.sealed(102), '22023', '102 bytes are too few'),
  (pg_temp.id(2), pg_temp.secret('a'), pg_temp.endpoint('a'), pg_temp.sealed(1025), '22023', '1,025 too many'),
  (pg_temp.id(2), pg_temp.secret('a'), pg_temp.endpoint('a'), repeat('A', 141), '22023', 'no whole bytes'),
  (pg_temp.id(2), pg_temp.secret('a'), pg_temp.endpoint('a'), repeat('+', 820), '22023', 'no base64url'),
  (pg_temp.id(2), pg_temp.secret('a'), pg_temp.endpoint('a'), null, '22023', 'nothing'),
  (pg_temp.id(2), pg_temp.secret('a'), 'https://evil.example/x', pg_temp.sealed(615), '22023', 'no push service'),
  ('short', pg_temp.secret('a'), pg_temp.endpoint('a'), pg_temp.sealed(615), '22023', 'no id'),
  (null, pg_temp.secret('a'), pg_temp.endpoint('a'), pg_temp.sealed(615), '22023', 'null is no id'),
  (pg_temp.id(2), 'short', pg_temp.endpoint('a'), pg_temp.sealed(615), '22023', 'no secret'),
  (pg_temp.id(2), null, pg_temp.endpoint('a'), pg_temp.sealed(615), '22023', 'null is no secret'),
  (pg_temp.id(2), pg_temp.secret('a'), pg_temp.endpoint('a'), pg_temp.sealed(103), '{"out', '103 bytes are taken'),
  (pg_temp.id(3), pg_temp.secret('a'), pg_temp.endpoint('a'), pg_temp.sealed(1024), '{"out', 'and 1,024')) puts (id, secret, endpoint, sealed, code, title);
select pg_temp.clear();

-- When.
select is(pg_temp.outcome(pg_temp.put(n, now() + ring)), outcome, title) from (values
  (1, interval '-1 minute', 'past', 'a minute ago is past'), (2, '0', 'past', 'this minute has begun'),
  (3, '1 minute', 'stored', 'the next one has not'), (4, '400 days', 'stored', '400 days'), (5, '400 days 1 minute', '22023', 'and no more'),
  (6, '-2 years', 'past', 'long ago is past, too'), (7, null, 'stored', 'no time is the next minute')) rings (n, ring, outcome, title);
select is(pg_temp.here(), '3 4 7', 'what is past is not kept');
select is((select ring_at from private.alarms where id = pg_temp.id(7)), date_trunc('minute', now()) + interval '1 minute', 'which is the server’s own');
select is(pg_temp.put(7, null) like '%"ring_at": "%', true, 'the minute is told');
select pg_temp.clear();

-- Replacing.
select pg_temp.put(1, now() + interval '1 day');
select is(pg_temp.outcome(pg_temp.put(1, now() + interval '2 days', secret => 'b')), 'refused', 'another secret changes nothing');
select is(pg_temp.wait_for(1, 'tap-none', secret => 'b'), 'gone', 'nor as a seat alert of no camp');
select is(pg_temp.outcome(pg_temp.put(1, now() + interval '2 days', endpoint => 'b')), 'stored', 'the same secret replaces it');
select is((select (count(*), max(endpoint) = pg_temp.endpoint('b'), max(ring_at) > now() + interval '1 day')::text from private.alarms), '(1,t,t)', 'also at another endpoint');
select is(pg_temp.outcome(pg_temp.put(1, now() - interval '1 hour')), 'past', 'a time that is past');
select is((select ring_at > now() from private.alarms), true, 'leaves what is there');
select pg_temp.clear();

-- 60 an endpoint, alarms and seat alerts together.
insert into public.seasons (id, break, year, label, starts_on, ends_on)
values ('fall-2099', 'fall', 2099, 'Fall', private.today() - 30, private.today()), ('fall-2098', 'fall', 2098, 'Fall', private.today() - 30, private.today() - 1);
insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme, camp_dates, seats, seats_said_on, deleted_at)
values ('tap-full', 'fall-2099', 'basic', 'Tap Camp', 'Art', 'Oct 5-16', 'full', private.today(), null),
  ('tap-unsaid', 'fall-2099', 'basic', 'Tap Camp', 'Art', 'Oct 5-16', null, null, null),
  ('tap-open', 'fall-2099', 'basic', 'Tap Camp', 'Art', 'Oct 5-16', 'open', private.today(), null),
  ('tap-stale', 'fall-2099', 'basic', 'Tap Camp', 'Art', 'Oct 5-16', 'few', private.today() - 8, null),
  ('tap-over', 'fall-2098', 'basic', 'Tap Camp', 'Art', 'Oct 5-16', 'full', private.today(), null),
  ('tap-gone', 'fall-2099', 'basic', 'Tap Camp', 'Art', 'Oct 5-16', 'full', private.today(), now());
select is((select string_agg(distinct pg_temp.outcome(pg_temp.put(n, now() + interval '1 day')), ' ') from generate_series(1, 59) n), 'stored', '59 alarms of an endpoint');
select is(pg_temp.wait_for(60, 'tap-full'), 'stored', 'and a seat alert');
select is(pg_temp.outcome(pg_temp.put(61, now() + interval '1 day')), 'full', 'are all');
select is(pg_temp.wait_for(61, 'tap-full'), 'full', 'for seat alerts, too');
select is(pg_temp.outcome(pg_temp.put(59, now() + interval '2 days')), 'stored', 'one that is there may change');
select is(pg_temp.outcome(pg_temp.put(61, now() + interval '1 day', endpoint => 'b')), 'stored', 'another endpoint has its own 60');
select is(pg_temp.outcome(pg_temp.put(61, now() + interval '1 day')), 'full', 'and nothing moves from there to a full one');
select is((select endpoint from private.alarms where id = pg_temp.id(61)), pg_temp.endpoint('b'), 'it stays where it was');
select pg_temp.clear();

-- Turns.
insert into private.hand_over_turns (address_hash, what) select private.network_hash(64), 'new alarm' from generate_series(1, 399);
select is(pg_temp.outcome(pg_temp.put(1, now() + interval '1 day')), 'stored', 'an address puts 400 new alarms an hour');
select is(pg_temp.outcome(pg_temp.put(2, now() + interval '1 day')), 'PT429', 'and no more');
select is(pg_temp.outcome(pg_temp.put(1, now() + interval '2 days')), 'stored', 'changes need no turn');
select pg_temp.clear();

-- Dropping.
select pg_temp.put(1, now() + interval '1 day'), pg_temp.put(2, now() + interval '1 day'), pg_temp.wait_for(3, 'tap-full'),
  pg_temp.put(4, now() + interval '1 day', secret => 'b'), pg_temp.wait_for(5, 'tap-full', secret => 'b');
create function pg_temp.drop(secret text, ids text) returns text language sql as $$
  select pg_temp.asked('signed out', format('public.drop_alarms(%L, %L)', secret, ids))
$$;
select is(pg_temp.drop(pg_temp.secret('c'), null), '{"dropped": 0}', 'another secret drops nothing');
select is(pg_temp.drop(pg_temp.secret('a'), jsonb_build_array(pg_temp.id(4), pg_temp.id(5))::text), '{"dropped": 0}', 'nor what is another’s');
select is(pg_temp.drop(pg_temp.secret('a'), '[]'), '{"dropped": 0}', 'an empty list is nothing');
select is(pg_temp.here(), '1 2 3 4 5', 'so far all are here');
select is(pg_temp.drop(pg_temp.secret('a'), jsonb_build_array(pg_temp.id(1), pg_temp.id(3), 'none')::text), '{"dropped": 2}', 'by their ids');
select is(pg_temp.drop(pg_temp.secret('a'), null), '{"dropped": 1}', 'and all of a phone');
select is(pg_temp.here(), '4 5', 'only its own are gone');
select is(left(pg_temp.drop(secret, ids), 5), '22023', title) from (values
  ('short', null, 'no secret'), (null, null, 'null is none'), (pg_temp.secret('a'), '{"a": 1}', 'no list'), (pg_temp.secret('a'), '"x"', 'nor a word'),
  (pg_temp.secret('a'), (select jsonb_agg(n)::text from generate_series(1, 101) n), '101 ids')) wrong (secret, ids, title);
select pg_temp.clear();

-- The sender.
select is(pg_temp.asked('signed out', 'public.alarm_key()'), '{"fee": null, "key": null, "rings": false}', 'without a sender nothing rings');
select pg_temp.claim();
select is(pg_temp.asked('signed out', 'public.alarm_key()')::jsonb, jsonb_build_object('key', repeat('k', 87), 'rings', true, 'fee', null), 'one that has run is known by its key');
update private.alarm_sender set ran_at = now() - interval '11 minutes';
select is(pg_temp.asked('signed out', 'public.alarm_key()')::jsonb -> 'rings', 'false', 'one that has not run for 11 minutes rings nothing');
select is(left(pg_temp.asked('the secret key', 'public.claim_alarms(''short'', 1)'), 5), '23514', 'a key that is none is refused');

-- Claiming.
select pg_temp.put(n, now() + n * interval '1 minute') from generate_series(1, 5) n;
select is(pg_temp.claim(), '[]', 'nothing is due before its minute');
select pg_temp.pass('3 minutes');
select is((select jsonb_agg(ltrim(c ->> 'id', 'i') order by c ->> 'id') from jsonb_array_elements(pg_temp.claim(2)) c), '["1", "2"]', 'the oldest come first, a batch at a time');
create temp table claimed on commit drop as select pg_temp.claim() as c;
select is((select ltrim(c #>> '{0,id}', 'i') || ' ' || jsonb_array_length(c) from claimed), '3 1', 'what is claimed is nobody else’s');
select is((select (c #>> '{0,endpoint}' = pg_temp.endpoint('a'), rtrim(c #>> '{0,sealed}', '=') = pg_temp.sealed(615))::text from claimed), '(t,t)', 'it is what the phone left');
select is((select array_agg(key order by key) from claimed, jsonb_object_keys(c -> 0) key), array['claimed_at', 'endpoint', 'id', 'sealed'], 'and no more than that');
select pg_temp.pass('1 day 3 minutes');
select is(pg_temp.claim(), '[]', 'what is a day late does not ring');
select is(pg_temp.here(), '', 'and is gone, claimed or not');

-- What becomes of one. A phone has five here, two of them seat alerts; another one has one.
create function pg_temp.after(outcome text, times integer default 1) returns text language plpgsql as $$
declare
  said text;
begin
  perform pg_temp.clear();
  perform pg_temp.put(1, now() + interval '1 minute'), pg_temp.put(2, now() + interval '1 day'), pg_temp.put(3, now() + interval '1 day'),
    pg_temp.wait_for(4, 'tap-full'), pg_temp.wait_for(5, 'tap-unsaid'), pg_temp.put(6, now() + interval '1 day', secret => 'b', endpoint => 'b');
  perform pg_temp.pass('1 minute');
  for n in 1..times loop
    said := pg_temp.done(pg_temp.claim(), outcome);
    update private.alarms set due_at = now() where id = pg_temp.id(1) and due_at = now() + interval '10 minutes' and n < times;
  end loop;
  return coalesce(nullif(said, '""') || ' ', '') || pg_temp.here();
end
$$;
select is(pg_temp.after(outcome), here, outcome) from (values
  ('sent', '2 3 4 5 6'), ('lost', '2 3 4 5 6'), ('refused', '2 3 4 5 6'), ('gone', '6'), ('busy', '1 2 3 4 5 6'), ('setup', '1 2 3 4 5 6')) outcomes (outcome, here);
select is(pg_temp.after(outcome, 2), '2 3 4 5 6', outcome || ' twice is given up') from unnest(array['busy', 'setup']) outcome;
select is(left(pg_temp.after(outcome), 5), '22023', coalesce(outcome, 'null') || ' is no outcome') from unnest(array['rung', null]) outcome;
select pg_temp.after('busy');
select is((select (due_at = now() + interval '10 minutes', claimed_at is null, tries)::text from private.alarms where id = pg_temp.id(1)), '(t,t,1)', 'busy: once more, in 10 minutes');
select is((select refused_at from private.alarm_sender), null, 'which says nothing of our key');
select pg_temp.after('setup');
select is((select refused_at = now() from private.alarm_sender), true, 'setup says when our key was refused');
select pg_temp.asked('the secret key', format('public.claim_alarms(%L, 1)', repeat('K', 87)));
select is((select (public_key = repeat('K', 87), refused_at is null)::text from private.alarm_sender), '(t,t)', 'another key is not the one that was refused');

-- A phone replaces its alarm while it is being sent.
create function pg_temp.after_replacing(outcome text) returns text language plpgsql as $$
declare
  claimed jsonb;
begin
  perform pg_temp.clear();
  perform pg_temp.put(1, now() + interval '1 minute'), pg_temp.put(2, now() + interval '1 day');
  perform pg_temp.pass('1 minute');
  claimed := pg_temp.claim();
  perform pg_temp.put(1, now() + interval '1 day');
  perform pg_temp.done(claimed, outcome);
  return (select string_agg(format('%s %s %s', ltrim(id, 'i'), tries, due_at > now() + interval '1 hour'), ', ' order by id) from private.alarms);
end
$$;
select is(pg_temp.after_replacing(outcome), '1 0 t, 2 0 t', outcome || ' is not of the alarm that came instead')
from unnest(array['sent', 'lost', 'refused', 'gone', 'busy', 'setup']) outcome;
select pg_temp.clear();

-- Seat alerts.
select is(pg_temp.wait_for(n, camp), outcome, camp) from (values (1, 'tap-full', 'stored'), (2, 'tap-unsaid', 'stored'), (3, 'tap-stale', 'stored'),
  (4, 'tap-open', 'room'), (5, 'tap-over', 'gone'), (6, 'tap-gone', 'gone'), (7, 'tap-none', 'gone'), (8, null, 'gone')) waits (n, camp, outcome);
select is(pg_temp.here(), '1 2 3', 'what has room, or is gone, is not waited for');
select is(pg_temp.wait_for(1, 'tap-full', secret => 'b'), 'refused', 'another secret changes no seat alert');
update public.camps set seats = 'waitlist' where id = 'tap-full';
update public.camps set seats = 'full', seats_said_on = private.today() where id = 'tap-unsaid';
update public.camps set camp_theme = 'Clay' where id like 'tap-%' and deleted_at is null;
select is(pg_temp.claim(), '[]', 'a waitlist, or another change, is no room');
update public.camps set seats = 'few' where id in ('tap-full', 'tap-unsaid');
select is((select jsonb_agg(ltrim(c ->> 'id', 'i') order by c ->> 'id') from jsonb_array_elements(pg_temp.claim()) c), '["1", "2"]', 'when somebody says that there is room, they ring at once');
select is((select string_agg(ltrim(id, 'i'), ' ') from private.seat_alerts), '3', 'and wait no more');
update public.camps set seats = 'full' where id = 'tap-full';
update public.camps set seats = 'open' where id = 'tap-full';
select is(pg_temp.claim(), '[]', 'each rings once');
select is(pg_temp.wait_for(9, 'tap-unsaid'), 'room', 'who comes later sees the room');
select is(pg_temp.drop(pg_temp.secret('a'), jsonb_build_array(pg_temp.id(1))::text), '{"dropped": 1}', 'one that rings can still be dropped by its phone');
select pg_temp.clear();
insert into private.camp_sessions (camp_id, id, position, dates, seats, seats_said_on) values ('tap-stale', 'one', 0, 'Oct 5-9', 'full', private.today()),
  ('tap-stale', 'two', 1, 'Oct 12-16', null, null);
select is(pg_temp.wait_for(1, 'tap-stale'), 'stored', 'a phone waits for a camp with sessions');
update private.camp_sessions set seats = 'waitlist' where camp_id = 'tap-stale' and id = 'one';
select is(pg_temp.claim(), '[]', 'a session with a waitlist has no room');
update private.camp_sessions set seats = 'open', seats_said_on = private.today() where camp_id = 'tap-stale' and id = 'two';
select is((select jsonb_agg(ltrim(c ->> 'id', 'i')) from jsonb_array_elements(pg_temp.claim()) c), '["1"]', 'room in one session rings for its camp, and for no other');
select pg_temp.clear();
-- What nobody has said again for a week is not known: then it is news that there is room.
select is(pg_temp.wait_for(1, 'tap-stale'), 'stored', 'what was said 8 days ago is no room');
update public.camps set seats_said_on = private.today() where id = 'tap-stale';
select is(jsonb_array_length(pg_temp.claim()), 1, 'said again, it rings');
select pg_temp.clear();
update public.camps set seats = 'full' where id = 'tap-full';
select pg_temp.wait_for(1, 'tap-full');
insert into private.camp_sessions (camp_id, id, position, dates, seats, seats_said_on) values ('tap-full', 'old', 0, 'Oct 5-9', 'open', private.today() - 8);
select is(pg_temp.claim(), '[]', 'a session that came with what was said 8 days ago rings nothing');
insert into private.camp_sessions (camp_id, id, position, dates, seats, seats_said_on) values ('tap-full', 'new', 1, 'Oct 12-16', 'few', private.today());
select is(jsonb_array_length(pg_temp.claim()), 1, 'a new session with room rings');
select pg_temp.clear();
update public.camps set seats = 'full' where id in ('tap-full', 'tap-unsaid');
select pg_temp.wait_for(1, 'tap-full'), pg_temp.wait_for(2, 'tap-unsaid');
select private.forget_seat_alerts();
select is(pg_temp.here(), '1 2', 'what waits in a season that is not over stays');
update public.camps set deleted_at = now() where id = 'tap-full';
select private.forget_seat_alerts();
select is(pg_temp.here(), '2', 'what waits for a camp that is gone is forgotten');
update public.camps set deleted_at = null, seats = 'open' where id = 'tap-full';
select is(pg_temp.claim(), '[]', 'and does not ring when it comes back');
update public.seasons set ends_on = private.today() - 1 where id = 'fall-2099';
select private.forget_seat_alerts();
select is(pg_temp.here(), '', 'and what waits in a season that is over');
update public.seasons set ends_on = private.today() where id = 'fall-2099';
select pg_temp.clear();

-- Passes.
select is(private.has_pass(null), true, 'while no fee is asked for everybody has a pass');
update private.pepper set value = decode('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 'hex');
-- Of createHmac of node:crypto, with the SHA-256 of 'season pass' and the pepper as its key.
select is(private.pass_signature('2099-12-31.AAAAAAAAAAAAAAAAAAAAAA'), 'wsLDywpXZrQuDj2tchIhfDRxxzklrJmxwQ0Y5JnewbY', 'the signature is HMAC-SHA-256');
insert into private.season_fee (checkout_url) values ('https://pay.example/season');
select is(pg_temp.asked('signed out', 'public.alarm_key()')::jsonb -> 'fee', '{"cents": 499, "checkout_url": "https://pay.example/season"}', 'the fee is told');
select is(pg_temp.outcome(pg_temp.put(1, now() + interval '1 day')), 'unpaid', 'then an alarm needs a pass');
select is(pg_temp.wait_for(1, 'tap-unsaid'), 'unpaid', 'and a seat alert');
select is(pg_temp.here(), '', 'nothing is kept without one');
create temp table passes on commit drop as select private.new_pass(private.today()) as good, private.new_pass(private.today() - 1) as old;
select is(pg_temp.outcome(pg_temp.put(1, now() + interval '1 day', pass => (select good from passes))), 'stored', 'a pass counts on its last day');
select is(pg_temp.wait_for(2, 'tap-unsaid', pass => (select good from passes)), 'stored', 'as often as it is shown');
select is(private.has_pass(pass), false, title) from passes, lateral (values
  (old, 'not a day later'), (null, 'nothing is no pass'), ('', 'nor an empty one'), (good || 'x', 'nor a longer one'), (left(good, -1), 'nor a shorter one'),
  (overlay(good placing '9' from 1 for 1), 'nor one of another year'), (overlay(good placing case substr(good, 15, 1) when 'A' then 'B' else 'A' end from 15 for 1), 'nor with another nonce'),
  (overlay(good placing case right(good, 2) when 'AA' then 'BB' else 'AA' end from char_length(good) - 1), 'nor with another signature'),
  (left(good, 33) || '.' || private.pass_signature(left(old, 33)), 'nor with the signature of another'), (E'\n' || good, 'nor behind a line'), (good || E'\n', 'nor before one'),
  ('2099-13-45' || substr(good, 11), 'nor of no day')) forged (pass, title);
select is((select count(distinct private.new_pass(private.today())) from generate_series(1, 100)), 100::bigint, 'no two passes are alike');
delete from private.season_fee;
select is(private.has_pass('forged'), true, 'when no fee is asked for any more, everybody has one');

select * from finish();
rollback;
