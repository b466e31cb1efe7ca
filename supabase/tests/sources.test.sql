-- Sources and candidates: who may call what, what a reading changes by itself, and what waits for a person.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

create temp table people (name text, role text, claims jsonb) on commit drop;
insert into people values
  ('signed out', 'anon', '{"role": "anon"}'),
  ('a parent', 'authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-00000000000b"}'),
  ('a reviewer', 'authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-00000000000a", "aal": "aal2", "app_metadata": {"role": "reviewer"}}'),
  ('the secret key', 'service_role', '{"role": "service_role"}');
grant select on people to anon, authenticated, service_role;
insert into auth.users (id, email, raw_app_meta_data) values
  ('00000000-0000-4000-8000-00000000000a', 'reviewer@tap.example', '{"role": "reviewer"}'), ('00000000-0000-4000-8000-00000000000b', 'parent@tap.example', '{}');

create function pg_temp.asked(who text, statement text) returns jsonb language plpgsql as $$
declare
  said jsonb;
begin
  perform set_config('request.jwt.claims', (select claims from people where name = who)::text, true);
  execute format('set local role %I', (select role from people where name = who));
  execute 'select ' || statement into said;
  reset role;
  return said;
exception when others then
  return jsonb_build_object('code', sqlstate, 'message', sqlerrm);
end
$$;

select is(pg_temp.asked(name, call) ->> 'code', '42501', format('%s: not %s', name, call))
from people, unnest(array['public.candidate_queue(''new'')', 'public.take_candidate(1, 1, ''{}'')', 'public.drop_candidate(1, 1)',
  'public.confirm_candidates(''[]'')']) call where name <> 'a reviewer';
select is(pg_temp.asked(name, call) ->> 'code', '42501', format('%s: not %s', name, call))
from people, unnest(array['public.put_source(''{}'')', 'public.list_sources()', 'public.claim_source()', 'public.source_read(''x'', ''{}'')',
  'public.links_to_check()', 'public.link_checked(''x'', ''ok'')']) call where name <> 'the secret key';

insert into public.seasons (id, break, year, label, starts_on, ends_on) values
  ('fall-2098', 'fall', 2098, 'Fall', '2098-10-01', '2098-10-31'), ('fall-2099', 'fall', 2099, 'Fall', '2099-10-01', '2099-10-31');
select is(pg_temp.asked('the secret key', format('public.put_source(%L)', source)) ->> 'code', code, source) from (values
  ('{"id": "Bad Id", "url": "https://tap.example/", "kind": "page", "label": "Tap"}', '23514'),
  ('{"id": "tap", "url": "file:///etc/passwd", "kind": "page", "label": "Tap"}', '23514'),
  ('{"id": "tap", "url": "https://tap.example/", "kind": "guess", "label": "Tap"}', '23514'),
  ('{"id": "tap", "url": "https://tap.example/", "kind": "page"}', '23502'),
  ('{"id": "tap", "url": "https://tap.example/", "kind": "page", "label": "Tap", "cadence_hours": 0}', '23514')) bad (source, code);
select is(pg_temp.asked('the secret key', $$public.put_source('{"id": "tap", "url": "https://tap.example/feed", "kind": "ical", "label": "Tap"}')$$) ->> 'cadence_hours',
  '24', 'a source is read once a day');
select is(pg_temp.asked('the secret key', $$public.put_source('{"id": "tap", "cadence_hours": 6}')$$) ->> 'url', 'https://tap.example/feed',
  'a change names what changes');

-- Claims.
select is(pg_temp.asked('the secret key', 'public.claim_source()') ->> 'id', 'tap', 'a due source is claimed');
select is(pg_temp.asked('the secret key', 'public.claim_source()'), null, 'by one reader at a time');
update private.sources set claimed_until = now() - interval '1 second';
select is(pg_temp.asked('the secret key', 'public.claim_source()') ->> 'id', 'tap', 'a reader that died holds it for the lease only');
select is(pg_temp.asked('the secret key', $$public.source_read('tap', '{"outcome": "same", "claim": "00000000-0000-4000-8000-000000000000"}')$$) ->> 'code',
  'PT409', 'and is refused when it comes late');

-- A reading on a day after today.
create function pg_temp.read(reading jsonb, days integer default 0) returns jsonb language plpgsql as $$
begin
  -- A reader that goes on keeps its claim.
  update private.sources set claim = gen_random_uuid() where id = 'tap' and claim is null;
  return pg_temp.asked('the secret key', format('public.source_read(%L, %L)', 'tap', '{"outcome": "read", "is_last": true}'::jsonb
    || jsonb_build_object('seen_on', private.today() + days, 'claim', (select claim from private.sources where id = 'tap')) || reading));
end
$$;
create function pg_temp.item(key text, dates text, price text, more jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('key', key, 'season_id', 'fall-2099', 'date_array', jsonb_build_array('2099-10-05'), 'fields', jsonb_build_object(
    'camp_provider_name', '{"value": "Tap Camp", "words": "TAP CAMP!", "url": "https://tap.example/1"}'::jsonb, 'camp_theme', '{"value": "Art"}'::jsonb,
    'camp_dates', jsonb_build_object('value', dates, 'words', 'on ' || dates), 'price', jsonb_build_object('value', price))) || more
$$;
create function pg_temp.items(variadic items jsonb[]) returns jsonb language sql as $$
  select jsonb_build_object('items', to_jsonb(items), 'keys', (select jsonb_agg(i -> 'key') from unnest(items) i))
$$;
create function pg_temp.waiting() returns text language sql as $$
  select string_agg(kind || ' ' || key || ' v' || version, ', ' order by id) from private.candidates where decided_at is null
$$;
create function pg_temp.latest() returns bigint language sql as $$ select max(id) from private.candidates where decided_at is null $$;
create function pg_temp.take(choice jsonb, seen integer default 1) returns jsonb language sql as $$
  select pg_temp.asked('a reviewer', format('public.take_candidate(%s, %s, %L)', pg_temp.latest(), seen, choice))
$$;
create function pg_temp.stamps() returns text language sql as $$
  select concat_ws(' ', c.camp_dates, c.dates_checked_on - private.today(), c.dates_checked_by, c.price, c.price_checked_on - private.today(), c.seats,
    c.seats_said_on - private.today()) from public.camps c where c.camp_provider_name = 'Tap Camp' and c.deleted_at is null
$$;

select is(pg_temp.read(r) ->> 'code', '22023', r::text) from unnest(array['{"outcome": "maybe"}', '{"items": [{"key": ""}]}',
  '{"items": [{"key": "a", "fields": {"good_day": {"value": "prose"}}}]}', '{"seen_on": "2199-01-01"}']::jsonb[]) r;
select is(pg_temp.read(pg_temp.items(pg_temp.item('a', 'Oct 5', '$90'))), '{"outcome": "read"}', 'a reading');
select is(pg_temp.waiting(), 'new a v1', 'what is new waits for a person');
select is((select count(*) from public.camps where camp_provider_name = 'Tap Camp'), 0::bigint, 'and is not listed');
select pg_temp.read(pg_temp.items(pg_temp.item('a', 'Oct 5', '$90')));
select is(pg_temp.waiting(), 'new a v1', 'read again it is the same candidate');
select pg_temp.read(pg_temp.items(pg_temp.item('a', 'Oct 5', '$95')));
select is(pg_temp.waiting(), 'new a v2', 'with other facts another version');
select is(pg_temp.take('{"season_id": "fall-2099", "fields": ["camp_provider_name"]}') ->> 'code', 'PT409', 'a decision on an older version is refused');
select is(pg_temp.take('{"season_id": "fall-1999", "fields": ["camp_provider_name", "camp_theme"]}', 2) ->> 'code', '23503', 'so is one for no season');
select is((pg_temp.take('{"season_id": "fall-2099", "fields": ["camp_provider_name", "camp_theme", "camp_dates", "price"], "values": {"city": "Decatur"}}', 2) ->> 'camp_id')
  like 'tap-camp-fall-2099-%', true, 'a reviewer takes it');
select is(pg_temp.stamps(), 'Oct 5 0 page $95 0', 'it is listed, with the day its page said so');
select is((select jsonb_object_agg(field, origin || ' ' || words) from private.camp_facts where field in ('camp_dates', 'city')), '{"camp_dates": "source on Oct 5", "city": "desk Decatur"}',
  'each field has its words and whose they are');
select is((select date_array from public.camps where camp_provider_name = 'Tap Camp'), '[{"date": "2099-10-05"}]', 'and its days');
select is((select is_sample || ' ' || source_url from public.camps where camp_provider_name = 'Tap Camp'), 'false https://tap.example/feed', 'it is no sample');

-- Readings of what is listed.
select pg_temp.read(pg_temp.items(pg_temp.item('a', 'Oct 5', '$95', '{"seats": "few"}')), 1);
select is(pg_temp.stamps(), 'Oct 5 1 page $95 1 few 1', 'what still says the same is stamped, and says whether there is room');
select is(pg_temp.waiting(), null, 'and nobody is asked');
update private.sources set seen_on = private.today();
update public.camps set dates_checked_on = private.today() - 40, price_checked_on = private.today() - 40, seats_said_on = private.today() - 40 where camp_provider_name = 'Tap Camp';
update private.camp_facts set seen_on = private.today() - 40 where field = 'seats';
create temp table said on commit drop as select said from private.camp_sources where key = 'a';
select pg_temp.read(pg_temp.items(pg_temp.item('a', 'Oct 5', '$95')));
select pg_temp.read('{"outcome": "same"}');
select is(pg_temp.stamps(), 'Oct 5 0 page $95 0 few -40', 'seats that were not said in its last reading are not said today');
update private.camp_sources set said = (select said from said) where key = 'a';
select pg_temp.read('{"outcome": "same"}');
select is(pg_temp.stamps(), 'Oct 5 0 page $95 0 few 0', 'a feed that has not changed says what it said');
select pg_temp.read(pg_temp.items(pg_temp.item('a', 'Oct 6', '$95')), 1);
select is(pg_temp.stamps(), 'Oct 5 0 page $95 1 few 0', 'other dates are not taken, and those that stand not stamped');
select is(pg_temp.waiting(), 'changed a v1', 'a person is asked');
update private.sources set seen_on = private.today();
select pg_temp.read('{"outcome": "same"}', 1);
select is(pg_temp.stamps(), 'Oct 5 0 page $95 1 few 0', 'while one is asked nothing else is stamped');
select pg_temp.read(pg_temp.items(pg_temp.item('a', 'Oct 5', '$95')), 1);
select is(pg_temp.waiting(), null, 'a change that was taken back asks nobody');
select pg_temp.read(pg_temp.items(pg_temp.item('a', 'Oct 6', '$99')), 1);
select is(pg_temp.take(jsonb_build_object('camp_id', (select id from public.camps where camp_provider_name = 'Tap Camp'), 'fields', '["price"]'::jsonb)) ? 'camp_id',
  true, 'some of it may be taken');
select is(pg_temp.stamps(), 'Oct 5 1 page $99 1 few 0', 'the rest stays as it was, and is not stamped');
select pg_temp.read(pg_temp.items(pg_temp.item('a', 'Oct 6', '$99')), 1);
select is(pg_temp.waiting(), null, 'what was left is not asked again');
select pg_temp.read(pg_temp.items(pg_temp.item('a', 'Oct 7', '$99')), 1);
select is(pg_temp.waiting(), 'changed a v1', 'until it says something else');
select is(pg_temp.asked('a reviewer', format('public.drop_candidate(%s, 1)', pg_temp.latest())), '{"outcome": "dropped"}', 'it may be dropped');
select is(pg_temp.asked('a reviewer', format('public.drop_candidate(%s, 1)', (select max(id) from private.candidates))) ->> 'code', 'PT409', 'once');

-- The camp's own word.
insert into private.camp_facts (camp_id, field, origin, words, seen_on) select id, 'seats', 'provider', 'full', private.today() + 1 from public.camps where camp_provider_name = 'Tap Camp'
on conflict (camp_id, field) do update set origin = 'provider', words = 'full', source_id = null, seen_on = excluded.seen_on;
update public.camps set seats = 'full', seats_said_on = private.today() + 1 where camp_provider_name = 'Tap Camp';
select pg_temp.read(pg_temp.items(pg_temp.item('a', 'Oct 7', '$99', '{"seats": "open"}')), 1);
select is(pg_temp.stamps(), 'Oct 5 1 page $99 1 full 1', 'the camp''s own word of the same day stands');

-- What is no longer there.
select is(pg_temp.read('{"items": [], "keys": []}', 1), '{"outcome": "noted"}', 'a list that is empty all at once is a fault of the feed');
select is((select last_problem || ' ' || failures from private.sources), 'nothing-left 1', 'which is noted');
select pg_temp.read(pg_temp.items(pg_temp.item('b', 'Oct 5', '$90')), 1);
select is(pg_temp.waiting(), 'new b v1, gone a v1', 'a camp that its source no longer has is asked about');
select is(pg_temp.stamps(), 'Oct 5 1 page $99 1 full 1', 'and stays');
select pg_temp.read(pg_temp.items(pg_temp.item('c', 'Oct 5', '$90')) || '{"is_last": false}', 1);
select is(pg_temp.waiting(), 'new b v1, gone a v1, new c v1', 'a part of a reading takes nothing away');
select pg_temp.read(pg_temp.items(pg_temp.item('c', 'Oct 5', '$90')), 1);
select is(pg_temp.waiting(), 'gone a v1, new c v1', 'a candidate that has gone lapses');
select pg_temp.read(pg_temp.items(pg_temp.item('c', 'Oct 5', '$90', '{"season_id": "fall-2098"}')), 1);
select is(pg_temp.waiting(), 'gone a v1, new c v1', 'one that has moved to another season is one');
select pg_temp.read(pg_temp.items(pg_temp.item('a', 'Oct 7', '$99'), pg_temp.item('c', 'Oct 5', '$90')), 1);
select is(pg_temp.waiting(), 'new c v1', 'one that is back is asked about no more');
select pg_temp.read('{"outcome": "failed", "problem": "robots"}', 1);
select is(pg_temp.waiting(), 'new c v1', 'a failure takes nothing away');
select is((select last_problem || ' ' || failures || ' ' || (next_at - now()) from private.sources), 'robots 1 01:00:00', 'and is tried again later');

-- Pages that no program reads.
update private.sources set etag = 'one', body_hash = 'one', next_at = now() + interval '1 day';
select is(pg_temp.asked('the secret key', $$public.put_source('{"id": "tap", "label": "Tap two"}')$$) ->> 'etag', 'one', 'another name of a source changes nothing of what was read');
select is(pg_temp.asked('the secret key', $$public.put_source('{"id": "tap", "label": "Tap", "kind": "page"}')$$) - 'next_at' @> '{"etag": null, "body_hash": null}', true, 'one of another kind is read anew');
select is((select next_at from private.sources), now(), 'and at once');
select pg_temp.read('{"text_hash": "one", "text": "Camp on Oct 5"}', 1);
select is((select text from private.candidates where kind = 'page' and decided_at is null), 'Camp on Oct 5', 'a page goes to the desk as it is');
select is(pg_temp.asked('a reviewer', format('public.confirm_candidates(''[{"candidate": %s, "seen": 1}]'')', pg_temp.latest())), '{"confirmed": 1}', 'a person confirms it');
select is(pg_temp.stamps(), 'Oct 5 1 page $99 1 full 1', 'then its camps are stamped');
update private.sources set seen_on = private.today();
update public.camps set dates_checked_on = private.today() - 40 where camp_provider_name = 'Tap Camp';
select pg_temp.read('{"text_hash": "one", "text": "Camp on Oct 5"}');
select is(pg_temp.stamps(), 'Oct 5 0 page $99 1 full 1', 'so they are while the page stays as it is');
update public.camps set dates_checked_on = private.today() - 40 where camp_provider_name = 'Tap Camp';
select pg_temp.read('{"text_hash": "two", "text": "Camp on Oct 6"}');
select pg_temp.read('{"outcome": "same"}');
select is(pg_temp.stamps(), 'Oct 5 -40 page $99 1 full 1', 'and not once it has changed');

-- Links.
select is(jsonb_array_length(pg_temp.asked('the secret key', 'public.links_to_check()')), (select count(*)::integer from public.camps c join public.seasons s on s.id = c.season_id
  where c.website_url is not null and c.deleted_at is null and s.ends_on >= private.today()), 'links of seasons that are not over are checked');
update public.camps set website_url = 'https://tap.example/camp' where camp_provider_name = 'Tap Camp';
create function pg_temp.link(outcome text, url text default null) returns jsonb language sql as $$
  select pg_temp.asked('the secret key', format('public.link_checked(%L, %L, %L)', (select id from public.camps where camp_provider_name = 'Tap Camp'), outcome, url))
$$;
select is(pg_temp.link('dead'), '{"times": 1}', 'once is no reason');
select is((select count(*) from private.candidates where kind = 'link'), 0::bigint, 'to ask a person');
select is(pg_temp.link('moved', 'https://tap.example/new'), '{"times": 1}', 'something else begins anew');
select is(pg_temp.link('moved', 'https://tap.example/new'), '{"times": 2}', 'twice is');
select is(pg_temp.take('{}') ? 'camp_id', true, 'a reviewer takes where it has moved');
select is((select website_url from public.camps where camp_provider_name = 'Tap Camp'), 'https://tap.example/new', 'and it leads there');
select pg_temp.link('soft404');
select pg_temp.link('soft404');
select pg_temp.link('ok');
select is((select count(*) from private.candidates where kind = 'link' and decided_at is null), 0::bigint, 'a link that works again asks nobody');

select is(pg_temp.asked('a reviewer', 'public.candidate_queue(''new'')') #>> '{candidates,0,source,label}', 'Tap', 'the desk sees the source');
select is(pg_temp.asked('a reviewer', 'public.candidate_queue(''new'')') -> 'waiting', '{"new": 1, "page": 1}', 'and how many wait');
select is(pg_temp.asked('a reviewer', 'public.candidate_queue(''all'')') ->> 'code', '22023', 'of a kind');

-- A key with camps of several seasons.
create function pg_temp.season_item(key text, season text, price text, more jsonb default '{}') returns jsonb language sql as $$
  select pg_temp.item(key, 'Oct 5', price, jsonb_build_object('season_id', season) || more)
$$;
create function pg_temp.of_season(season text) returns text language sql as $$
  select concat_ws(' ', c.camp_dates, c.dates_checked_on - private.today(), c.dates_checked_by, c.price, c.price_checked_on - private.today(), c.seats, c.seats_said_on - private.today(),
    case when c.deleted_at is not null then 'off' end)
  from public.camps c where c.camp_provider_name = 'Tap Camp' and c.season_id = season and id = (select camp_id from private.camp_sources where source_id = 'tap' and key = 's' and season_id = season)
$$;
create function pg_temp.waiting_of(wanted text) returns text language sql as $$
  select string_agg(kind || ' ' || coalesce(season_id, '?') || ' v' || version, ', ' order by season_id) from private.candidates where key = wanted and decided_at is null
$$;
create function pg_temp.take_of(wanted text, season text, choice jsonb) returns jsonb language sql as $$
  select pg_temp.asked('a reviewer', format('public.take_candidate(%s, %s, %L)', id, version, choice)) from private.candidates where key = wanted and decided_at is null and season_id is not distinct from season
$$;
select pg_temp.asked('the secret key', $$public.put_source('{"id": "tap", "label": "Tap", "kind": "csv"}')$$);
update private.candidates set decided_at = now(), decision = 'lapsed' where decided_at is null;
select pg_temp.read(pg_temp.items(pg_temp.season_item('s', 'fall-2098', '$10'), pg_temp.season_item('s', 'fall-2099', '$20')), 1) from generate_series(1, 2);
select is(pg_temp.waiting_of('s'), 'new fall-2098 v1, new fall-2099 v1', 'a camp of two seasons waits twice, each as the reviewer has it open');
select pg_temp.take_of('s', season, jsonb_build_object('season_id', season, 'fields', '["camp_provider_name", "camp_theme", "camp_dates", "price"]'::jsonb))
from unnest(array['fall-2098', 'fall-2099']) season;
select is(pg_temp.of_season('fall-2098') || ', ' || pg_temp.of_season('fall-2099'), 'Oct 5 1 page $10 1, Oct 5 1 page $20 1', 'each is a camp of its own');
update private.sources set seen_on = private.today();
update public.camps set dates_checked_on = private.today() - 40, price_checked_on = private.today() - 40 where season_id in ('fall-2098', 'fall-2099');
select pg_temp.read(pg_temp.items(pg_temp.season_item('s', 'fall-2099', '$20', '{"seats": "few"}')));
select is(pg_temp.waiting_of('s'), 'gone fall-2098 v1', 'a season that its source no longer has is asked about');
select is(pg_temp.asked('a reviewer', format('public.drop_candidate(%s, 1)', max(id))), '{"outcome": "dropped"}', 'and may be kept') from private.candidates where key = 's' and decided_at is null;
select pg_temp.read(pg_temp.items(pg_temp.season_item('s', 'fall-2099', '$20', '{"seats": "few"}')));
select is(pg_temp.waiting_of('s'), null, 'then nobody is asked again');
select pg_temp.read('{"outcome": "same"}', 1);
select is(pg_temp.of_season('fall-2098') || ', ' || pg_temp.of_season('fall-2099'), 'Oct 5 -40 page $10 -40, Oct 5 1 page $20 1 few 1',
  'a source that has not changed stamps what it still says, and not what it said of another season');
select pg_temp.read(pg_temp.items(pg_temp.season_item('s', null, '$30')), 1) from generate_series(1, 2);
select is(pg_temp.waiting_of('s'), 'changed ? v1', 'one without a certain season is about the latest');
select pg_temp.asked('a reviewer', format('public.drop_candidate(%s, 1)', max(id))) from private.candidates where key = 's' and decided_at is null;
select pg_temp.read(pg_temp.items(pg_temp.season_item('s', null, '$30')), 1);
select is(pg_temp.waiting_of('s'), null, 'and is asked about once');
select pg_temp.read(pg_temp.items(pg_temp.item('t', 'Oct 5', '$90')), 1);
select is(pg_temp.waiting_of('s'), 'gone fall-2099 v1', 'a camp that has gone is asked about');
select pg_temp.asked('a reviewer', format('public.drop_candidate(%s, 1)', max(id))) from private.candidates where key = 's' and decided_at is null;
select pg_temp.read(pg_temp.items(pg_temp.item('t', 'Oct 5', '$90')), 1);
select is(pg_temp.waiting_of('s'), null, 'and kept without being asked about again');

-- Sessions.
select pg_temp.read(pg_temp.items(pg_temp.season_item('s', 'fall-2099', '$20–$30', '{"sessions": [{"id": "one", "dates": "Oct 5", "price": "$20", "seats": "open"}, {"id": "two", "dates": "Oct 6", "price": "$30", "seats": "full"}]}')), 1);
select pg_temp.take_of('s', 'fall-2099', jsonb_build_object('camp_id', (select camp_id from private.camp_sources where key = 's' and season_id = 'fall-2099'), 'fields', '["price"]'::jsonb, 'sessions', true));
select is(pg_temp.of_season('fall-2099'), 'Oct 5 1 page $20–$30 1 few 1', 'sessions are taken, and stamped');
select pg_temp.read(pg_temp.items(pg_temp.season_item('s', 'fall-2099', '$20–$30', '{"sessions": [{"id": "one", "dates": "Oct 5", "price": "$30"}, {"id": "two", "dates": "Oct 6", "price": "$20", "seats": "full"}]}')), 1);
update public.camps set price_checked_on = private.today() - 40, dates_checked_on = private.today() - 40, seats = 'open', seats_said_on = private.today() - 40 where season_id = 'fall-2099';
update private.camp_sessions set seats_said_on = private.today() - 40 where seats is not null;
select pg_temp.read('{"outcome": "same"}', 1);
select is(pg_temp.of_season('fall-2099'), 'Oct 5 -40 page $20–$30 -40 open -40', 'a price is not stamped while a session has another, nor seats of a camp renewed by those of a session');
select is((select string_agg(concat_ws(' ', id, seats, seats_said_on - private.today()), ', ' order by id) from private.camp_sessions where id in ('one', 'two')), 'one open -40, two full 1',
  'seats are said again of the sessions whose seats were said');
update private.camp_sessions set price = '$21' where id = 'one';
select is(pg_temp.of_season('fall-2099'), 'Oct 5 -40 page $20–$30 open -40', 'a session with another price takes the stamp of the price');
update private.camp_sessions set dates = 'Oct 7' where id = 'one';
select is(pg_temp.of_season('fall-2099'), 'Oct 5 $20–$30 open -40', 'and one with other dates that of the dates');
update public.camps set deleted_at = now() where season_id = 'fall-2099';
update public.camps set deleted_at = null where season_id = 'fall-2099';
select is((select count(seats)::integer from private.camp_sessions where id in ('one', 'two')), 0, 'a camp that comes back says nothing of the seats of its sessions');

-- Two sources of one camp.
select pg_temp.asked('the secret key', $$public.put_source('{"id": "leaf", "url": "https://tap.example/leaf", "kind": "page", "label": "Leaf"}')$$);
update public.camps set source_url = 'https://tap.example/leaf', dates_checked_on = private.today() - 40, dates_checked_by = 'page' where season_id = 'fall-2099';
update private.sources set text_hash = 'x', claim = '00000000-0000-4000-8000-0000000000fe' where id = 'leaf';
select pg_temp.asked('the secret key', $$public.source_read('leaf', '{"outcome": "same", "claim": "00000000-0000-4000-8000-0000000000fe"}')$$);
select is(pg_temp.of_season('fall-2099'), 'Oct 5 -40 page $20–$30', 'a page stamps no camp whose words come from another source');

-- What happens between the desk and a verdict.
select pg_temp.read(pg_temp.items(pg_temp.season_item('s', 'fall-2099', '$55')), 1);
update public.camps set deleted_at = clock_timestamp() where id = (select camp_id from private.camp_sources where key = 's' and season_id = 'fall-2099');
select pg_temp.take_of('s', 'fall-2099', jsonb_build_object('camp_id', (select camp_id from private.camp_sources where key = 's' and season_id = 'fall-2099'), 'fields', '["price"]'::jsonb));
select matches(pg_temp.of_season('fall-2099'), '\$55 .*off$', 'a camp that was taken out of the list meanwhile stays out');
insert into private.candidates (source_id, key, kind, camp_id, season_id, item, seen_on) select 'tap', 'link', 'link', camp_id, season_id, '{"outcome": "moved", "url": "https://old.example/new"}', private.today()
  from private.camp_sources where key = 's' and season_id = 'fall-2098';
insert into private.link_checks (camp_id, url, outcome, times) select camp_id, 'https://old.example/', 'moved', 2 from private.camp_sources where key = 's' and season_id = 'fall-2098'
on conflict (camp_id) do update set url = excluded.url;
select is(pg_temp.take_of('link', 'fall-2098', '{}') ->> 'code', 'PT409', 'a link that was changed meanwhile is not replaced');

-- Retention.
update private.candidates set decided_at = now() - interval '30 days' where decided_at is not null;
select private.forget_candidates();
select is((select count(*)::integer from private.candidates where decision = 'lapsed'), 0, 'what lapsed is forgotten after 30 days');
select cmp_ok((select count(*) from private.candidates where decision <> 'lapsed'), '>', 0::bigint, 'what a person decided is not');
update private.candidates set decided_at = now() - interval '400 days' where decided_at is not null;
select private.forget_candidates();
select is((select count(*)::integer from private.candidates where decided_at is not null), 0, 'but after 400 days');
insert into public.seasons (id, break, year, label, starts_on, ends_on) values ('fall-2020', 'fall', 2020, 'Fall', '2020-10-01', '2020-10-31');
insert into private.candidates (source_id, key, kind, season_id, seen_on) values ('tap', 'old', 'new', 'fall-2020', '2020-10-01');
select private.forget_candidates();
select is(pg_temp.waiting_of('old'), null, 'nobody is asked about a season that is over');

select * from finish();
rollback;
