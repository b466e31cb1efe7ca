-- A family's rows on the server: merged unread, seen by nobody but the family, gone when it says so.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

create function pg_temp.person(number integer) returns uuid language sql as $$
  select ('00000000-0000-4000-8000-00000000000' || number)::uuid
$$;
insert into auth.users (id, email) select pg_temp.person(n), 'parent' || n || '@home.example' from generate_series(1, 4) n;

-- As somebody with a session: the answer, or the SQLSTATE and the hint.
create function pg_temp.ask(number integer, statement text, aal text default 'aal1', signed_in_ago interval default '1 minute', way text default 'password') returns jsonb language plpgsql as $$
declare
  answer jsonb;
  tip text;
begin
  perform set_config('request.jwt.claims', jsonb_build_object('role', 'authenticated', 'sub', pg_temp.person(number), 'aal', aal,
    'amr', jsonb_build_array(jsonb_build_object('method', 'totp', 'timestamp', extract(epoch from now())::bigint),
      jsonb_build_object('method', way, 'timestamp', extract(epoch from now() - signed_in_ago)::bigint)))::text, true);
  set local role authenticated;
  execute 'select to_jsonb(' || statement || ')' into answer;
  reset role;
  return answer;
exception when others then
  get stacked diagnostics tip = pg_exception_hint;
  reset role;
  return to_jsonb(trim(sqlstate || ' ' || coalesce(tip, '')));
end
$$;

create function pg_temp.stamp(ms bigint, device text default 'aaaaaaaa') returns text language sql as $$
  select lpad(to_hex(ms), 12, '0') || '-0000-' || device
$$;
create function pg_temp.cell(words text, ms bigint, device text default 'aaaaaaaa', read text[] default null) returns jsonb language sql as $$
  select jsonb_build_object('v', jsonb_build_object('$', words), 't', pg_temp.stamp(ms, device))
    || case when read is null then '{}' else jsonb_build_object('p', to_jsonb(read)) end
$$;
create function pg_temp.row(kind text, id text, cells jsonb) returns jsonb language sql as $$
  select jsonb_build_object('kind', kind, 'id', id, 'cells', cells)
$$;
create function pg_temp.push(number integer, rows jsonb, key text default 'a', expected integer default null) returns jsonb language sql as $$
  select case jsonb_typeof(answer) when 'object' then answer - 'now' else answer end
  from pg_temp.ask(number, format('public.push_family(%L, %L, %L)', rows, rpad(key, 22, key), pg_temp.person(coalesce(expected, number)))) answer
$$;
create function pg_temp.pull(number integer, xid text default '0', id text default '', size integer default 100, key text default 'a') returns jsonb language sql as $$
  select pg_temp.ask(number, format('public.family_changes(%L, %L, %s, %L, %L)', xid, id, size, rpad(key, 22, key), pg_temp.person(number)))
$$;
create function pg_temp.begin_copy(number integer, key text default 'a', replaces text default null, wraps text default '{"password": "x"}') returns jsonb language sql as $$
  select pg_temp.ask(number, format('public.put_family_key(%L, %L, %L, %L)', rpad(key, 22, key), wraps, rpad(replaces, 22, replaces), pg_temp.person(number)))
$$;
create function pg_temp.cells_of(number integer, wanted text default 'n') returns jsonb language sql as $$
  select cells from private.family_rows where owner = pg_temp.person(number) and id = wanted
$$;

-- Without a copy nothing is taken.
select is(pg_temp.push(1, '[]'), '"PT409 no_copy"', 'nothing can be pushed before a copy is begun');
select is(pg_temp.pull(1), '"PT409 no_copy"', 'nor pulled');
select is(pg_temp.ask(1, format('public.family_key(%L)', pg_temp.person(1))), '{"key": null}', 'there is no key');

-- The key.
select is(pg_temp.begin_copy(1) -> 'outcome', '"stored"', 'a copy is begun with a locked key');
select is(pg_temp.begin_copy(1) -> 'outcome', '"stored"', 'the same once more changes nothing');
select is(pg_temp.begin_copy(1, 'b'), jsonb_build_object('outcome', 'other', 'key', jsonb_build_object('key_id', rpad('a', 22, 'a'), 'wraps', '{"password": "x"}'::jsonb)),
  'a device that begins at the same time gets the key that is there');
select is(pg_temp.begin_copy(1, 'a', 'a', '{"password": "y"}') -> 'outcome', '"stored"', 'the same key is locked anew after a new password');
select is(pg_temp.ask(1, format('public.family_key(%L)', pg_temp.person(1))) #> '{key,wraps}', '{"password": "y"}', 'which stands from then on');
select is(pg_temp.begin_copy(1, 'a', 'c') -> 'outcome', '"other"', 'not by a device that has another key');

-- Rows.
select is(pg_temp.push(1, jsonb_build_array(pg_temp.row('note', 'n', jsonb_build_object('text', pg_temp.cell('one', 1000))))), '{}', 'a row is taken');
select is(pg_temp.cells_of(1) #>> '{text,v,$}', 'one', 'and stored as it was sealed');
select is(pg_temp.push(1, jsonb_build_array(pg_temp.row('note', 'n', jsonb_build_object('text', pg_temp.cell('early', 900, 'bbbbbbbb'))))), '{}', 'an earlier one is taken, too');
select is(pg_temp.cells_of(1) #>> '{text,v,$}', 'one', 'the later one stands');
select is(pg_temp.cells_of(1) #>> array['text#' || pg_temp.stamp(900, 'bbbbbbbb'), 'v', '$'], 'early', 'words that were not read stay beside');
select is(pg_temp.push(1, jsonb_build_array(pg_temp.row('note', 'n', jsonb_build_object('text', pg_temp.cell('two', 2000, 'bbbbbbbb', array[pg_temp.stamp(1000)]))))), '{}', 'an answer');
select ok(not pg_temp.cells_of(1) ? ('text#' || pg_temp.stamp(1000)), 'replaces what it had read');
select is((select count(*) from jsonb_object_keys(pg_temp.cells_of(1))), 2::bigint, 'what is beside stays');

select is(pg_temp.push(1, jsonb_build_array(pg_temp.row('note', 'later', jsonb_build_object('text', pg_temp.cell('first', 1000)))
  , pg_temp.row('note', 'later', jsonb_build_object('text', pg_temp.cell('second', 2000, 'aaaaaaaa', array[pg_temp.stamp(1000)])))
  , pg_temp.row('note', 'later', jsonb_build_object('text', pg_temp.cell('answer', 3000, 'bbbbbbbb', array[pg_temp.stamp(1000)]))))), '{}',
  'an answer to words that were changed meanwhile');
select is(pg_temp.cells_of(1, 'later') #>> array['text#' || pg_temp.stamp(2000), 'v', '$'], 'second', 'leaves the later words of the same device, which it had not read, beside it');
select ok(not pg_temp.cells_of(1, 'later') ? ('text#' || pg_temp.stamp(1000)), 'and not the ones that it had read');
delete from private.family_rows where id = 'later';

-- Who sees it.
select is(pg_temp.begin_copy(2, 'b') -> 'outcome', '"stored"', 'another family has a copy of its own');
select is(pg_temp.pull(2, key => 'b') -> 'rows', '[]', 'and sees none of the first one');
select is(pg_temp.pull(1) -> 'rows', '[]', 'a row is told once every transaction before it has ended: this one has not');
update private.family_rows set change_xid = '3';
select is(pg_temp.pull(1) #>> '{rows,0,id}', 'n', 'then the family sees its row');
select is(pg_temp.pull(1) -> 'next', '{"xid": "3", "id": "note:n"}', 'and where it ends');
select is(pg_temp.pull(1, '3', 'note:n') -> 'rows', '[]', 'there nothing more follows');
select is(pg_temp.ask(2, format('public.family_changes(%L, %L, 10, %L, %L)', '0', '', rpad('a', 22, 'a'), pg_temp.person(1))), '"PT409 owner"', 'nobody asks as somebody else');
select is(pg_temp.push(2, '[]', 'b', 1), '"PT409 owner"', 'a tab that missed a change of account does not write into the other family');
select is(pg_temp.push(1, '[]', 'b'), '"PT409 other_key"', 'a device with another key neither writes');
select is(pg_temp.pull(1, key => 'b'), '"PT409 other_key"', 'nor reads');
select is(pg_temp.push(2, jsonb_build_array(pg_temp.row('note', 'n', jsonb_build_object('text', pg_temp.cell('other', 5000)))), 'b'), '{}', 'the same id in another family');
select is(pg_temp.cells_of(1) #>> '{text,v,$}', 'two', 'is another row');

-- In pages. Rows of one transaction have the same change_xid: kind and id decide.
select is(pg_temp.push(2, (select jsonb_agg(pg_temp.row('favorite', 'camp-' || n, jsonb_build_object('name', pg_temp.cell('p', 1000)))) from generate_series(1, 5) n), 'b'), '{}', 'five rows');
update private.family_rows set change_xid = '4';
select is(page #>> '{rows,0,id}' || ' ' || (page #>> '{rows,1,id}') || ' ' || (page ->> 'more'), 'camp-1 camp-2 true', 'a first page')
from pg_temp.pull(2, size => 2, key => 'b') page;
select is(page #>> '{rows,0,id}' || ' ' || (page #>> '{rows,3,id}') || ' ' || (page ->> 'more'), 'camp-3 n false', 'the next one begins where it ended')
from pg_temp.pull(2, '4', 'favorite:camp-2', 4, 'b') page;

-- What cannot be a row.
create temp table refused (what text, rows jsonb) on commit drop;
insert into refused values
  ('words that are not sealed', jsonb_build_array(pg_temp.row('note', 'n', '{"text": {"v": "Maya", "t": "000000001000-0000-aaaaaaaa"}}'))),
  ('a number', jsonb_build_array(pg_temp.row('note', 'n', '{"text": {"v": 7, "t": "000000001000-0000-aaaaaaaa"}}'))),
  ('a secret word beside what is sealed', jsonb_build_array(pg_temp.row('note', 'n', '{"text": {"v": {"$": "x", "name": "Maya"}, "t": "000000001000-0000-aaaaaaaa"}}'))),
  ('a word beside the value', jsonb_build_array(pg_temp.row('note', 'n', '{"text": {"v": null, "t": "000000001000-0000-aaaaaaaa", "name": "Maya"}}'))),
  ('a stamp that is none', jsonb_build_array(pg_temp.row('note', 'n', '{"text": {"v": null, "t": "soon"}}'))),
  ('no stamp', jsonb_build_array(pg_temp.row('note', 'n', '{"text": {"v": null}}'))),
  ('what was read that is no stamp', jsonb_build_array(pg_temp.row('note', 'n', '{"text": {"v": null, "t": "000000001000-0000-aaaaaaaa", "p": ["x"]}}'))),
  ('a field whose name is a sentence', jsonb_build_array(pg_temp.row('note', 'n', '{"Maya likes owls": {"v": null, "t": "000000001000-0000-aaaaaaaa"}}'))),
  ('no cells', jsonb_build_array('{"kind": "note", "id": "n"}'::jsonb)),
  ('cells that are a list', jsonb_build_array(pg_temp.row('note', 'n', '[]'))),
  ('no list', '{}'),
  ('a text', '"x"'),
  ('101 rows', (select jsonb_agg(pg_temp.row('note', 'n' || n, jsonb_build_object('text', pg_temp.cell('x', 1000)))) from generate_series(1, 101) n));
select is(pg_temp.push(1, r.rows), '"22023"', format('refused: %s', r.what)) from refused r;
select is(pg_temp.push(1, 'null'), '"22023"', 'refused: null');
select is(pg_temp.push(1, jsonb_build_array(pg_temp.row('a kind', 'n', '{}'))), '"23514"', 'refused: a kind that is none');
select is(pg_temp.push(1, jsonb_build_array(pg_temp.row('note', repeat('n', 121), '{}'))), '"23514"', 'refused: an id of 121 letters');
select is(pg_temp.push(1, jsonb_build_array(pg_temp.row('note', 'n2', jsonb_build_object('text', pg_temp.cell(repeat('x', 200001), 1000))))), '"23514"', 'refused: 200 kB in one row');
select is(pg_temp.push(1, jsonb_build_array(pg_temp.row('note', 'n', jsonb_build_object('text', pg_temp.cell('x', (extract(epoch from now()) * 1000)::bigint + 3 * 86400000))))),
  '"22008 clock"', 'a stamp of three days ahead would win for ever');
select is(pg_temp.push(1, jsonb_build_array(pg_temp.row('note', 'n3', jsonb_build_object('text', pg_temp.cell('x', (extract(epoch from now()) * 1000)::bigint + 86400000))))),
  '{}', 'one of a day ahead is a clock that is off');
select is(pg_temp.pull(1, 'x'), '"22023"', 'a cursor that is none');
select is(pg_temp.pull(1, '99999999999999999999') -> 'reset', 'true', 'a cursor of the future: the server was restored');

-- What one call may cost: the embedded database answers in the server's own thread.
create function pg_temp.wide_row(id text, fields integer, letters integer default 1) returns jsonb language sql as $$
  select pg_temp.row('wide', id, jsonb_object_agg('f' || n, pg_temp.cell(repeat('x', letters), 1000))) from generate_series(1, fields) n
$$;
select is(pg_temp.begin_copy(4) -> 'outcome', '"stored"', 'a fourth family begins a copy');
select is(pg_temp.push(4, jsonb_build_array(pg_temp.wide_row('a', 1000))), '{}', '1,000 cells are taken at once');
select is(pg_temp.push(4, jsonb_build_array(pg_temp.wide_row('b', 1001))), '"22023"', '1,001 cells of one row are refused');
select is(pg_temp.push(4, jsonb_build_array(pg_temp.wide_row('b', 500), pg_temp.wide_row('c', 501))), '"22023"', '1,001 cells of two rows are refused');
select is((select count(*) from private.family_rows where owner = pg_temp.person(4)), 1::bigint, 'what is refused leaves nothing');
select is(pg_temp.push(4, (select jsonb_agg(pg_temp.wide_row('long' || n, 1, 180000)) from generate_series(1, 3) n)), '{}', 'three long rows are taken');
create function pg_temp.touch_long(count integer) returns jsonb language sql as $$
  select pg_temp.push(4, (select jsonb_agg(pg_temp.row('wide', 'long' || n, jsonb_build_object('g' || count, pg_temp.cell('x', 1000)))) from generate_series(1, count) n))
$$;
select is(pg_temp.touch_long(3), '"22023"', 'more than 500,000 stored bytes are not rewritten at once');
select is(pg_temp.touch_long(2), '{}', 'fewer are');
update private.family_rows set change_xid = '5' where owner = pg_temp.person(4) and id like 'long%';
select is((select array_agg(r ->> 'id' order by r ->> 'id') from jsonb_array_elements(page -> 'rows') r)::text || ' ' || (page ->> 'more'), '{long1,long2} true',
  'a page of changes ends before 500,000 bytes')
from pg_temp.pull(4) page;
select is((page #>> '{rows,0,id}') || ' ' || jsonb_array_length(page -> 'rows') || ' ' || (page ->> 'more'), 'long3 1 false', 'and the next one begins there')
from pg_temp.pull(4, '5', 'wide:long2') page;

-- 5,000 rows fit.
select is(pg_temp.push(3, '[]'), '"PT409 no_copy"', 'a third family');
select is(pg_temp.begin_copy(3) -> 'outcome', '"stored"', 'begins a copy');
insert into private.family_rows (owner, kind, id, cells) select pg_temp.person(3), 'favorite', 'camp-' || n, '{}' from generate_series(1, 5000) n;
select is(pg_temp.push(3, jsonb_build_array(pg_temp.row('favorite', 'camp-1', jsonb_build_object('name', pg_temp.cell('x', 1))))), '{}', 'with 5,000 rows all of them can be changed');
select is(pg_temp.push(3, jsonb_build_array(pg_temp.row('favorite', 'one-more', jsonb_build_object('name', pg_temp.cell('x', 1))))), '"54000 full"', 'the 5,001st does not fit');

-- What a network may have written within a day.
create function pg_temp.from_address(address text) returns text language sql as $$
  select set_config('request.headers', jsonb_build_object('x-forwarded-for', address)::text, true)
$$;
create function pg_temp.written() returns bigint language sql as $$
  select coalesce(sum(bytes), 0)::bigint from private.family_writes
$$;
create function pg_temp.push_note(number integer, ms bigint) returns jsonb language sql as $$
  select pg_temp.push(number, jsonb_build_array(pg_temp.row('favorite', 'camp-2', jsonb_build_object('name', pg_temp.cell('xyz', ms)))))
$$;
delete from private.family_writes;
select pg_temp.from_address('2001:db8:1:1::1');
select is(pg_temp.push_note(3, 5), '{}', 'a row that is written');
select is(pg_temp.written(), (select size::bigint from private.family_rows where owner = pg_temp.person(3) and id = 'camp-2'), 'counts with its bytes');
select is(pg_temp.push_note(3, 5), '{}', 'the same once more');
select is(pg_temp.written(), (select size::bigint from private.family_rows where owner = pg_temp.person(3) and id = 'camp-2'), 'counts nothing');
insert into private.family_writes select network_hash, day - 1, 300000001 from private.family_writes;
select is(pg_temp.push_note(3, 6), '{}', 'yesterday does not count');
select is((select count(*)::integer from private.family_writes), 1, 'and is forgotten');
update private.family_writes set bytes = 300000000;
select is(pg_temp.push_note(3, 7), '{}', '300 MB are taken within a day');
select pg_temp.from_address('2001:db8:1:2::1');
select matches(pg_temp.push_note(3, 8) #>> '{}', '^PT429 [0-9]{1,5}$', 'then all of the /48 waits until the day is over, and is told for how many seconds');
select is(jsonb_typeof(pg_temp.pull(3)), 'object', 'what is stored can be read');
select pg_temp.from_address('2001:db8:2:1::1');
select is(pg_temp.push_note(3, 8), '{}', 'other networks go on');
select set_config('request.headers', '', true);
select is(pg_temp.push(3, jsonb_build_array(pg_temp.row('favorite', 'camp-3', jsonb_build_object('name', (select jsonb_agg(1e308) from generate_series(1, 30000)))))),
  '"22023"', 'a row of long numbers is refused');

-- The second step.
insert into auth.mfa_factors (id, user_id, status, sealed_secret) values (gen_random_uuid(), pg_temp.person(2), 'verified', 'x');
select is(pg_temp.pull(2, key => 'b'), '"PT403 second_step"', 'an account with a second step shows nothing before it is taken');
select is(pg_temp.push(2, '[]', 'b'), '"PT403 second_step"', 'and takes nothing');
select isnt(pg_temp.ask(2, format('public.family_key(%L)', pg_temp.person(2)), 'aal2') -> 'key', null, 'after it the key is there');
select is(pg_temp.ask(2, 'public.delete_account()'), '"PT403 second_step"', 'the account is not deleted without it');

-- Beginning anew, and ending.
select is(pg_temp.begin_copy(1, 'c', 'a') -> 'outcome', '"stored"', 'who has lost the key begins anew');
select is((select count(*) from private.family_rows where owner = pg_temp.person(1)), 0::bigint, 'what the old key had sealed is gone');
select is(pg_temp.push(1, jsonb_build_array(pg_temp.row('note', 'n', '{}')), 'c'), '{}', 'and the new one is taken');
select is(pg_temp.ask(1, format('public.forget_family(%L)', pg_temp.person(2))), '"PT409 owner"', 'nobody ends the sync of others');
select is(pg_temp.ask(1, format('public.forget_family(%L)', pg_temp.person(1))), 'true', 'switching off');
select is((select count(*) from private.family_rows where owner = pg_temp.person(1)) + (select count(*) from private.family_keys where owner = pg_temp.person(1)), 0::bigint, 'leaves nothing of it');
select is(pg_temp.push(1, '[]', 'c'), '"PT409 no_copy"', 'another device cannot bring it back');
select is((select count(*) from private.family_rows where owner = pg_temp.person(2)), 6::bigint, 'the other family has lost nothing');

-- The account.
insert into auth.audit_log_entries (id, payload) select gen_random_uuid(), jsonb_build_object('action', 'login', 'actor_id', pg_temp.person(n)) from unnest(array[2, 3]) n;
select is(pg_temp.ask(3, 'public.delete_account()', 'aal1', '11 minutes'), '"PT403 sign_in_again"', 'a tab that was left open cannot delete the account, even with a fresh code');
select is(pg_temp.ask(3, 'public.delete_account()', way => way), '"PT403 sign_in_again"', format('a session by %s cannot', way)) from unnest(array['otp', 'recovery', 'magiclink', 'oauth']) way;
select is(pg_temp.ask(3, 'public.delete_account()'), 'true', 'who has just typed the password can');
select is((select count(*) from auth.users where id = pg_temp.person(3)) + (select count(*) from private.family_keys where owner = pg_temp.person(3))
  + (select count(*) from private.family_rows where owner = pg_temp.person(3)), 0::bigint, 'and nothing of it is left');
select is((select array_agg(payload ->> 'actor_id') from auth.audit_log_entries), array[pg_temp.person(2)::text], 'nor in the log of sign-ins, where the other one stays');
select is(pg_temp.ask(3, 'public.delete_account()'), 'true', 'once more changes nothing: the answer may get lost');

-- Signed out.
select set_config('request.jwt.claims', '{"role": "anon"}', true);
create function pg_temp.as_anon(statement text) returns text language plpgsql as $$
begin
  set local role anon;
  execute 'select ' || statement;
  return 'allowed';
exception when others then
  return sqlstate;
end
$$;
select is(pg_temp.as_anon(statement), '42501', format('anon: %s', statement)) from unnest(array[
  'public.family_key(null)', 'public.put_family_key(null, null, null, null)', 'public.push_family(null, null, null)',
  'public.family_changes(null, null, null, null, null)', 'public.forget_family(null)', 'public.delete_account()']) statement;

select * from finish();
rollback;
