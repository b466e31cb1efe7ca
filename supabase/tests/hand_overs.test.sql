-- A plan on its way: 15 minutes, three reads, turns by address, and nothing else.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

-- As anon: the answer without its moments, or SQLSTATE and words.
create function pg_temp.asked(statement text) returns text language plpgsql as $$
declare
  said jsonb;
  hint text;
begin
  set local role anon;
  execute 'select ' || statement into said;
  reset role;
  return said - 'expires_at';
exception when others then
  get stacked diagnostics hint = pg_exception_hint;
  return sqlstate || ' ' || sqlerrm || case when hint ~ '^[0-9]+$' then ' (' || hint || ' s)' else '' end;
end
$$;
create function pg_temp.put(place text, sealed text) returns text language sql as $$
  select pg_temp.asked(format('public.put_hand_over(%L, %L)', place, sealed))
$$;
create function pg_temp.take(place text) returns text language sql as $$
  select pg_temp.asked(format('public.take_hand_over(%L)', place))
$$;
create function pg_temp.from_address(address text) returns text language sql as $$
  select set_config('request.headers', jsonb_build_object('x-forwarded-for', address)::text, true)
$$;
create function pg_temp.place(n integer) returns text language sql as $$ select lpad(n::text, 22, '_') $$;

select is(pg_temp.put(pg_temp.place(1), 'abc'), '{}', 'a plan is taken');
select is((select expires_at - now() from private.hand_overs), interval '15 minutes', 'for 15 minutes');
select is(pg_temp.put(pg_temp.place(1), 'abc'), '{}', 'the same once more changes nothing');
select is((select count(*)::integer from private.hand_over_turns), 1, 'and costs no turn');
select is(pg_temp.put(pg_temp.place(1), 'abd'), 'PT409 This place is taken', 'nobody puts another plan into its place');
select is(pg_temp.take(pg_temp.place(1)), '{"sealed": "abc", "outcome": "here"}', 'read ' || n) from generate_series(1, 3) n;
select is(pg_temp.take(pg_temp.place(1)), '{"outcome": "used"}', 'the fourth read is refused');
select is((select sealed from private.hand_overs), null, 'and nothing is kept after the third');
select is(pg_temp.take(pg_temp.place(2)), '{"outcome": "unknown"}', 'a place nobody knows');
select is(pg_temp.take(null), '{"outcome": "unknown"}', 'no place');

select is(pg_temp.put(pg_temp.place(3), 'abc'), '{}', 'a plan nobody fetches');
update private.hand_overs set expires_at = now() where place = pg_temp.place(3);
select is(pg_temp.take(pg_temp.place(3)), '{"outcome": "expired"}', 'is refused after 15 minutes');
select is((select sealed from private.hand_overs where place = pg_temp.place(3)), null, 'and gone');
update private.hand_overs set expires_at = now() - interval '1 day';
select is(pg_temp.put(pg_temp.place(4), 'abc'), '{}', 'a day later');
select is((select array_agg(place) from private.hand_overs), array[pg_temp.place(4)], 'nobody knows that it was there');

select is(pg_temp.put(place, sealed), '22023 ' || words, coalesce(place, 'null') || ': ' || words)
from (values
  (null, 'abc', 'The place is not 16 bytes in base64url'), ('short', 'abc', 'The place is not 16 bytes in base64url'),
  (repeat('a', 23), 'abc', 'The place is not 16 bytes in base64url'), (repeat('=', 22), 'abc', 'The place is not 16 bytes in base64url'),
  (pg_temp.place(5), null, 'A plan has 1 to 262144 letters'), (pg_temp.place(5), repeat('a', 262145), 'A plan has 1 to 262144 letters'),
  (pg_temp.place(5), '', 'The plan is not in base64url'), (pg_temp.place(5), '{"children": ["Maya"]}', 'The plan is not in base64url')) v (place, sealed, words);
select is(pg_temp.put(pg_temp.place(5), repeat('a', 262144)), '{}', 'a plan of 256 kB');

select pg_temp.from_address('203.0.113.1');
select is((select string_agg(distinct pg_temp.put(pg_temp.place(n), 'abc'), ', ') from generate_series(100, 119) n), '{}', 'an address puts 20 times an hour');
select is(pg_temp.put(pg_temp.place(120), 'abc'), 'PT429 Too many codes from this address (3600 s)', 'and then waits');
select is(pg_temp.put(pg_temp.place(119), 'abc'), '{}', 'a repeat is answered all the same');
select is((select string_agg(distinct pg_temp.take(pg_temp.place(n)), ', ') from generate_series(200, 259) n), '{"outcome": "unknown"}', 'it takes 60 times an hour');
select is(pg_temp.take(pg_temp.place(100)), 'PT429 Too many codes from this address (3600 s)', 'and then waits');
select pg_temp.from_address('203.0.113.2');
select is(pg_temp.take(pg_temp.place(100)), '{"sealed": "abc", "outcome": "here"}', 'another address does not wait');
update private.hand_over_turns set taken_at = taken_at - interval '1 hour';
select pg_temp.from_address('203.0.113.1');
select is(pg_temp.put(pg_temp.place(120), 'abc'), '{}', 'an hour later it has turns again');
select is((select count(*)::integer from private.hand_over_turns), 1, 'and nobody remembers the old ones');
select public.forget_turns();
select is((select count(*)::integer from private.hand_over_turns), 0, 'the operator gives new turns to everybody');

-- Networks.
create function pg_temp.puts(first integer, last integer, address text) returns text language sql as $$
  select string_agg(left(outcome, 5) || ' x' || count, ', ' order by count desc) from (
    select pg_temp.put(pg_temp.place(n), 'abc') as outcome, count(*)
    from generate_series(first, last) n, lateral pg_temp.from_address(format(address, to_hex(n))) group by 1) t
$$;
select is(pg_temp.puts(300, 324, '2001:db8:1:1::%s'), '{} x20, PT429 x5', 'all addresses of one /64 put 20 times an hour together');
select is(pg_temp.puts(325, 349, '2001:db8:1:%s::1'), '{} x20, PT429 x5', 'all networks of one /48 put 40 times an hour together');
delete from private.hand_overs;
insert into private.hand_overs (place, sealed) select pg_temp.place(n), 'abc' from generate_series(1000, 2599) n;
select pg_temp.from_address('203.0.113.3');
select is(pg_temp.put(pg_temp.place(121), 'abc'), '{}', 'of the last 400 places a network that has put nothing takes one');
select is(pg_temp.put(pg_temp.place(122), 'abc'), 'PT429 Too many plans are on their way (300 s)', 'and no second one');
select pg_temp.from_address('203.0.113.4');
select is(pg_temp.put(pg_temp.place(122), 'abc'), '{}', 'they are left for others');
insert into private.hand_overs (place, sealed) select pg_temp.place(n), 'abc' from generate_series(2600, 2997) n;
select pg_temp.from_address('203.0.113.5');
select is(pg_temp.put(pg_temp.place(123), 'abc'), 'PT429 Too many plans are on their way (300 s)', 'the server keeps 2,000 at most');

select is(has_function_privilege(who, 'public.put_hand_over(text, text)', 'execute'), who <> 'service_role', who || ' puts')
from unnest(array['anon', 'authenticated', 'service_role']) who;

select * from finish();
rollback;
