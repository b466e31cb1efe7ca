-- Sending a listing: whatever comes late, twice or in another order, the newest revision stands.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

-- As somebody, without a session: the answer, or the error as {"code", "message", "hint", "details"}.
create function pg_temp.ask(who text, statement text) returns jsonb language plpgsql as $$
declare
  answer jsonb;
  said text;
  tip text;
  more text;
begin
  execute format('set local role %I', who);
  execute 'select ' || statement into answer;
  reset role;
  return answer;
exception when others then
  get stacked diagnostics said = message_text, tip = pg_exception_hint, more = pg_exception_detail;
  return jsonb_build_object('code', sqlstate, 'message', said, 'hint', tip, 'details', more);
end
$$;

create function pg_temp.secret(number integer) returns text language sql as $$ select rpad('secret-' || number, 43, 'x') $$;
create function pg_temp.submission(number integer) returns uuid language sql as $$
  select ('00000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid
$$;
create function pg_temp.fields(changes jsonb default '{}') returns jsonb language sql as $$
  select '{"camp_provider_name": "Moss & Marble", "email": "hello@moss.example", "website_url": "https://moss.example/fall",
    "camp_theme": "Art, Nature", "age_min": 6, "age_max": 11, "street_address": "12 Mill St", "city": "Decatur",
    "state": "GA", "zip_code": "30030", "camp_dates": "Oct 12-16", "camps_hours": "9-3", "price": "$325", "season_wish": "fall",
    "answer": null, "logo_path": null, "logo_bytes": null, "withdrawn": false, "trap": "", "fill_seconds": 95}'::jsonb || changes
$$;
create function pg_temp.put(number integer, revision integer, changes jsonb default '{}', who text default 'anon') returns jsonb language sql as $$
  select pg_temp.ask(who, format('public.put_submission(%L, %L, %L, %L)', pg_temp.submission(number), revision,
    pg_temp.secret(number), pg_temp.fields(changes)))
$$;
create function pg_temp.outcome(answer jsonb) returns text language sql as $$
  select coalesce(answer ->> 'outcome', answer ->> 'code') || coalesce(' ' || (answer ->> 'revision') || ' ' || (answer ->> 'status'), '')
$$;
create function pg_temp.turns() returns bigint language sql as $$ select count(*) from private.turns $$;

-- A first sending.
create temp table first on commit drop as select pg_temp.put(1, 1) as answer;
select is(answer - array['id', 'received_at', 'waiting_since', 'updated_at'], '{"outcome": "stored", "revision": 1, "status": "pending", "note": null,
  "opened_at": null, "logo": "none", "live": []}', 'a first sending is stored and waits for a reviewer') from first;
select is((select jsonb_strip_nulls(to_jsonb(s)) - array['secret_hash', 'received_at', 'waiting_since', 'updated_at'] from public.camp_submissions s),
  jsonb_strip_nulls(pg_temp.fields()) - array['withdrawn', 'trap', 'fill_seconds'] || jsonb_build_object('id', pg_temp.submission(1), 'revision', 1,
    'status', 'pending', 'is_doubtful', false, 'doubts', '[]'::jsonb),
  'every field is stored as it was sent');
select is((select secret_hash from public.camp_submissions), sha256(convert_to(pg_temp.secret(1), 'utf8')), 'of the secret only the hash');

-- Repeats, late ones, other devices.
select is(pg_temp.outcome(pg_temp.put(1, 1)), 'known 1 pending', 'a repeat is known');
select is(pg_temp.put(1, 1) - 'outcome', (select answer - 'outcome' from first), 'and answered as the first time');
select is(pg_temp.outcome(pg_temp.put(1, 1, '{"price": "$1"}')), 'conflict 1 pending', 'the same revision with other words is a conflict');
select is((select price from public.camp_submissions), '$325', 'which changes nothing');
select is(pg_temp.outcome(pg_temp.put(1, 3, '{"price": "$350"}')), 'stored 3 pending', 'a newer revision is stored, also when one before it is missing');
select is(pg_temp.outcome(pg_temp.put(1, 2, '{"price": "$340"}')), 'conflict 3 pending', 'one that was overtaken on the way is not written');
select is(pg_temp.outcome(pg_temp.put(1, 1)), 'known 3 pending', 'the first one again is known still');
select is(pg_temp.outcome(pg_temp.put(1, 3, '{"price": "$350", "trap": "x", "fill_seconds": 1, "unknown": {}}')), 'known 3 pending',
  'what is not kept does not make it another');
select is((select price || ' ' || revision from public.camp_submissions), '$350 3', 'the newest revision stands');
select is(pg_temp.turns(), 2::bigint, 'two of all these cost a turn: those that were stored');
select is((select array_agg(what order by id) from private.submission_events), array['received', 'edited'], 'and left an entry');

-- Withdrawn for good.
select is(pg_temp.outcome(pg_temp.put(1, 4, '{"withdrawn": true, "email": "no longer one"}')), 'stored 4 withdrawn', 'a withdrawal is stored, whatever else it says');
select is(pg_temp.outcome(pg_temp.put(1, 4, '{"withdrawn": true}')), 'known 4 withdrawn', 'a repeated withdrawal is known');
select is(pg_temp.outcome(pg_temp.put(1, 5)), 'closed 4 withdrawn', 'after it the submission is closed');
select is(pg_temp.outcome(pg_temp.put(1, 2)), 'conflict 4 withdrawn', 'a late original stays out');
select is(pg_temp.outcome(pg_temp.put(2, 2, '{"withdrawn": true}')), 'stored 2 withdrawn', 'a withdrawal may come before the original');
select is(pg_temp.outcome(pg_temp.put(2, 1)), 'conflict 2 withdrawn', 'which then stays out');

-- Whose it is.
create function pg_temp.with_secret(secret text) returns jsonb language sql as $$
  select pg_temp.ask('anon', format('public.put_submission(%L, 1, %L, %L)', pg_temp.submission(1), secret, pg_temp.fields()))
$$;
select is(pg_temp.with_secret(pg_temp.secret(2)), '{"code": "PT403", "message": "This is not the secret of this submission", "hint": "", "details": ""}',
  'another secret is refused');
select is(pg_temp.with_secret(s) ->> 'code', '22023', format('no secret: %s', s)) from unnest(array['', 'short', repeat('x', 44), repeat('!', 43), null]) s;
select is(pg_temp.ask('anon', format('public.submission_status(%L, %L)', id, secret)), null, 'a wrong secret, an unknown id: nothing is said')
from (values (pg_temp.submission(1), pg_temp.secret(2)), (pg_temp.submission(99), pg_temp.secret(99)), (pg_temp.submission(1), null), (null, null)) t (id, secret);
select is((status -> 'history') @? '$[*] ? (@.what == "withdrawn")' and status ->> 'outcome' = 'known'
    and jsonb_strip_nulls(status -> 'fields') = jsonb_strip_nulls(pg_temp.fields('{"price": "$350"}')) - array['withdrawn', 'trap', 'fill_seconds'], true,
  'the private link shows fields and history')
from (select pg_temp.ask('anon', format('public.submission_status(%L, %L)', pg_temp.submission(1), pg_temp.secret(1))) as status) t;

-- Robots are noted, not told.
select is(pg_temp.put(10, 1, '{"trap": "http://spam.example", "fill_seconds": 2}') - array['id', 'received_at', 'waiting_since', 'updated_at'],
  (select answer - array['id', 'received_at', 'waiting_since', 'updated_at'] from first), 'a robot gets the answer that everybody gets');
select is((select doubts from public.camp_submissions where id = pg_temp.submission(10)),
  array['The hidden field was filled in', 'The form took less than 5 seconds'], 'the reviewer reads why');
select is(doubts <> '{}' and is_doubtful, expected, format('doubtful: %s', facts))
from (values (11, '{"fill_seconds": 4.9}'::jsonb, true), (12, '{"fill_seconds": 5}', false), (13, '{"fill_seconds": null}', true),
  (14, '{"fill_seconds": "95"}', true), (15, '{"trap": null}', false), (16, '{"trap": {}}', true)) t (number, facts, expected),
  lateral (select pg_temp.put(number, 1, facts)) sent,
  lateral (select is_doubtful, doubts from public.camp_submissions where id = pg_temp.submission(number) and sent is not null) s;
select pg_temp.put(10, 2, '{"price": "$5"}');
select is((select is_doubtful from public.camp_submissions where id = pg_temp.submission(10)), true, 'a doubt stays with an edit');
delete from private.turns;

-- Turns.
select set_config('request.headers', '{"x-forwarded-for": "203.0.113.7"}', true);
select is((select count(*) from generate_series(101, 120) n where pg_temp.outcome(pg_temp.put(n, 1)) = 'stored 1 pending'), 20::bigint,
  'an address sends 20 an hour');
select is(pg_temp.put(121, 1), '{"code": "PT429", "message": "Too many submissions from this address", "hint": "3600", "details": ""}',
  'then it is told when to come back');
select is(pg_temp.outcome(pg_temp.put(120, 1)), 'known 1 pending', 'a repeat is still answered');
select is(pg_temp.outcome(pg_temp.put(121, 1, '{"city": ""}')), '23514', 'what is refused is refused, and costs no turn');
select set_config('request.headers', '{"x-forwarded-for": "198.51.100.1, 203.0.113.7"}', true);
select is(pg_temp.outcome(pg_temp.put(121, 1)), 'PT429', 'addresses that the client put in front count for nothing');
select set_config('request.headers', '{"cf-connecting-ip": "203.0.113.7", "x-forwarded-for": "198.51.100.2"}', true);
select is(pg_temp.outcome(pg_temp.put(121, 1)), 'PT429', 'where Cloudflare names the address, it counts');
select is(pg_temp.outcome(pg_temp.put(121, 1, '{}', 'service_role')), 'stored 1 pending', 'the secret key takes no turn');
select set_config('request.headers', '{"x-forwarded-for": "203.0.113.8"}', true);
select is(pg_temp.outcome(pg_temp.put(122, 1)), 'stored 1 pending', 'another address has turns of its own');
select is((select count(distinct address_hash) || ' ' || bool_or(position('203'::bytea in address_hash) > 0) from private.turns), '2 false',
  'addresses are kept as hashes');

select set_config('request.headers', '{"x-forwarded-for": "203.0.113.7"}', true);
update private.turns set taken_at = now() - interval '59 minutes';
select is(pg_temp.put(123, 1) ->> 'hint', '60', 'after 59 minutes there is a minute left');
update private.turns set taken_at = now() - interval '1 hour';
select is(pg_temp.outcome(pg_temp.put(123, 1)), 'stored 1 pending', 'after an hour there are turns again');
insert into private.turns (address_hash, taken_at) select private.network_hash(64), now() - interval '23 hours' from generate_series(1, 39);
select is(pg_temp.put(124, 1) ->> 'hint', '3600', 'an address sends 60 a day');
update private.turns set taken_at = taken_at - interval '1 day';
select is(pg_temp.outcome(pg_temp.put(124, 1)), 'stored 1 pending', 'the next day it has turns again');
select is(pg_temp.turns(), 1::bigint, 'older turns are forgotten');

-- What comes from an IPv6 address counts for its network.
create function pg_temp.from_address(address text) returns void language sql as $$
  select set_config('request.headers', jsonb_build_object('x-forwarded-for', address)::text, true)
$$;
create function pg_temp.outcomes(first integer, last integer, address text, changes jsonb default '{}') returns text language sql as $$
  select string_agg(outcome || ' x' || n, ', ' order by n desc) from (
    select pg_temp.outcome(pg_temp.put(n, 1, changes)) as outcome, count(*) as n
    from generate_series(first, last) n, lateral pg_temp.from_address(format(address, to_hex(n))) group by 1) t
$$;
delete from private.turns;
select is(pg_temp.outcomes(1001, 1025, '2001:db8:1:1::%s'), 'stored 1 pending x20, PT429 x5', 'all addresses of one /64 send 20 an hour together');
select pg_temp.from_address('2001:db8:1:2::1');
select is(pg_temp.outcome(pg_temp.put(1021, 1)), 'stored 1 pending', 'another /64 has turns of its own');
select is(pg_temp.outcomes(1026, 1050, '2001:db8:1:%s::1'), 'stored 1 pending x19, PT429 x6', 'all networks of one /48 send 40 an hour together');
select pg_temp.from_address('2001:db8:2::1');
select is(pg_temp.outcome(pg_temp.put(1051, 1)), 'stored 1 pending', 'another /48 has turns of its own');
delete from private.turns;
select is(pg_temp.outcomes(1052, 1076, '::ffff:203.0.113.7'), 'stored 1 pending x20, PT429 x5', 'IPv4 written as IPv6');
select pg_temp.from_address('203.0.113.7');
select is(pg_temp.outcome(pg_temp.put(1077, 1)), 'PT429', 'is the same address');
select pg_temp.from_address('::ffff:203.0.113.8');
select is(pg_temp.outcome(pg_temp.put(1077, 1)), 'stored 1 pending', 'and its neighbor another one');
delete from private.turns;
select is(pg_temp.outcomes(1078, 1102, 'no address %s'), 'stored 1 pending x20, PT429 x5', 'requests without an address share their turns');

-- Withdrawals.
delete from private.turns;
select is(pg_temp.outcomes(1103, 1127, '203.0.113.7', '{"withdrawn": true}'), 'stored 1 withdrawn x20, PT429 x5', 'withdrawals that come before their original count for their address');
select is((select count(*) from private.turns where is_shared), 0::bigint, 'and take no turn that all share');
select is(pg_temp.outcome(pg_temp.put(1077, 2, '{"withdrawn": true}')), 'stored 2 withdrawn', 'what is here can be taken down when no turn is left');

-- All addresses together.
delete from private.turns;
insert into private.turns (address_hash, network_hash, taken_at) select sha256(n::text::bytea), sha256(n::text::bytea), now() - interval '3 hours' from generate_series(1, 399) n;
select pg_temp.from_address('2001:db8:1:1::1');
select is(pg_temp.outcome(pg_temp.put(1201, 1)), 'stored 1 pending', 'an address that has sent nothing today sends one of the last 100');
select pg_temp.from_address('2001:db8:1:2::1');
select is(pg_temp.put(1202, 1) ->> 'details', 'prove', 'another one of its /48 has to prove that it is no robot');
select pg_temp.from_address('203.0.113.7');
select is(pg_temp.outcome(pg_temp.put(1202, 1)), 'stored 1 pending', 'one elsewhere has not');
select is(pg_temp.put(1203, 1) ->> 'details', 'prove', 'before its second one');

delete from private.turns;
insert into private.turns (address_hash, taken_at) select private.network_hash(64), now() - interval '3 hours' from generate_series(1, 1) n;
insert into private.turns (address_hash, network_hash, taken_at) select sha256(n::text::bytea), sha256(n::text::bytea), now() - interval '3 hours' from generate_series(1, 499) n;
select is(pg_temp.put(125, 1), '{"code": "PT429", "message": "Too many submissions today", "hint": "75600", "details": "prove"}',
  'after 500 a day a sender must prove to be a person');
select is(pg_temp.outcome(pg_temp.put(125, 1, '{}', 'service_role')), 'stored 1 pending', 'the function that asked for a proof may send');
select pg_temp.ask('service_role', 'null::jsonb from public.forget_turns()');
select is(pg_temp.turns(), 0::bigint, 'the operator gives everybody new turns');

-- A logo: one name is one file for ever.
create function pg_temp.stored_by(who text, file_name text) returns text language plpgsql as $$
begin
  execute format('set local role %I', who);
  insert into storage.objects (bucket_id, name) values ('camp-logos', file_name);
  reset role;
  return 'taken';
exception when others then
  return sqlstate;
end
$$;
create temp table logo on commit drop as select '{"logo_path": "1763900000000-moss-marble-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp", "logo_bytes": 5000}'::jsonb as named, '1763900000000-moss-marble-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp' as name;
grant select on logo to anon, authenticated;
select is(pg_temp.stored_by('anon', name), '42501', 'a file that no submission names is refused') from logo;
select is(pg_temp.put(201, 1, named) ->> 'logo', 'awaited', 'a submission names its logo') from logo;
select is(pg_temp.outcome(pg_temp.put(202, 1, named)), '23505', 'and no other may') from logo;
select is(pg_temp.put(202, 1, named) ->> 'message', 'This logo’s name is in use', 'which is said in words') from logo;
select is(pg_temp.stored_by('anon', '1763900000000-other-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp'), '42501', 'another name is refused');
select is(pg_temp.stored_by('anon', name), 'taken', 'then the file is taken') from logo;
select is(pg_temp.stored_by('anon', name), '23505', 'once') from logo;
select is(pg_temp.put(201, 1, named) ->> 'logo', 'here', 'and the repeat says so') from logo;

-- What the storage service says of a file agrees with its row, as far as it says it.
create function pg_temp.stored_with(metadata jsonb) returns text language plpgsql as $$
begin
  set local role anon;
  insert into storage.objects (bucket_id, name, metadata) values ('camp-logos', '1763900000002-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp', metadata);
  raise exception 'taken' using errcode = 'P0001';
exception when others then
  return case sqlstate when 'P0001' then 'taken' else sqlstate end;
end
$$;
select pg_temp.put(204, 1, '{"logo_path": "1763900000002-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp", "logo_bytes": 10}');
select is(pg_temp.stored_with(metadata), outcome, format('a file of 10 bytes in WebP, said to be %s', metadata))
from (values ('{"mimetype": "image/webp", "contentLength": 10}'::jsonb, 'taken'), ('{"mimetype": "image/webp", "size": 10}', 'taken'), ('{"mimetype": "image/webp"}', 'taken'), (null, 'taken'),
  ('{"mimetype": "image/png", "contentLength": 10}', '42501'), ('{"mimetype": "image/webp", "contentLength": 2008}', '42501'), ('{"size": 11}', '42501')) t (metadata, outcome);
insert into storage.objects (bucket_id, name, metadata) values ('camp-logos', '1763900000002-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp', '{"mimetype": "image/webp", "size": 2008}');
select is(pg_temp.put(204, 1, '{"logo_path": "1763900000002-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp", "logo_bytes": 10}') ->> 'logo', 'awaited', 'a file of another length is not the logo');
update storage.objects set metadata = '{"mimetype": "image/png", "size": 10}' where name = '1763900000002-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp';
select is(pg_temp.put(204, 1, '{"logo_path": "1763900000002-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp", "logo_bytes": 10}') ->> 'logo', 'awaited', 'nor is one of another type');
update storage.objects set metadata = '{"mimetype": "image/webp", "size": 10}' where name = '1763900000002-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp';
select is(pg_temp.put(204, 1, '{"logo_path": "1763900000002-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp", "logo_bytes": 10}') ->> 'logo', 'here', 'the one that agrees is');
select is(pg_temp.put(203, 1, '{"logo_path": "1763900000001-moss-marble-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.png", "logo_bytes": 1}') ->> 'logo', 'awaited', 'one more');
select is(pg_temp.outcome(pg_temp.put(203, 2, '{"withdrawn": true}')), 'stored 2 withdrawn', 'is withdrawn');
select is(pg_temp.stored_by('anon', '1763900000001-moss-marble-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.png'), '42501', 'and its logo refused');

select * from finish();
rollback;
