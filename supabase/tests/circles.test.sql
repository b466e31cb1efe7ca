-- Circles: spaces of several families. A link admits and reads nothing, a family writes its own rows, who finds is found.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

create function pg_temp.t(name text) returns text language sql as $$ select rpad(name, 22, '-') $$;
create function pg_temp.h(given text) returns text language sql as $$
  select translate(rtrim(encode(sha256(convert_to(given, 'utf8')), 'base64'), '='), '+/', '-_')
$$;
create function pg_temp.hash(name text) returns text language sql as $$ select pg_temp.h(pg_temp.t(name)) $$;
create function pg_temp.member(name text, more jsonb default '{"may_write": true}') returns jsonb language sql as $$
  select jsonb_build_object('proof_hash', pg_temp.hash(name), 'wrapped', 'for-' || name) || more
$$;
-- What a role is answered: JSON, or the SQLSTATE and the hint.
create function pg_temp.ask(statement text, role text default 'anon') returns jsonb language plpgsql as $$
declare
  answer jsonb;
  tip text;
begin
  execute format('set local role %I', role);
  execute 'select to_jsonb(' || statement || ')' into answer;
  reset role;
  return answer;
exception when others then
  get stacked diagnostics tip = pg_exception_hint;
  reset role;
  return to_jsonb(trim(sqlstate || ' ' || coalesce(tip, '')));
end
$$;
create function pg_temp.create_circle(space text, members jsonb default null) returns jsonb language sql as $$
  select pg_temp.ask(format('public.create_circle(%L, %L, %L, %L)', pg_temp.t(space), pg_temp.t('key'), pg_temp.h('admit'),
    coalesce(members, jsonb_build_array(pg_temp.member('ana'), pg_temp.member('link', '{"may_write": false, "is_link": true}')))))
$$;
create function pg_temp.join_circle(space text, name text, link text default 'link', key text default 'key') returns jsonb language sql as $$
  select pg_temp.ask(format('public.join_circle(%L, %L, %L, %L)', pg_temp.t(space), pg_temp.t(link), pg_temp.t(key), pg_temp.member(name)))
$$;
create function pg_temp.row(id text, version integer default 1, sealed text default 'sealed') returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object('id', pg_temp.t(id), 'version', version, 'sealed', sealed))
$$;
-- The row of a family.
create function pg_temp.slip(name text, version integer default 1, sealed text default 'sealed') returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object('id', left(pg_temp.hash(name), 22), 'version', version, 'sealed', sealed))
$$;
create function pg_temp.push(rows jsonb, who text, key text default 'key', space text default 'class') returns jsonb language sql as $$
  select pg_temp.ask(format('public.push_space(%L, %L, %L, %L)', pg_temp.t(space), pg_temp.t(who), pg_temp.t(key), rows))
$$;
create function pg_temp.pull(who text, key text default 'key') returns jsonb language sql as $$
  select pg_temp.ask(format('public.space_changes(%L, %L, %L, ''0'', '''', 100)', pg_temp.t('class'), pg_temp.t(who), pg_temp.t(key)))
$$;
-- Quiet wishes as "slot wish": who asks is the ciphertext.
create function pg_temp.meet(who text, wishes text[] default '{}', key text default 'key') returns jsonb language sql as $$
  select pg_temp.ask(format('public.meet_circle(%L, %L, %L, %L)', pg_temp.t('class'), pg_temp.t(who), pg_temp.t(key),
    (select coalesce(jsonb_agg(jsonb_build_object('slot', pg_temp.t(split_part(w, ' ', 1)), 'wish', pg_temp.t(split_part(w, ' ', 2)), 'sealed', who)), '[]')
      from unnest(wishes) w)))
$$;
create function pg_temp.found(answer jsonb) returns text language sql as $$
  select coalesce(string_agg(rtrim(m ->> 'slot', '-') || ':' || (m ->> 'sealed'), ' ' order by m ->> 'slot', m ->> 'sealed'), 'nobody')
  from jsonb_array_elements(answer -> 'matches') m
$$;
create function pg_temp.quiet_of(answer jsonb, name text) returns text language sql as $$
  select m ->> 'quiet' from jsonb_array_elements(answer -> 'members') m where m ->> 'proof_hash' = pg_temp.hash(name)
$$;
create function pg_temp.days_later(days integer) returns void language sql as $$
  update private.quiet_wishes set put_at = put_at - make_interval(days => days)
$$;
create function pg_temp.turn(who text, wrapped jsonb default '{}', key text default 'key', next_key text default 'next') returns jsonb language sql as $$
  select pg_temp.ask(format('public.turn_circle_key(%L, %L, %L, %L, %L)', pg_temp.t('class'), pg_temp.t(who), pg_temp.t(key), pg_temp.t(next_key), wrapped))
$$;
create function pg_temp.leave(who text) returns jsonb language sql as $$
  select pg_temp.ask(format('public.leave_space(%L, %L)', pg_temp.t('class'), pg_temp.t(who)))
$$;

-- Nothing readable.
select columns_are('private', 'quiet_wishes', array['space', 'proof_hash', 'slot', 'wish', 'is_off', 'sealed', 'key_id', 'put_at'],
  'of a quiet wish only hashes, a ciphertext and its time are stored');
select is((select count(*) from unnest(array['anon', 'authenticated', 'service_role']) role, unnest(array['select', 'insert', 'update', 'delete']) verb
  where has_table_privilege(role, 'private.quiet_wishes', verb)), 0::bigint, 'nobody but the functions reaches quiet wishes');

-- Beginning and joining.
select is(pg_temp.create_circle('class'), '{"outcome": "stored"}', 'a circle is begun');
select is(pg_temp.create_circle('class'), '{"outcome": "stored"}', 'once more says the same: the answer may get lost');
select is((select is_circle and is_room from private.spaces), true, 'it has the bounds of a room');
select is((select expires_at > now() + interval '119 days' and expires_at < now() + interval '121 days' from private.spaces), true, 'it stays 120 days after the last visit');
select is(pg_temp.ask(format('public.find_circle(%L)', pg_temp.t('link'))), jsonb_build_object('space', pg_temp.t('class'), 'key_id', pg_temp.t('key'), 'wrapped', 'for-link'), 'a link leads to its circle');
select is(pg_temp.ask(format('public.find_circle(%L)', pg_temp.t('ana'))), '{"space": null, "key_id": null, "wrapped": null}', 'a member is no link');
select is(pg_temp.join_circle('class', 'ben', 'ana'), '{"outcome": "removed"}', 'a member admits nobody: the link does');
select is(pg_temp.join_circle('class', 'ben', 'guess'), '{"outcome": "removed"}', 'a guess admits nobody');
select is(pg_temp.join_circle('none', 'ben'), '{"outcome": "gone"}', 'a circle that is none says so');
select is(pg_temp.join_circle('class', 'ben', key => 'old') - 'key_id', '{"outcome": "other_key", "wrapped": "for-link"}', 'who has another key gets the one of now, sealed for the link');
select is(pg_temp.join_circle('class', 'ben'), '{"outcome": "stored"}', 'with the link a family joins');
select is(pg_temp.join_circle('class', 'ben'), '{"outcome": "stored"}', 'twice is once');
select is(pg_temp.ask(format('public.join_circle(%L, %L, %L, %L)', pg_temp.t('class'), pg_temp.t('link'), pg_temp.t('key'),
  pg_temp.member('ana') || '{"wrapped": "spoiled"}')), '{"outcome": "stored"}', 'a family that is there joins once more');
select is((select wrapped::text from private.space_members where proof_hash = sha256(convert_to(pg_temp.t('ana'), 'utf8'))), 'for-ana', 'and keeps its keys');
select is(pg_temp.ask(format('public.join_circle(%L, %L, %L, %L)', pg_temp.t('class'), pg_temp.t('link'), pg_temp.t('key'),
  pg_temp.member('eve', '{"may_write": true, "is_maker": true, "is_link": true}'))), '{"outcome": "stored"}', 'a family that says it is a link');
select is((select count(*) from private.space_members where is_link), 1::bigint, 'is none');
select pg_temp.leave('eve');
select is(pg_temp.turn('ana', jsonb_build_object(pg_temp.hash('ana'), 'for-ana', pg_temp.hash('ben'), 'for-ben', pg_temp.hash('link'), 'for-link'), 'key', 'key'),
  '{"outcome": "stored"}', 'a key is turned after a family has left');

-- The link reads and writes nothing.
select is(pg_temp.pull('link') - 'key_id', '{"outcome": "other_key", "wrapped": "for-link"}', 'the link brings the keys, and no rows');
select is(pg_temp.push(pg_temp.row('slip'), 'link') ->> 'outcome', 'other_key', 'nor does it write');
select is(pg_temp.meet('link') ->> 'outcome', 'other_key', 'nor does it see who is there');

-- Rows of one's own.
select is(pg_temp.push(pg_temp.slip('ana'), 'ana'), '{"outcome": "here", "lost": []}', 'a family writes its row');
select is(pg_temp.push(pg_temp.slip('ana', 2, 'changed'), 'ana'), '{"outcome": "here", "lost": []}', 'and changes it');
select is(pg_temp.push(pg_temp.slip('ana', 3, 'forged'), 'ben'), '"42501 not_yours"', 'nobody else changes it');
select is((select r.version || ' ' || r.sealed from private.space_rows r), '2 changed', 'it is as it was');
select is(pg_temp.push(pg_temp.slip('ben'), 'ana'), '"42501 not_yours"', 'nobody takes the place of a family that has not written yet');
select is(pg_temp.push(pg_temp.row('another'), 'ana'), '"42501 not_yours"', 'nor has a family a second row: it could fill the circle');
select is(pg_temp.push(pg_temp.slip('ben', 1, repeat('x', 50001)), 'ben'), '"23514"', 'a row has 50,000 letters at most');
select is(pg_temp.push(pg_temp.slip('ben'), 'ben'), '{"outcome": "here", "lost": []}', 'another family writes its own');
-- As if their transactions were over.
update private.space_rows set change_xid = '3';
select is(jsonb_array_length(pg_temp.pull('ben') -> 'rows'), 2, 'each reads both');
update public.sync_epoch set epoch = gen_random_uuid();
select is((select count(*) from private.space_rows), 2::bigint, 'a restored server stamps rows of any writer');

-- A room of one family is as before: any member who may write changes a row.
select pg_temp.ask(format('public.create_space(%L, %L, %L, null, %L, true, 30)', pg_temp.t('room'), pg_temp.t('key'), pg_temp.h('x'), jsonb_build_array(pg_temp.member('ana'), pg_temp.member('ben'))));
select pg_temp.push(pg_temp.row('note'), 'ana', space => 'room');
select is(pg_temp.push(pg_temp.row('note', 2), 'ben', space => 'room'), '{"outcome": "here", "lost": []}', 'in a room two people write one row');
select is(pg_temp.ask(format('public.meet_circle(%L, %L, %L, %L)', pg_temp.t('room'), pg_temp.t('ana'), pg_temp.t('key'), '[]')) ->> 'outcome', 'gone', 'a room is no circle');

select is(pg_temp.meet('ben') ->> 'link', pg_temp.hash('link'), 'a family hears which link admits, by its hash');
select is(jsonb_array_length(pg_temp.meet('ben') -> 'members'), 2, 'and how many families there are, the link not counted');

-- Quiet wishes.
select is(pg_temp.found(pg_temp.meet('ana', '{leo-oct6 pond-oct6}')), 'nobody', 'a wish alone finds nobody');
select is(pg_temp.found(pg_temp.meet('ben', '{mia-oct6 ridge-oct6}')), 'nobody', 'nor do two different ones');
select is(pg_temp.quiet_of(pg_temp.meet('ben', '{mia-oct6 ridge-oct6}'), 'ana'), '1', 'how many each has put is said to all: whoever tries camps shows');
select is(pg_temp.found(pg_temp.meet('ben', '{mia-oct6 ridge-oct6,tom-oct6 pond-oct6}')), 'tom-oct6:ana', 'the same wish finds the other family');
select is(pg_temp.found(pg_temp.meet('ana', '{leo-oct6 pond-oct6}')), 'leo-oct6:ben', 'and is found by it');
select is(pg_temp.meet('ana', '{leo-oct6 ridge-oct6}') -> 'waiting', jsonb_build_array(pg_temp.t('leo-oct6')), 'a slot takes another wish three days later only');
select is(pg_temp.found(pg_temp.meet('ana', '{leo-oct6 ridge-oct6}')), 'nobody', 'until then it finds nobody, in either place');
select is(pg_temp.found(pg_temp.meet('ben', '{tom-oct6 pond-oct6}')), 'nobody', 'and is not found in the earlier one');
select is(pg_temp.found(pg_temp.meet('ana', '{leo-oct6 pond-oct6}')), 'leo-oct6:ben', 'back to the same wish costs no wait');
select pg_temp.meet('ana');
select is(pg_temp.found(pg_temp.meet('ben', '{tom-oct6 pond-oct6}')), 'nobody', 'a wish that is taken back finds nobody');
select is(pg_temp.meet('ana', '{leo-oct6 ridge-oct6}') -> 'waiting', jsonb_build_array(pg_temp.t('leo-oct6')), 'taking it back does not free the slot');
select is(pg_temp.quiet_of(pg_temp.meet('ben', '{tom-oct6 pond-oct6}'), 'ana'), '1', 'nor does it hide that it was tried');
select pg_temp.days_later(2);
select is(jsonb_array_length(pg_temp.meet('ana', '{leo-oct6 ridge-oct6}') -> 'waiting'), 1, 'nor after two days');
select pg_temp.days_later(1);
select is(jsonb_array_length(pg_temp.meet('ana', '{leo-oct6 ridge-oct6}') -> 'waiting'), 0, 'three days after its wish it is free');
select is(pg_temp.meet('ana', (select array_agg('s' || n || ' w') from generate_series(1, 61) n)), '"22023"', '60 quiet wishes at most');
select is(pg_temp.ask(format('public.meet_circle(%L, %L, %L, %L)', pg_temp.t('class'), pg_temp.t('ana'), pg_temp.t('key'), '[{"slot": 1, "wish": "x", "sealed": "x"}]')), '"22023"', 'a slot is a text');
select is(pg_temp.ask(format('public.meet_circle(%L, %L, %L, %L)', pg_temp.t('class'), pg_temp.t('ana'), pg_temp.t('key'), '[{"slot": "x.x", "wish": "x", "sealed": "x"}]')), '"23514"', 'of 22 letters');

-- Whoever makes up slots.
select pg_temp.join_circle('class', 'eve');
select is(pg_temp.quiet_of(pg_temp.meet('eve', (select array_agg('s' || n || ' w' || n) from generate_series(1, 60) n)), 'eve'), '60', 'a family tries 60 camps');
select is(pg_temp.quiet_of(pg_temp.meet('eve', (select array_agg('t' || n || ' w' || n) from generate_series(61, 120) n)), 'eve'), '120', '60 others a minute later');
select is(pg_temp.quiet_of(pg_temp.meet('eve'), 'eve'), '120', 'taken back at once, that shows');
select is(pg_temp.meet('eve', '{u ridge-oct6}') -> 'waiting', jsonb_build_array(pg_temp.t('u')), 'and another one has to wait');
update private.spaces set is_key_due = true where is_circle;
select pg_temp.turn('eve', '{}', 'key', 'after-probing');
select is(pg_temp.meet('eve', '{u ridge-oct6}', 'after-probing') -> 'waiting', jsonb_build_array(pg_temp.t('u')), 'also under another key');
select pg_temp.days_later(3);
select is(pg_temp.meet('eve', '{u ridge-oct6}', 'after-probing') -> 'waiting', '[]', 'until three days later');
update private.spaces set is_key_due = true where is_circle;
select pg_temp.turn('eve', jsonb_build_object(pg_temp.hash('ana'), 'for-ana', pg_temp.hash('ben'), 'for-ben', pg_temp.hash('link'), 'for-link'), 'after-probing', 'key');
select pg_temp.leave('eve');
select pg_temp.turn('ana', jsonb_build_object(pg_temp.hash('ana'), 'for-ana', pg_temp.hash('ben'), 'for-ben', pg_temp.hash('link'), 'for-link'), 'key', 'key');

-- Leaving.
select is(pg_temp.turn('ana'), '{"outcome": "other"}', 'no key is made while nobody has left');
select pg_temp.join_circle('class', 'cleo');
select pg_temp.push(pg_temp.slip('cleo', 1, 'of-cleo'), 'cleo');
select is(pg_temp.found(pg_temp.meet('cleo', '{kid-oct6 ridge-oct6}')), 'kid-oct6:ana', 'a third family finds one of them');
select is((select row_count || ' ' || bytes from private.spaces where is_circle), '3 20', 'the circle has three rows');
select is(pg_temp.leave('cleo'), 'true', 'a family leaves');
select is((select count(*) from private.space_rows where sealed = 'of-cleo'), 0::bigint, 'its rows are gone at once');
select is((select row_count || ' ' || bytes from private.spaces where is_circle), '2 13', 'and their room is free');
select is((select count(*) from private.quiet_wishes where sealed = 'cleo'), 0::bigint, 'so are its quiet wishes');
select is(pg_temp.pull('cleo'), '{"outcome": "removed"}', 'it reads nothing any more');
select is(pg_temp.meet('ben') -> 'is_key_due', 'true', 'the next family hears that a key is due');
select is(pg_temp.turn('cleo'), '{"outcome": "removed"}', 'whoever left makes none');
select is(pg_temp.turn('ben', jsonb_build_object(pg_temp.hash('ben'), 'ben-2', pg_temp.hash('link'), 'link-2')), '{"outcome": "stored"}', 'a family makes it for the others');
select is(pg_temp.turn('ben', key => 'next', next_key => 'third'), '{"outcome": "other"}', 'once');
select is(pg_temp.pull('ana') - 'key_id', '{"outcome": "other_key", "wrapped": "none"}', 'for whom it was not sealed, the link has it');
select is(pg_temp.pull('link', 'next') ->> 'wrapped', 'link-2', 'sealed for the link of now');
select is(jsonb_array_length(pg_temp.pull('ben', 'next') -> 'rows'), 2, 'who has it reads on');
select is(pg_temp.found(pg_temp.meet('ben', '{tom-oct6 ridge-oct6}', 'next')), 'nobody', 'a wish under the earlier key matches none under the next');

-- What the organizer may do.
select is(pg_temp.ask(format('public.rekey_space(%L, %L, %L, %L, null, %L, %L)', pg_temp.t('class'), 'admit', pg_temp.t('next'),
  jsonb_build_object('key_id', pg_temp.t('fourth'), 'admit_hash', pg_temp.h('admit')),
  jsonb_build_array(pg_temp.member('ana'), pg_temp.member('ben'), pg_temp.member('cleo'), pg_temp.member('link2', '{"may_write": false, "is_link": true}')),
  jsonb_build_array(pg_temp.hash('link')))), '{"outcome": "stored"}', 'takes the link back');
select is((select count(*) from private.space_members where proof_hash = sha256(convert_to(pg_temp.t('cleo'), 'utf8'))), 0::bigint, 'whoever left meanwhile is not in again');
select is(pg_temp.join_circle('class', 'dee', key => 'fourth'), '{"outcome": "removed"}', 'nobody joins by the earlier link');
select is(pg_temp.join_circle('class', 'dee', 'link2', 'fourth'), '{"outcome": "stored"}', 'but by the new one');
select is((select is_key_due from private.spaces where is_circle), false, 'a link that is taken back makes no key due');
select is(pg_temp.ask(format('public.close_space(%L, %L)', pg_temp.t('class'), pg_temp.t('ben'))), 'true', 'who has no admission closes nothing');
select is((select count(*) from private.spaces where is_circle), 1::bigint, 'the circle is there');
select is(pg_temp.ask(format('public.close_space(%L, %L)', pg_temp.t('class'), 'admit')), 'true', 'the organizer closes it');
select is((select count(*) from private.quiet_wishes), 0::bigint, 'and nothing of it stays');
select is((select count(*) from private.spaces where is_circle), 0::bigint, 'for anybody');

-- Bounds.
select pg_temp.create_circle('big');
select is((select count(*) from generate_series(1, 59) n where pg_temp.ask(format('private.add_members(%L, %L, true)', pg_temp.t('big'),
  jsonb_build_array(pg_temp.member('f' || n))), 'postgres') is null), 0::bigint, 'a circle takes 60 families');
select is(pg_temp.ask(format('private.add_members(%L, %L, true)', pg_temp.t('big'), jsonb_build_array(pg_temp.member('f60'))), 'postgres'), '"PT409 full"', 'and no more');

select * from finish();
rollback;
