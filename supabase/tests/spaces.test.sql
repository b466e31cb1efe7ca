-- Spaces: sealed rows that several devices share. Who has a proof reads and may write, who has `admit` says who the members are,
-- whatever role they have; nobody else does anything.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

-- 22 letters, as an id, a key's id, a proof.
create function pg_temp.t(name text) returns text language sql as $$ select rpad(name, 22, '-') $$;
-- As a client hashes a proof.
create function pg_temp.h(given text) returns text language sql as $$
  select translate(rtrim(encode(sha256(convert_to(given, 'utf8')), 'base64'), '='), '+/', '-_')
$$;
create function pg_temp.member(name text, may_write boolean default true, wrapped text default null) returns jsonb language sql as $$
  select jsonb_build_object('proof_hash', pg_temp.h(pg_temp.t(name)), 'may_write', may_write, 'wrapped', coalesce(wrapped, 'for-' || name))
$$;
create function pg_temp.recovery(code text) returns jsonb language sql as $$
  select jsonb_build_object('find_hash', pg_temp.h(code), 'sealed', 'keys-for-' || code)
$$;
create function pg_temp.from_address(address text) returns text language sql as $$
  select set_config('request.headers', jsonb_build_object('x-forwarded-for', address)::text, true)
$$;

-- What a role is answered: JSON, or the SQLSTATE and the hint. "#" stands for long numbers: ten letters each, and 131 kB of digits.
create function pg_temp.ask(statement text, role text default 'anon', claims jsonb default '{"role": "anon"}') returns jsonb language plpgsql as $$
declare
  answer jsonb;
  tip text;
begin
  perform set_config('request.jwt.claims', claims::text, true);
  execute format('set local role %I', role);
  execute 'select to_jsonb(' || replace(statement, '"#"', '[' || repeat('1e131071,', 9999) || '1]') || ')' into answer;
  reset role;
  return answer;
exception when others then
  get stacked diagnostics tip = pg_exception_hint;
  reset role;
  return to_jsonb(trim(sqlstate || ' ' || coalesce(tip, '')));
end
$$;
create function pg_temp.create_space(space text, members jsonb default null, admit text default 'admit', key text default 'key', recovery jsonb default null, is_room boolean default false, days integer default 400)
returns jsonb language sql as $$
  select pg_temp.ask(format('public.create_space(%L, %L, %L, %L, %L, %L, %L)', pg_temp.t(space), pg_temp.t(key), pg_temp.h(admit), recovery,
    coalesce(members, jsonb_build_array(pg_temp.member('mom'))), is_room, days))
$$;
create function pg_temp.add(space text, member jsonb, admit text default 'admit', key text default 'key') returns jsonb language sql as $$
  select pg_temp.ask(format('public.add_space_member(%L, %L, %L, %L)', pg_temp.t(space), admit, pg_temp.t(key), member))
$$;
create function pg_temp.rekey(space text, members jsonb, removed jsonb default '[]', recovery jsonb default null, key text default 'key', next_key text default 'key', admit text default 'admit', next_admit text default 'admit')
returns jsonb language sql as $$
  select pg_temp.ask(format('public.rekey_space(%L, %L, %L, %L, %L, %L, %L)', pg_temp.t(space), admit, pg_temp.t(key),
    jsonb_build_object('key_id', pg_temp.t(next_key), 'admit_hash', pg_temp.h(next_admit)), recovery, members, removed))
$$;
create function pg_temp.list(space text, admit text default 'admit') returns jsonb language sql as $$
  select pg_temp.ask(format('public.list_space_members(%L, %L)', pg_temp.t(space), admit))
$$;
create function pg_temp.recover(code text) returns jsonb language sql as $$
  select pg_temp.ask(format('public.recover_space(%L)', code))
$$;
create function pg_temp.row(id text, version integer default 1, sealed text default 'sealed') returns jsonb language sql as $$
  select jsonb_build_object('id', pg_temp.t(id), 'version', version, 'sealed', sealed)
$$;
create function pg_temp.rows(variadic rows jsonb[]) returns jsonb language sql as $$ select to_jsonb(rows) $$;
create function pg_temp.push(space text, rows jsonb, who text default 'mom', key text default 'key') returns jsonb language sql as $$
  select pg_temp.ask(format('public.push_space(%L, %L, %L, %L)', pg_temp.t(space), pg_temp.t(who), pg_temp.t(key), rows))
$$;
create function pg_temp.pull(space text, xid text default '0', id text default '', size integer default 100, who text default 'mom', key text default 'key') returns jsonb language sql as $$
  select pg_temp.ask(format('public.space_changes(%L, %L, %L, %L, %L, %s)', pg_temp.t(space), pg_temp.t(who), pg_temp.t(key), xid, id, size))
$$;
-- The ids of a page and whether there are more.
create function pg_temp.told(page jsonb) returns text language sql as $$
  select coalesce(string_agg(rtrim(r ->> 'id', '-'), ' ' order by nth), 'nothing') || case when (page ->> 'more')::boolean then ' ...' else '' end
  from jsonb_array_elements(page -> 'rows') with ordinality r (r, nth)
$$;
create function pg_temp.took(variadic lost text[] default '{}') returns jsonb language sql as $$
  select jsonb_build_object('outcome', 'here', 'lost', (select coalesce(jsonb_agg(pg_temp.t(id)), '[]') from unnest(lost) id))
$$;
create function pg_temp.stored(place text, wanted text) returns text language sql as $$
  select r.version || ' ' || r.sealed from private.space_rows r where r.space = pg_temp.t(place) and r.id = pg_temp.t(wanted)
$$;
create function pg_temp.members_of(place text) returns bigint language sql as $$
  select count(*) from private.space_members m where m.space = pg_temp.t(place)
$$;

-- Nothing readable.
select columns_are('private', 'space_rows', array['space', 'id', 'version', 'sealed', 'change_xid', 'writer'], 'of a row only its space, id, version, ciphertext, cursor and, of a circle, its writer are stored');
select columns_are('private', 'space_members', array['space', 'proof_hash', 'may_write', 'is_maker', 'is_link', 'wrapped', 'last_seen_on'], 'a member has no name, no account and no address');
select columns_are('private', 'spaces', array['id', 'key_id', 'admit_hash', 'recovery_hash', 'recovery', 'is_room', 'row_count', 'bytes', 'hour', 'hour_bytes', 'lasts', 'ends_on', 'expires_at', 'is_circle', 'is_key_due'],
  'nor does a space');
select columns_are('private', 'space_writes', array['network_hash', 'day', 'bytes'], 'what a network wrote names no space');

-- Beginning.
select is(pg_temp.create_space('home', recovery => pg_temp.recovery('code')), '{"outcome": "stored"}', 'a space is begun');
select is(pg_temp.create_space('home', recovery => pg_temp.recovery('code')), '{"outcome": "stored"}', 'once more says the same: the answer may get lost');
select is(pg_temp.create_space('home', admit => 'mine'), '{"outcome": "taken"}', 'nobody else gets the same space');
select is(pg_temp.create_space('home', key => 'mine'), '{"outcome": "taken"}', 'nor does another key');
select is(pg_temp.create_space('home', '[]', 'mine', 'mine') || to_jsonb(pg_temp.members_of('home')), '[{"outcome": "taken"}, 1]', 'it has its member as before');
select is((select admit_hash from private.spaces), sha256('admit'), 'of what admits only the hash is stored');
select is((select proof_hash from private.space_members), sha256(convert_to(pg_temp.t('mom'), 'utf8')), 'and of a proof');
select is(pg_temp.create_space('none', '[]'), '"22023"', 'a space without a member is refused');
select is(pg_temp.create_space('many', (select jsonb_agg(pg_temp.member('m' || n)) from generate_series(1, 21) n)), '"22023"', 'so is one with 21');
select is(pg_temp.create_space('half', recovery => '{"find_hash": null, "sealed": "x"}'), '"22023"', 'and one whose recovery code has no hash');
select is(pg_temp.create_space('half', recovery => jsonb_build_object('find_hash', pg_temp.h('x'))), '"23514"', 'or finds nothing');
select is(pg_temp.create_space('null', recovery => 'null'), '{"outcome": "stored"}', 'a null of JSON is no recovery code');
select is(pg_temp.create_space('x.x'), '"23514"', 'an id of other letters is refused');
select is((select count(*) from private.spaces), 2::bigint, 'nothing of what was refused stays');

-- What is refused names no column, no constraint and no row.
create function pg_temp.says(statement text) returns text language plpgsql as $$
declare
  words text;
  more text;
begin
  set local role anon;
  execute 'select ' || statement;
  reset role;
  return 'nothing';
exception when others then
  get stacked diagnostics words = message_text, more = pg_exception_detail;
  reset role;
  return trim(words || ' ' || more);
end
$$;
select is(pg_temp.says(format(statement, pg_temp.t('home'), pg_temp.t('mom'), pg_temp.t('key'), pg_temp.member('mom'), pg_temp.h('admit'))), 'This does not fit into a space', statement)
from unnest(array[
  'public.create_space(''x.x'', %3$L, %5$L, null, ''[%4$s]'', false, 400)',
  'public.create_space(''x.x'', %3$L, %5$L, null, ''[%4$s]'', null, null)',
  'public.add_space_member(%1$L, ''admit'', %3$L, ''{"proof_hash": "%5$s"}'')',
  'public.add_space_member(%1$L, ''admit'', %3$L, ''{"proof_hash": "%5$s", "may_write": true, "wrapped": "?"}'')',
  'public.rekey_space(%1$L, ''admit'', %3$L, ''{"key_id": "?", "admit_hash": "%5$s"}'', null, ''[%4$s]'', ''[]'')',
  'public.push_space(%1$L, %2$L, %3$L, ''[{"id": "?", "version": 1, "sealed": "x"}]'')',
  'public.push_space(%1$L, %2$L, %3$L, ''[{"id": "%2$s", "version": 1, "sealed": "?"}]'')']) statement;

-- Who, with what, in which role. A family's space: the others know as much as they say. Nothing of it lasts.
select is(pg_temp.add('home', pg_temp.member('reader', false)), '{"outcome": "stored"}', 'a member that only reads');
select is(pg_temp.add('home', pg_temp.member('lost')), '{"outcome": "stored"}', 'a phone');
select is(pg_temp.rekey('home', jsonb_build_array(pg_temp.member('mom'), pg_temp.member('reader', false)), jsonb_build_array(pg_temp.h(pg_temp.t('lost'))),
  null, 'key', 'key2', 'admit', 'admit2'), '{"outcome": "stored"}', 'that is removed');
select is(pg_temp.push('home', pg_temp.rows(pg_temp.row('a')), key => 'key2'), pg_temp.took(), 'a row');

create temp table people (name text, role text, claims jsonb) on commit drop;
insert into people values ('signed out', 'anon', '{"role": "anon"}'),
  ('a parent', 'authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-00000000000a"}'),
  ('a reviewer', 'authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-00000000000c", "aal": "aal2", "app_metadata": {"role": "reviewer"}}');
create temp table knowledge (who text, proof text, admit text, key text, finder text) on commit drop;
insert into knowledge values ('a stranger', 'nobody', 'x', 'key2', 'x'), ('a member', 'mom', 'x', 'key2', 'x'), ('a reader', 'reader', 'x', 'key2', 'x'),
  ('a removed member', 'lost', 'admit', 'key', 'x'), ('who has the keys', 'mom', 'admit2', 'key2', 'x'), ('who has the recovery code', 'nobody', 'x', 'key2', 'code');
create temp table calls (name text, statement text) on commit drop;
insert into calls values
  ('create_space', format('public.create_space(%L, %%5$L, %%4$L, null, %L, false, 400)', pg_temp.t('home'), jsonb_build_array(pg_temp.member('evil')))),
  ('add_space_member', format('public.add_space_member(%L, %%2$L, %%3$L, %L)', pg_temp.t('home'), pg_temp.member('evil'))),
  ('rekey_space', format('public.rekey_space(%L, %%2$L, %%3$L, %L, null, %L, %L)', pg_temp.t('home'), jsonb_build_object('key_id', pg_temp.t('k3'), 'admit_hash', pg_temp.h('a3')),
    jsonb_build_array(pg_temp.member('mom')), jsonb_build_array(pg_temp.h(pg_temp.t('reader'))))),
  ('recover_space', 'public.recover_space(%6$L)'),
  ('close_space', format('public.close_space(%L, %%2$L)', pg_temp.t('home'))),
  ('leave_space', format('public.leave_space(%L, %%1$L)', pg_temp.t('home'))),
  ('list_space_members', format('public.list_space_members(%L, %%2$L)', pg_temp.t('home'))),
  ('push_space', format('public.push_space(%L, %%1$L, %%3$L, %L)', pg_temp.t('home'), pg_temp.rows(pg_temp.row('b')))),
  ('space_changes', format('public.space_changes(%L, %%1$L, %%3$L, %L, %L, 100)', pg_temp.t('home'), '0', ''));

-- The outcome; then how many spaces, members and rows there are. Undone.
create function pg_temp.tried(role text, claims jsonb, statement text) returns text language plpgsql as $$
declare
  answer jsonb;
begin
  answer := pg_temp.ask(statement, role, claims);
  raise exception '%', coalesce(answer ->> 'outcome', case jsonb_typeof(answer -> 'members') when 'array' then jsonb_array_length(answer -> 'members') || ' members' end,
    answer ->> 'sealed', case when answer ? 'members' or answer ? 'space' then 'null' end, answer #>> '{}') || ', ' || (select count(*) from private.spaces) || ' '
    || (select count(*) from private.space_members) || ' ' || (select count(*) from private.space_rows) using errcode = 'P0001';
exception when raise_exception then
  return sqlerrm;
end
$$;
-- Before: two spaces, three members, one row.
create temp table outcomes (name text, stranger text, member text, reader text, removed text, keys text, code text) on commit drop;
insert into outcomes values
  ('create_space', 'taken, 2 3 1', 'taken, 2 3 1', 'taken, 2 3 1', 'taken, 2 3 1', 'stored, 2 3 1', 'taken, 2 3 1'),
  ('add_space_member', 'gone, 2 3 1', 'gone, 2 3 1', 'gone, 2 3 1', 'gone, 2 3 1', 'stored, 2 4 1', 'gone, 2 3 1'),
  ('rekey_space', 'gone, 2 3 1', 'gone, 2 3 1', 'gone, 2 3 1', 'gone, 2 3 1', 'stored, 2 2 1', 'gone, 2 3 1'),
  ('recover_space', 'null, 2 3 1', 'null, 2 3 1', 'null, 2 3 1', 'null, 2 3 1', 'null, 2 3 1', 'keys-for-code, 2 3 1'),
  ('close_space', 'true, 2 3 1', 'true, 2 3 1', 'true, 2 3 1', 'true, 2 3 1', 'true, 1 1 0', 'true, 2 3 1'),
  ('leave_space', 'true, 2 3 1', 'true, 2 2 1', 'true, 2 2 1', 'true, 2 3 1', 'true, 2 2 1', 'true, 2 3 1'),
  ('list_space_members', 'null, 2 3 1', 'null, 2 3 1', 'null, 2 3 1', 'null, 2 3 1', '2 members, 2 3 1', 'null, 2 3 1'),
  ('push_space', 'removed, 2 3 1', 'here, 2 3 2', '42501 reads_only, 2 3 1', 'removed, 2 3 1', 'here, 2 3 2', 'removed, 2 3 1'),
  ('space_changes', 'removed, 2 3 1', 'here, 2 3 1', 'here, 2 3 1', 'removed, 2 3 1', 'here, 2 3 1', 'removed, 2 3 1');
select is(pg_temp.tried(p.role, p.claims, format(c.statement, pg_temp.t(k.proof), k.admit, pg_temp.t(k.key), pg_temp.h(k.admit), pg_temp.t(k.key), k.finder)),
  case k.who when 'a stranger' then o.stranger when 'a member' then o.member when 'a reader' then o.reader when 'a removed member' then o.removed
    when 'who has the keys' then o.keys else o.code end, format('%s, %s: %s', k.who, p.name, c.name))
from people p cross join knowledge k cross join calls c join outcomes o on o.name = c.name;
select is((select count(*) from calls), (select count(*) from pg_proc where pronamespace = 'public'::regnamespace and proname like '%space%'), 'these are all the functions of spaces');
select is(pg_temp.pull('home', who => 'reader', key => 'key2') -> 'may_write', 'false', 'a reader is told that it only reads');

-- Another key.
select is(pg_temp.pull('home'), jsonb_build_object('outcome', 'other_key', 'key_id', pg_temp.t('key2'), 'wrapped', 'for-mom'), 'a member with the earlier key gets the new one, sealed for it');
select is(pg_temp.pull('home', who => 'reader') -> 'wrapped', '"for-reader"', 'each its own');
select is(pg_temp.push('home', pg_temp.rows(pg_temp.row('c'))) -> 'outcome', '"other_key"', 'and writes nothing under the earlier one');
select is(pg_temp.stored('home', 'c'), null, 'which is so');
select is(pg_temp.pull('home', who => 'lost') -> 'outcome', '"removed"', 'the removed member gets no key');
select is(pg_temp.add('home', pg_temp.member('new'), 'admit2', 'key'), '{"outcome": "other_key"}', 'nobody is added under an earlier key');
select is(pg_temp.add('home', pg_temp.member('new'), 'admit2', null), '{"outcome": "other_key"}', 'nor under none');
select is(pg_temp.rekey('home', jsonb_build_array(pg_temp.member('mom'), pg_temp.member('reader')), key => null, admit => 'admit2'), '{"outcome": "other"}', 'and none is replaced by another');

-- Compare and swap.
select is(pg_temp.create_space('swap', jsonb_build_array(pg_temp.member('mom'), pg_temp.member('dad'))), '{"outcome": "stored"}', 'two members');
select is(pg_temp.push('swap', pg_temp.rows(pg_temp.row('a', 1, 'one'), pg_temp.row('b', 1, 'one'))), pg_temp.took(), 'new rows have version 1');
select is(pg_temp.push('swap', pg_temp.rows(pg_temp.row('a', 2, 'two'))), pg_temp.took(), 'the next version is taken');
select is(pg_temp.stored('swap', 'a'), '2 two', 'and stored');
select is(pg_temp.push('swap', pg_temp.rows(pg_temp.row('a', 2, 'mine'), pg_temp.row('b', 2, 'mine')), 'dad'), pg_temp.took('a'), 'who has not seen it loses that row, and not the others');
select is(pg_temp.stored('swap', 'a') || ', ' || pg_temp.stored('swap', 'b'), '2 two, 2 mine', 'the first stands');
select is(pg_temp.push('swap', pg_temp.rows(pg_temp.row('a', 2, 'two'))), pg_temp.took('a'), 'the same once more changes nothing: the device reads its own row back');
select is(pg_temp.push('swap', pg_temp.rows(pg_temp.row('a', 1, 'one'))), pg_temp.took('a'), 'an earlier version that comes late changes nothing');
select is(pg_temp.push('swap', pg_temp.rows(pg_temp.row('a', 4, 'four'))), pg_temp.took('a'), 'a version that comes too early is lost');
select is(pg_temp.push('swap', pg_temp.rows(pg_temp.row('new', 2), pg_temp.row('none', 0), pg_temp.row('less', -1))), pg_temp.took('less', 'new', 'none'), 'so is a new row that is not version 1');
select is(pg_temp.stored('swap', 'a'), '2 two', 'the stored one stands');
select is(pg_temp.push('swap', pg_temp.rows(pg_temp.row('a', 3, 'x'), pg_temp.row('c', 1, 'one'), pg_temp.row('a', 4, 'y'))), pg_temp.took('a'), 'a row that comes twice in one call is lost, both times');
select is(pg_temp.stored('swap', 'a') || ', ' || pg_temp.stored('swap', 'c'), '2 two, 1 one', 'and the others are taken');
select is(pg_temp.push('swap', '[]'), pg_temp.took(), 'nothing is taken, too');
select is(pg_temp.create_space('beside', admit => 'x'), '{"outcome": "stored"}', 'in another space');
select is(pg_temp.push('beside', pg_temp.rows(pg_temp.row('a', 1, 'other'))), pg_temp.took(), 'the same id');
select is(pg_temp.stored('swap', 'a'), '2 two', 'is another row');
select is((select row_count || ' ' || bytes from private.spaces where id = pg_temp.t('swap')), '3 10', 'rows and letters are counted as they are stored');

-- Rows that are none.
select is(pg_temp.push('swap', rows), '"22023"', format('refused: %s', left(rows::text, 60)))
from unnest(array['{}', '5', '[5]', '[null]', '[{}]', '[[]]', jsonb_build_array(pg_temp.row('d') - 'id'), jsonb_build_array(pg_temp.row('d') - 'sealed'), jsonb_build_array(pg_temp.row('d') - 'version'),
  jsonb_build_array(pg_temp.row('d') || '{"version": "1"}'), jsonb_build_array(pg_temp.row('d') || '{"sealed": 5}'),
  (select jsonb_agg(pg_temp.row('d' || n)) from generate_series(1, 101) n)]::jsonb[]) rows;
select is(pg_temp.ask(format('public.push_space(%L, %L, %L, null)', pg_temp.t('swap'), pg_temp.t('mom'), pg_temp.t('key'))), '"22023"', 'refused: nothing at all');
select is(pg_temp.push('swap', pg_temp.rows(pg_temp.row('d'), pg_temp.row('e', 1, 'not sealed'))), '"23514"', 'a readable row is refused');
select is(pg_temp.push('swap', pg_temp.rows(pg_temp.row('d'), pg_temp.row('e', 1, ''))), '"23514"', 'so is an empty one');
select is(pg_temp.push('swap', pg_temp.rows(pg_temp.row('d'), pg_temp.row('e') || '{"id": "Owl Camp"}')), '"23514"', 'and one with a readable id');
select is(pg_temp.stored('swap', 'd'), null, 'and with it the rows beside it');
select is(pg_temp.push('swap', pg_temp.rows(pg_temp.row('r1', 1, repeat('x', 200000)))), pg_temp.took(), 'a row has 200,000 letters at most');
select is(pg_temp.push('swap', pg_temp.rows(pg_temp.row('r2', 1, repeat('x', 200001)))), '"23514"', 'and not one more');
select is(pg_temp.push('swap', (select jsonb_agg(pg_temp.row('s' || n, 1, repeat('x', 5000))) from generate_series(1, 100) n)), pg_temp.took(), 'a push has 100 rows and 500,000 letters at most');
select is(pg_temp.push('swap', (select jsonb_agg(pg_temp.row('u' || n, 1, repeat('x', 5000 + n / 100))) from generate_series(1, 100) n)), '"22023"', 'and not one more');
select is(pg_temp.push('swap', pg_temp.rows(pg_temp.row('d', 1, '#'))), '"22023"', 'long numbers are not turned into texts: in a row');
select is(pg_temp.add('swap', pg_temp.member('x') || '{"proof_hash": "#"}'), '"22023"', 'nor in a proof');
select is(pg_temp.add('swap', pg_temp.member('x') || '{"wrapped": "#"}'), '"23502"', 'nor in a key');
select is(pg_temp.add('swap', pg_temp.member('x') || '{"may_write": "#"}'), '"23502"', 'nor in a right');
select is(pg_temp.rekey('swap', jsonb_build_array(pg_temp.member('mom'), pg_temp.member('dad')), '["#"]'), '"22023"', 'nor in a list of the removed');
select is(pg_temp.rekey('swap', jsonb_build_array(pg_temp.member('mom'), pg_temp.member('dad')), recovery => jsonb_build_object('find_hash', pg_temp.h('x'), 'sealed', '#')), '"23514"', 'nor in a recovery');
select is(pg_temp.create_space('long', recovery => jsonb_build_object('find_hash', '#', 'sealed', 'x')), '"22023"', 'nor in that of a new space');
select is(pg_temp.ask(format('public.rekey_space(%L, %L, %L, %L, null, %L, %L)', pg_temp.t('swap'), 'admit', pg_temp.t('key'),
  jsonb_build_object('key_id', '#', 'admit_hash', pg_temp.h('x')), jsonb_build_array(pg_temp.member('mom'), pg_temp.member('dad')), '[]')), '"23502"', 'nor in a new key');

-- Changes, in pages.
select is(pg_temp.told(pg_temp.pull('swap')), 'nothing', 'a row is told once every transaction before it has ended: this one has not');
delete from private.space_rows where space = pg_temp.t('swap') and (id like 'r%' or id like 's%');
update private.space_rows set change_xid = '3' where space = pg_temp.t('swap');
select is(pg_temp.pull('swap') -> 'rows', pg_temp.rows(pg_temp.row('a', 2, 'two'), pg_temp.row('b', 2, 'mine'), pg_temp.row('c', 1, 'one')), 'then every member sees it, as it was written');
select is(pg_temp.pull('swap') -> 'next', jsonb_build_object('xid', '3', 'id', pg_temp.t('c')), 'and where it ends');
select is(pg_temp.told(pg_temp.pull('swap', '3', pg_temp.t('c'))), 'nothing', 'there nothing more follows');
select is(pg_temp.pull('swap', '3', pg_temp.t('c')) -> 'next', jsonb_build_object('xid', '3', 'id', pg_temp.t('c')), 'and the cursor stays');
select is(pg_temp.told(pg_temp.pull('swap', size => 2)), 'a b ...', 'rows of one transaction may be on two pages');
select is(pg_temp.told(pg_temp.pull('swap', '3', pg_temp.t('b'), 2)), 'c', 'the second begins where the first ended');
select is(pg_temp.told(pg_temp.pull('swap', size => -5)), 'a ...', 'a page has one row at least');
update private.space_rows set change_xid = '2' where space = pg_temp.t('swap') and id = pg_temp.t('c');
select is(pg_temp.told(pg_temp.pull('swap')), 'c a b', 'the earlier transaction comes first');
update private.space_rows set change_xid = '12' where space = pg_temp.t('swap') and id = pg_temp.t('c');
select is(pg_temp.told(pg_temp.pull('swap')), 'a b c', 'the cursor is a number: 12 comes after 3');
select is(pg_temp.pull('swap') - 'rows' - 'now' - 'next', jsonb_build_object('outcome', 'here', 'more', false, 'reset', false, 'epoch', (select epoch from public.sync_epoch), 'may_write', true),
  'an answer says which database it comes from');
select is(pg_temp.told(pg_temp.pull('beside')), 'nothing', 'no other space sees the rows');
select is(pg_temp.pull('swap', '99999999999999999999') -> 'reset', 'true', 'a cursor from the future of this server is said to be one');
select is(pg_temp.told(pg_temp.pull('swap', '99999999999999999999')), 'nothing', 'and brings no rows');
select is(pg_temp.pull('swap', (pg_snapshot_xmin(pg_current_snapshot()))::text) -> 'reset', 'true', 'so is one of a transaction that has not ended');
select is(pg_temp.pull('swap', (pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1)::text) -> 'reset', 'false', 'the one before it is none');
select is(pg_temp.pull('swap', xid), '"22023"', format('"%s" is no cursor', xid)) from unnest(array['', '-1', 'x', '1.5', '123456789012345678901']) xid;
select is(pg_temp.ask(format('public.space_changes(%L, %L, %L, %L, null, 100)', pg_temp.t('swap'), pg_temp.t('mom'), pg_temp.t('key'), '0')), '"22023"', 'nor is one without a row');
select is(pg_temp.push('beside', (select jsonb_agg(pg_temp.row('l' || n, 1, repeat('x', 100000))) from generate_series(1, 5) n)), pg_temp.took(), 'long rows');
select is(pg_temp.push('beside', pg_temp.rows(pg_temp.row('l6', 1, repeat('x', 99999)), pg_temp.row('l7', 1, 'xx'))), pg_temp.took(), 'and more');
update private.space_rows set change_xid = '3' where space = pg_temp.t('beside') and id like 'l%';
select is(pg_temp.told(pg_temp.pull('beside')), 'l1 l2 l3 l4 l5 ...', 'a page has 500,000 letters at most');
select is(pg_temp.told(pg_temp.pull('beside', '3', pg_temp.t('l1'))), 'l2 l3 l4 l5 l6 ...', 'and not one more');
insert into private.space_rows (space, id, version, sealed, change_xid) select pg_temp.t('beside'), pg_temp.t('m' || lpad(n::text, 3, '0')), 1, 'x', '4' from generate_series(1, 201) n;
select is(jsonb_array_length(pg_temp.pull('beside', '3', pg_temp.t('l7'), 1000) -> 'rows'), 200, 'and 200 rows at most');
select is(pg_temp.told(pg_temp.pull('beside', '4', pg_temp.t('m200'))), 'm201', 'the last one follows');

-- Members.
select is(pg_temp.create_space('club', jsonb_build_array(pg_temp.member('mom'), pg_temp.member('dad'))), '{"outcome": "stored"}', 'a space of two');
select is(pg_temp.list('club') #> '{members,0,last_seen_on}', 'null', 'nobody has been seen yet');
select is(pg_temp.told(pg_temp.pull('club')), 'nothing', 'a visit');
select is((select jsonb_object_agg(m ->> 'proof_hash', m - 'proof_hash') from jsonb_array_elements(pg_temp.list('club') -> 'members') m),
  jsonb_build_object(pg_temp.h(pg_temp.t('mom')), jsonb_build_object('may_write', true, 'last_seen_on', (now() at time zone 'utc')::date),
    pg_temp.h(pg_temp.t('dad')), '{"may_write": true, "last_seen_on": null}'::jsonb), 'is shown to who admits, with its day');
select is(pg_temp.add('club', pg_temp.member('dad', false, 'again')), '{"outcome": "stored"}', 'a member that is there can be added again');
select is((select may_write || ' ' || wrapped from private.space_members where space = pg_temp.t('club') and proof_hash = sha256(convert_to(pg_temp.t('dad'), 'utf8'))), 'false again', 'with another right and other keys');
select is(pg_temp.add('club', pg_temp.member('m' || n)), '{"outcome": "stored"}', format('member %s', n)) from generate_series(3, 20) n;
select is(pg_temp.add('club', pg_temp.member('m21')), '"PT409 full"', 'a space has 20 members at most');
select is(pg_temp.add('club', pg_temp.member('m20', false)), '{"outcome": "stored"}', 'the 20 can be changed');
select matches(pg_temp.create_space('twice', jsonb_build_array(pg_temp.member('mom'), pg_temp.member('mom', false))) #>> '{}', '^21000', 'nobody is a member twice');
select is(pg_temp.members_of('club'), 20::bigint, 'and the 20 stay');
select is(pg_temp.add('beside', pg_temp.member('x', true, repeat('x', 4000)), 'x'), '{"outcome": "stored"}', 'the keys of a member have 4,000 letters at most');
select is(pg_temp.add('beside', pg_temp.member('x', true, repeat('x', 4001)), 'x'), '"23514"', 'and not one more');
select is(pg_temp.add('beside', given, 'x'), '"22023"', format('%s is no member', given)) from unnest(array['5', '[]', '{}', '{"proof_hash": "short", "may_write": true, "wrapped": "x"}']::jsonb[]) given;

-- Rekeying.
select is(pg_temp.create_space('keys', jsonb_build_array(pg_temp.member('mom'), pg_temp.member('dad'), pg_temp.member('lost')), recovery => pg_temp.recovery('first')), '{"outcome": "stored"}', 'a space of three');
select is(pg_temp.told(pg_temp.pull('keys')), 'nothing', 'one visits');
select is(pg_temp.rekey('keys', jsonb_build_array(pg_temp.member('mom')), jsonb_build_array(pg_temp.h(pg_temp.t('lost'))), next_key => 'key2'), '{"outcome": "other"}', 'a member that is not named is not dropped unseen');
select is(pg_temp.rekey('keys', jsonb_build_array(pg_temp.member('mom'), pg_temp.member('dad')), null, next_key => 'key2'), '{"outcome": "other"}', 'nor by naming nobody');
select is(pg_temp.rekey('keys', jsonb_build_array(pg_temp.member('mom'), pg_temp.member('dad')), jsonb_build_array(pg_temp.h(pg_temp.t('lost'))), key => 'key0', next_key => 'key2'), '{"outcome": "other"}', 'nor by a device with another key');
select is((select key_id || members_of from private.spaces, pg_temp.members_of('keys') where id = pg_temp.t('keys')), pg_temp.t('key') || '3', 'nothing has changed');
select is(pg_temp.rekey('keys', '[]', (select jsonb_agg(pg_temp.h(pg_temp.t(m))) from unnest(array['mom', 'dad', 'lost']) m)), '"22023"', 'somebody stays');
select is(pg_temp.rekey('keys', jsonb_build_array(pg_temp.member('mom', true, 'new'), pg_temp.member('dad')), jsonb_build_array(pg_temp.h(pg_temp.t('lost'))), pg_temp.recovery('second'), 'key', 'key2', 'admit', 'admit2'),
  '{"outcome": "stored"}', 'who names all the others');
select is(pg_temp.pull('keys', who => 'lost', key => 'key2') -> 'outcome', '"removed"', 'takes one away');
select is(pg_temp.pull('keys') -> 'wrapped', '"new"', 'the others get the new key');
select is((select string_agg(coalesce((m ->> 'last_seen_on')::date - (now() at time zone 'utc')::date, 99)::text, ' ' order by m ->> 'last_seen_on') from jsonb_array_elements(pg_temp.list('keys', 'admit2') -> 'members') m), '0 99',
  'and keep their last day');
select is(pg_temp.list('keys') -> 'members', 'null', 'who admitted before does not any more');
select is(pg_temp.recover('first'), '{"space": null, "sealed": null}', 'the earlier recovery code finds nothing any more');
select is(pg_temp.recover('second'), jsonb_build_object('space', pg_temp.t('keys'), 'sealed', 'keys-for-second'), 'the new one does');
select is(pg_temp.rekey('keys', jsonb_build_array(pg_temp.member('mom'), pg_temp.member('dad')), recovery => recovery, key => 'key2', next_key => 'key2', admit => 'admit2', next_admit => 'admit2'), '{"outcome": "stored"}',
  format('without a new code (%s)', coalesce(recovery::text, 'nothing'))) from unnest(array[null, 'null']::jsonb[]) recovery;
select is(pg_temp.recover('second') ->> 'space', pg_temp.t('keys'), 'the code stays');
select is(pg_temp.rekey('keys', jsonb_build_array(pg_temp.member('mom'), pg_temp.member('dad')), recovery => pg_temp.recovery('third'), key => 'key2', next_key => 'key2', admit => 'admit2', next_admit => 'admit2'), '{"outcome": "stored"}',
  'a new code alone');
select is((pg_temp.recover('second') ->> 'space') is null and pg_temp.recover('third') ->> 'space' = pg_temp.t('keys'), true, 'replaces the earlier one, too');
select is(pg_temp.told(pg_temp.pull('keys', key => 'key2')), 'nothing', 'and the key stays');
select is(pg_temp.rekey('keys', (select jsonb_agg(pg_temp.member('m' || n)) from generate_series(1, 21) n), jsonb_build_array(pg_temp.h(pg_temp.t('mom')), pg_temp.h(pg_temp.t('dad'))), key => 'key2', admit => 'admit2'), '"22023"',
  'no more than 20 stay');

-- Leaving, and closing.
select is(pg_temp.ask(format('public.leave_space(%L, %L)', pg_temp.t('keys'), pg_temp.t('dad'))), 'true', 'a member leaves');
select is(pg_temp.pull('keys', who => 'dad', key => 'key2') -> 'outcome', '"removed"', 'and is none any more');
select is(pg_temp.ask(format('public.leave_space(%L, %L)', pg_temp.t('keys'), pg_temp.t('dad'))), 'true', 'once more changes nothing');
select is(pg_temp.push('keys', pg_temp.rows(pg_temp.row('a')), key => 'key2'), pg_temp.took(), 'a row');
select is(pg_temp.ask(format('public.close_space(%L, %L)', pg_temp.t('keys'), 'admit2')), 'true', 'the space is closed');
select is((select count(*) from private.space_rows where space = pg_temp.t('keys')) + pg_temp.members_of('keys'), 0::bigint, 'and nothing of it is left');
select is(pg_temp.pull('keys', key => 'key2') -> 'outcome', '"gone"', 'its members are told');
select is(pg_temp.push('keys', pg_temp.rows(pg_temp.row('a')), key => 'key2') -> 'outcome', '"gone"', 'and cannot bring it back');
select is(pg_temp.recover('third') -> 'space', 'null', 'nor can the recovery code');
select is(pg_temp.ask(format('public.close_space(%L, %L)', pg_temp.t('keys'), 'admit2')), 'true', 'once more changes nothing');

-- How long a space stays.
create function pg_temp.days_left(space text) returns numeric language sql as $$
  select extract(epoch from s.expires_at - now()) / 86400 from private.spaces s where s.id = pg_temp.t(space)
$$;
select is(pg_temp.create_space('room', is_room => true, days => 30, recovery => pg_temp.recovery('room')), '{"outcome": "stored"}', 'a room');
select is(pg_temp.create_space('old', days => 4000), '{"outcome": "stored"}', 'a space for ever');
select is(pg_temp.create_space('brief', days => 0), '{"outcome": "stored"}', 'and one for no time');
select is(round(pg_temp.days_left(s)), days::numeric, format('%s stays for %s days', s, days)) from (values ('room', 30), ('swap', 400), ('old', 400), ('brief', 1)) v (s, days);
update private.spaces set expires_at = now() + interval '1 day' where id = pg_temp.t('room');
select is(pg_temp.told(pg_temp.pull('room')), 'nothing', 'a visit');
select is(round(pg_temp.days_left('room')), 30::numeric, 'begins the days anew');
update private.spaces set expires_at = now() + interval '1 day' where id = pg_temp.t('room');
select is(pg_temp.told(pg_temp.pull('room')) || (pg_temp.push('room', pg_temp.rows(pg_temp.row('a'))) ->> 'outcome'), 'nothinghere', 'a second one of the day');
select is(round(pg_temp.days_left('room')), 1::numeric, 'writes nothing');
update private.space_members set last_seen_on = last_seen_on - 1 where space = pg_temp.t('room');
select is(pg_temp.pull('room', who => 'x') -> 'outcome', '"removed"', 'a stranger');
select is(pg_temp.pull('room', key => 'x') -> 'outcome', '"other_key"', 'or an earlier key');
select is(round(pg_temp.days_left('room')), 1::numeric, 'is no visit');
-- A room that its maker visits lasts no longer by that, and one with a last day ends on it, whoever comes.
select pg_temp.create_space('mine', jsonb_build_array(pg_temp.member('mom') || '{"is_maker": true}', pg_temp.member('dad')), is_room => true, days => 30);
update private.spaces set expires_at = now() + interval '1 day' where id = pg_temp.t('mine');
select is(pg_temp.told(pg_temp.pull('mine')), 'nothing', 'the maker of a room looks into it');
select is(round(pg_temp.days_left('mine')), 1::numeric, 'which does not keep it');
select is(pg_temp.told(pg_temp.pull('mine', who => 'dad')), 'nothing', 'whoever has its link does');
select is(round(pg_temp.days_left('mine')), 30::numeric, 'and it stays for 30 days from now');
select is(pg_temp.ask(format('public.create_space(%L, %L, %L, null, %L, true, 30, %L)', pg_temp.t('till'), pg_temp.t('key'), pg_temp.h('admit'),
  jsonb_build_array(pg_temp.member('dad')), (now() at time zone 'America/New_York')::date + 2)), '{"outcome": "stored"}', 'a room has a last day');
select is((select s.expires_at at time zone 'America/New_York' from private.spaces s where s.id = pg_temp.t('till')),
  ((now() at time zone 'America/New_York')::date + 3)::timestamp, 'it ends when that is over in Atlanta');
select is(pg_temp.told(pg_temp.pull('till', who => 'dad')), 'nothing', 'a visit');
select is((select s.expires_at at time zone 'America/New_York' from private.spaces s where s.id = pg_temp.t('till')),
  ((now() at time zone 'America/New_York')::date + 3)::timestamp, 'does not move it');
select is(pg_temp.push('room', '[]'), pg_temp.took(), 'the next day a push');
select is(round(pg_temp.days_left('room')), 30::numeric, 'is one');
update private.spaces set expires_at = now() where id = pg_temp.t('room');
select is(pg_temp.pull('room') -> 'outcome', '"gone"', 'after its last day a space is gone: to read');
select is(pg_temp.push('room', '[]') -> 'outcome', '"gone"', 'to write');
select is(pg_temp.add('room', pg_temp.member('x')), '{"outcome": "gone"}', 'to add somebody');
select is(pg_temp.rekey('room', jsonb_build_array(pg_temp.member('mom'))), '{"outcome": "gone"}', 'to rekey');
select is(pg_temp.list('room') -> 'members', 'null', 'to list');
select is(pg_temp.recover('room') -> 'space', 'null', 'and to recover');
select is(pg_temp.create_space('room', admit => 'others', key => 'others'), '{"outcome": "stored"}', 'its place is free');
select is((select count(*) from private.space_rows where space = pg_temp.t('room')), 0::bigint, 'and empty');
update private.spaces set expires_at = now() where id in (pg_temp.t('old'), pg_temp.t('brief'), pg_temp.t('null'), pg_temp.t('room'));
select is(pg_temp.create_space('room'), '{"outcome": "stored"}', 'even for the same key one is begun anew');
select is((select count(*) from private.spaces where expires_at <= now()), 2::bigint, 'with each that begins two go that have expired, no more');
select is(pg_temp.create_space('next'), '{"outcome": "stored"}', 'with the next one');
select is((select count(*) from private.spaces where expires_at <= now()), 0::bigint, 'the others');

-- How much fits.
create function pg_temp.fill(space text, rows integer, letters integer, of_hour integer default 0) returns void language sql as $$
  update private.spaces set row_count = rows, bytes = letters, hour_bytes = of_hour, hour = date_trunc('hour', now()) where id = pg_temp.t(space)
$$;
delete from private.space_rows where space = pg_temp.t('swap');
select is(pg_temp.create_space('shared', is_room => true, days => 30), '{"outcome": "stored"}', 'a room');
create temp table bounds (space text, most_rows integer, most_letters integer, most_of_hour integer) on commit drop;
insert into bounds values ('swap', 5000, 20000000, 60000000), ('shared', 500, 1000000, 3000000);
select pg_temp.fill(space, most_rows - 1, 0) from bounds;
select is(pg_temp.push(space, pg_temp.rows(pg_temp.row('a'))), pg_temp.took(), format('%s: %s rows fit', space, most_rows)) from bounds;
select is(pg_temp.push(space, pg_temp.rows(pg_temp.row('b'))), '"PT409 full"', format('%s: and not one more', space)) from bounds;
select is(pg_temp.push(space, pg_temp.rows(pg_temp.row('a', 2, 'longer'))), pg_temp.took(), format('%s: all of them can be changed', space)) from bounds;
select pg_temp.fill(space, 1, most_letters - 10) from bounds;
select is(pg_temp.push(space, pg_temp.rows(pg_temp.row('a', 3, 'x'), pg_temp.row('b', 1, repeat('x', 15)))), pg_temp.took(), format('%s: %s letters fit', space, most_letters)) from bounds;
select is(pg_temp.push(space, pg_temp.rows(pg_temp.row('a', 4, 'xx'))), '"PT409 full"', format('%s: and not one more', space)) from bounds;
select is(pg_temp.push(space, pg_temp.rows(pg_temp.row('a', 4, 'y'), pg_temp.row('b', 2, 'y'))), pg_temp.took(), format('%s: what gets no longer is taken', space)) from bounds;
select pg_temp.fill(space, 2, 2, most_of_hour - 5) from bounds;
select is(pg_temp.push(space, pg_temp.rows(pg_temp.row('a', 5, 'abcde'))), pg_temp.took(), format('%s: %s letters are written within an hour', space, most_of_hour)) from bounds;
select matches(pg_temp.push(space, pg_temp.rows(pg_temp.row('a', 6, 'x'))) #>> '{}', '^PT429 [0-9]{1,4}$', format('%s: then it waits, and is told for how many seconds', space)) from bounds;
select is(pg_temp.push(space, pg_temp.rows(pg_temp.row('a', 5, 'x'))), pg_temp.took('a'), format('%s: what writes nothing is answered', space)) from bounds;
select is(pg_temp.pull(space) -> 'outcome', '"here"', format('%s: what is there can be read', space)) from bounds;
update private.spaces set hour = hour - interval '1 hour';
select is(pg_temp.push(space, pg_temp.rows(pg_temp.row('a', 6, 'xyz'))), pg_temp.took(), format('%s: in the next hour it goes on', space)) from bounds;
select is((select array_agg(hour_bytes) from private.spaces join bounds on id = pg_temp.t(space)), array[3, 3], 'and counts from nothing');

-- What a network may write within a day.
create function pg_temp.written() returns bigint language sql as $$ select coalesce(sum(bytes), 0)::bigint from private.space_writes $$;
delete from private.space_writes;
select pg_temp.from_address('2001:db8:1:1::1');
select is(pg_temp.push('swap', pg_temp.rows(pg_temp.row('a', 7, 'seven'))), pg_temp.took(), 'a row that is written');
select is(pg_temp.written(), 5::bigint, 'counts with its letters');
select is(pg_temp.push('swap', pg_temp.rows(pg_temp.row('a', 7, 'seven'))), pg_temp.took('a'), 'the same once more');
select is(pg_temp.written(), 5::bigint, 'counts nothing');
select is(pg_temp.add('swap', pg_temp.member('x', true, repeat('x', 4000))), '{"outcome": "stored"}', 'a member that is added');
select cmp_ok(pg_temp.written(), '>', 4000::bigint, 'counts, too, each time');
select is(pg_temp.rekey('swap', (select jsonb_agg(pg_temp.member(m)) from unnest(array['mom', 'dad', 'x']) m), recovery => jsonb_build_object('find_hash', pg_temp.h('x'), 'sealed', repeat('x', 4000))), '{"outcome": "stored"}', 'a new recovery code');
select cmp_ok(pg_temp.written(), '>', 8000::bigint, 'counts, too');
insert into private.space_writes select network_hash, day - 1, 300000001 from private.space_writes;
select is(pg_temp.push('swap', pg_temp.rows(pg_temp.row('a', 8))), pg_temp.took(), 'yesterday does not count');
select is((select count(*) from private.space_writes), 1::bigint, 'and is forgotten');
update private.space_writes set bytes = 300000000;
select is(pg_temp.push('swap', pg_temp.rows(pg_temp.row('a', 9))), pg_temp.took(), '300 MB are taken within a day');
select pg_temp.from_address('2001:db8:1:2::1');
select matches(pg_temp.push('swap', pg_temp.rows(pg_temp.row('a', 10))) #>> '{}', '^PT429 [0-9]{1,5}$', 'then all of the /48 waits until the day is over, and is told for how many seconds');
select matches(pg_temp.add('swap', pg_temp.member('x')) #>> '{}', '^PT429 [0-9]{1,5}$', 'it adds no member either');
select matches(pg_temp.create_space('more') #>> '{}', '^PT429 [0-9]{1,5}$', 'and begins no space');
select is(pg_temp.pull('swap') -> 'outcome', '"here"', 'what is there can be read');
select pg_temp.from_address('2001:db8:2:1::1');
select is(pg_temp.push('swap', pg_temp.rows(pg_temp.row('a', 10))), pg_temp.took(), 'other networks go on');
select is(pg_temp.ask('public.forget_turns() is null', 'anon'), '"42501"', 'nobody forgets that');
select is(pg_temp.ask('public.forget_turns()::text', 'service_role'), null, 'but the operator');
select is(pg_temp.written(), 0::bigint, 'then all begin anew');

-- Guesses are counted, for each network.
select is(count(*), 60::bigint, 'a network guesses 60 times an hour') from generate_series(1, 60) n where pg_temp.pull('swap', who => 'guess' || n) ->> 'outcome' = 'removed';
select matches(pg_temp.pull('swap', who => 'guess') #>> '{}', '^PT429 [0-9]{1,4}$', 'then it waits, and is told for how many seconds: as a member');
select matches(pg_temp.push('nowhere', '[]') #>> '{}', '^PT429 [0-9]{1,4}$', 'in a space that is none');
select matches(pg_temp.list('swap', 'guess') #>> '{}', '^PT429 [0-9]{1,4}$', 'as who admits');
select matches(pg_temp.ask(format('public.close_space(%L, %L)', pg_temp.t('swap'), 'guess')) #>> '{}', '^PT429 [0-9]{1,4}$', 'as who closes');
select matches(pg_temp.recover('guess') #>> '{}', '^PT429 [0-9]{1,4}$', 'and with a recovery code');
select is(pg_temp.pull('swap') -> 'outcome', '"here"', 'a family of that network is not locked out');
select is(pg_temp.push('swap', pg_temp.rows(pg_temp.row('a', 11))), pg_temp.took(), 'it writes');
select is(pg_temp.add('swap', pg_temp.member('y')), '{"outcome": "stored"}', 'and adds a member');
select pg_temp.from_address('2001:db8:3:1::1');
select is(pg_temp.pull('swap', who => 'guess') -> 'outcome', '"removed"', 'another network has guesses of its own');
update private.hand_over_turns set taken_at = taken_at - interval '1 hour';
select pg_temp.from_address('2001:db8:2:1::1');
select is(pg_temp.pull('swap', who => 'guess') -> 'outcome', '"removed"', 'after an hour it guesses again');
select is(count(*), 20::bigint, 'a network begins 20 spaces an hour') from generate_series(1, 20) n where pg_temp.create_space('s' || n) ->> 'outcome' = 'stored';
select matches(pg_temp.create_space('s21') #>> '{}', '^PT429 [0-9]{1,4}$', 'and then waits');
select is(pg_temp.create_space('s20'), '{"outcome": "stored"}', 'one that is there is told so');

select * from finish();
rollback;
