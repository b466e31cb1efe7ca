-- Verdicts: who may give one, what becomes of a camp, and what a later verdict changes.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

-- As somebody with these claims: the answer, or the error as {"code", "message"}.
create function pg_temp.ask(who text, claims jsonb, statement text) returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  perform set_config('request.jwt.claims', claims::text, true);
  execute format('set local role %I', who);
  execute 'select ' || statement into answer;
  reset role;
  return answer;
exception when others then
  return jsonb_build_object('code', sqlstate, 'message', sqlerrm);
end
$$;
create function pg_temp.claims(changes jsonb default '{}') returns jsonb language sql as $$
  select '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated", "aal": "aal1",
    "app_metadata": {"role": "reviewer"}}'::jsonb || changes
$$;
create function pg_temp.review(statement text) returns jsonb language sql as $$ select pg_temp.ask('authenticated', pg_temp.claims(), statement) $$;

insert into auth.users (id, email, raw_app_meta_data) values ('00000000-0000-4000-8000-00000000000a', 'rita@example.com', '{"role": "reviewer"}');
insert into public.seasons (id, break, year, label, starts_on, ends_on)
values ('fall-2099', 'fall', 2099, 'Fall break', '2099-10-01', '2099-10-31'), ('winter-2099', 'winter', 2099, 'Winter break', '2099-12-01', '2099-12-31');
insert into public.seasons (id, break, year, label, starts_on, ends_on, deleted_at)
values ('spring-2099', 'spring', 2099, 'Spring break', '2099-03-01', '2099-03-31', now());

create function pg_temp.submission(number integer) returns uuid language sql as $$
  select (lpad(number::text, 8, '0') || '-0000-4000-8000-000000000000')::uuid
$$;
create function pg_temp.fields(changes jsonb default '{}') returns jsonb language sql as $$
  select '{"camp_provider_name": "Moss & Marble", "email": "hello@moss.example", "website_url": "https://moss.example/fall",
    "camp_theme": "Art, Nature", "age_min": 6, "age_max": 11, "street_address": "12 Mill St", "city": "Decatur",
    "state": "GA", "zip_code": "30030", "camp_dates": "Oct 12-16", "camps_hours": "9-3", "price": "$325", "fill_seconds": 95}'::jsonb || changes
$$;
create function pg_temp.put(number integer, revision integer, changes jsonb default '{}') returns jsonb language sql as $$
  select pg_temp.ask('anon', '{"role": "anon"}', format('public.put_submission(%L, %L, %L, %L)', pg_temp.submission(number), revision,
    repeat('s', 43), pg_temp.fields(changes)))
$$;
create function pg_temp.verdict(number integer, revision integer, verdict text, note text default null, camp jsonb default null) returns jsonb language sql as $$
  select pg_temp.review(format('public.review_submission(%L, %L, %L, %L, %L)', pg_temp.submission(number), revision, verdict, note, camp))
$$;
create function pg_temp.approve(number integer, revision integer, changes jsonb default '{}') returns jsonb language sql as $$
  select pg_temp.verdict(number, revision, 'approved', null, '{"season_ids": ["fall-2099"], "listing": "basic"}'::jsonb || changes)
$$;
create function pg_temp.camp(camp_id text) returns public.camps language sql as $$ select c from public.camps c where c.id = camp_id $$;
create function pg_temp.queue(wanted text) returns text language sql as $$
  select coalesce(string_agg(left(value ->> 'id', 8) || ' ' || (value ->> 'kind'), ', ' order by position), '')
  from jsonb_array_elements(pg_temp.review(format('public.review_queue(%L)', wanted))) with ordinality t (value, position)
$$;

-- Who reviews.
create temp table calls (statement text) on commit drop;
insert into calls values ('public.review_queue()'), ($$public.open_submission('00000001-0000-4000-8000-000000000000', 1)$$),
  ($$public.review_submission('00000001-0000-4000-8000-000000000000', 1, 'rejected', 'no')$$),
  ($$public.update_camp('none', now(), '{}')$$), ($$public.archive_camp('none', true)$$),
  ($$public.review_camps('moss')$$);
select is(pg_temp.ask('anon', pg_temp.claims('{"role": "anon"}'), statement) ->> 'code', '42501', 'a visitor may not call ' || statement) from calls;
select is(pg_temp.ask('service_role', pg_temp.claims('{"role": "service_role"}'), statement) ->> 'code', '42501', 'the secret key may not call ' || statement) from calls;
select is(pg_temp.ask('authenticated', pg_temp.claims(somebody), statement),
  '{"code": "42501", "message": "Only reviewers may do this"}', format('%s: refused to %s', somebody, statement))
from calls, unnest(array['{"app_metadata": {}}', '{"app_metadata": null}', '{"app_metadata": {"role": "parent"}}', '{"app_metadata": ["reviewer"]}',
  '{"app_metadata": {}, "user_metadata": {"role": "reviewer"}}', '{"app_metadata": {}, "role": "reviewer"}', '{"sub": null}']::jsonb[]) somebody;

insert into auth.mfa_factors (id, user_id, status, sealed_secret) values (gen_random_uuid(), '00000000-0000-4000-8000-00000000000a', 'unverified', '');
select is(pg_temp.review('public.review_queue()'), '[]', 'a factor that was never verified asks for nothing');
update auth.mfa_factors set status = 'verified';
select is(pg_temp.review(statement), '{"code": "42501", "message": "Sign in with your second factor first"}', 'without the second factor: refused to ' || statement) from calls;
select is(pg_temp.ask('authenticated', pg_temp.claims('{"aal": "aal2"}'), 'public.review_queue()'), '[]', 'with it the queue is shown');
select public.set_reviewer('rita@example.com', false);
select is(pg_temp.ask('authenticated', pg_temp.claims('{"aal": "aal2"}'), statement) ->> 'code', '42501',
  'a reviewer who was dismissed may not call ' || statement || ', though the token still says so') from calls;
select public.set_reviewer('rita@example.com');
delete from auth.mfa_factors;

-- The queue.
select is(pg_temp.put(n, 1) ->> 'outcome', 'stored', 'a submission') from generate_series(1, 3) n;
update public.camp_submissions set waiting_since = now() - interval '1 day' * left(id::text, 8)::integer;
select is(pg_temp.queue('waiting'), '00000003 new, 00000002 new, 00000001 new', 'who waits longest comes first');
select pg_temp.put(3, 2, '{"price": "$1"}');
select is(pg_temp.queue('waiting'), '00000003 new, 00000002 new, 00000001 new', 'an edit keeps its place');
select is((select array_agg(key order by key) from jsonb_object_keys(pg_temp.review('public.review_queue()') -> 0) key),
  array['camps', 'doubts', 'fields', 'history', 'id', 'is_doubtful', 'kind', 'live', 'logo', 'note', 'opened_at', 'outcome', 'payments', 'received_at',
    'revision', 'status', 'updated_at', 'waiting_since'], 'a reviewer sees this, and no secret');
select is(pg_temp.review('public.review_queue(''all'')') ->> 'code', '22023', 'there are three queues');
select is(pg_temp.review('public.review_queue(null)') ->> 'code', '22023', 'and no other');

select is(pg_temp.review(format('public.open_submission(%L, 1)', pg_temp.submission(1))) -> 'opened_at' <> 'null', true, 'a submission is in review');
select pg_temp.review(format('public.open_submission(%L, 1)', pg_temp.submission(1)));
select is((select jsonb_agg(h - 'at') from jsonb_array_elements(pg_temp.review('public.review_queue()') -> 2 -> 'history') h),
  '[{"what": "received", "actor": null, "note": null}, {"what": "opened", "actor": "rita@example.com", "note": null}]', 'which is noted once, with who did it');
select is(pg_temp.review(format('public.open_submission(%L, 1)', pg_temp.submission(3))), '{"code": "PT409", "message": "changed meanwhile"}', 'an older revision is not opened');
select is(pg_temp.review(format('public.open_submission(%L, 1)', pg_temp.submission(99))) ->> 'code', 'PT404', 'nor an unknown one');

-- Verdicts that make no camp.
select is(pg_temp.verdict(3, 1, 'rejected', 'Closed') ->> 'code', 'PT409', 'a verdict on an older revision is refused');
select is(pg_temp.verdict(3, 2, verdict, note) ->> 'code', '22023', format('%s needs a note, not "%s"', verdict, note))
from (values ('rejected', null), ('rejected', '  '), ('changes_requested', ''), ('rejected', repeat('x', 2001)), ('live', 'x'), (null, 'x')) v (verdict, note);
select is(pg_temp.verdict(3, 2, 'changes_requested', 'Which days?'), '{"status": "changes_requested", "camps": []}', 'a reviewer asks');
select is(pg_temp.queue('asked'), '00000003 new', 'then it is the provider''s turn');
select is(pg_temp.put(3, 2, '{"price": "$1"}') ->> 'note', 'Which days?', 'and the provider is told');
select is(pg_temp.put(3, 3, '{"answer": "All of them"}') ->> 'status', 'pending', 'an answer is a revision');
select is(pg_temp.queue('waiting'), '00000002 new, 00000001 new, 00000003 answer', 'and waits anew');
select is(pg_temp.verdict(2, 1, 'rejected', 'Closed') ->> 'status', 'rejected', 'a submission is not accepted');
select is(pg_temp.put(2, 2, '{"price": "$2"}') ->> 'status', 'pending', 'which an edit may change');
select is(pg_temp.queue('waiting'), '00000001 new, 00000002 new, 00000003 answer', 'it is as new');
select is((select count(*) from public.camps where not is_sample), 0::bigint, 'none of these made a camp');

-- Approval.
select is(pg_temp.approve(1, 1, camp) ->> 'code', code, format('not a camp: %s', camp))
from (values ('{"season_ids": []}'::jsonb, '22023'), ('{"season_ids": "fall-2099"}', '22023'), ('{"season_ids": ["fall-1999"]}', '23503'),
  ('{"season_ids": ["spring-2099"]}', '23503'), ('{"listing": "opening"}', '22023'), ('{"listing": null}', '22023'), ('{"latitude": 33}', '23514'),
  ('{"latitude": 99, "longitude": -84, "coordinate_precision": "exact"}', '23514'), ('{"latitude": "north"}', '22P02'),
  ('{"date_array": [{"date": "2099-02-31"}]}', '23514'), ('{"date_array": {}}', '23514'), ('{"changes": []}', '22023'),
  ('{"changes": {"is_sample": true}}', '22023'), ('{"changes": {"id": "mine"}}', '22023'), ('{"changes": {"logo_path": "x.png"}}', '22023'),
  ('{"changes": {"city": ""}}', '23514'), ('{"changes": {"age_min": "six"}}', '22P02'), ('{"changes": {"camp_theme": null}}', '23502')) t (camp, code);
select is(pg_temp.verdict(1, 1, 'approved') ->> 'code', '22023', 'an approval without a camp is refused');
select is((select count(*) from public.camps where not is_sample) || ' ' || (select status from public.camp_submissions where id = pg_temp.submission(1)), '0 pending',
  'a refused approval leaves nothing behind');

select is(pg_temp.approve(1, 1, '{"season_ids": ["winter-2099", "fall-2099", "fall-2099"], "listing": "featured", "changes": {"price": "$300", "good_day": "Mud"},
  "date_array": [{"date": "2099-10-12"}]}'), '{"status": "approved", "camps": ["moss-marble-fall-2099-00000001", "moss-marble-winter-2099-00000001"]}',
  'an approval makes one camp a season');
select is(to_jsonb(pg_temp.camp('moss-marble-fall-2099-00000001')) - array['created_at', 'updated_at', 'change_xid'],
  pg_temp.fields('{"id": "moss-marble-fall-2099-00000001", "season_id": "fall-2099", "listing": "featured", "price": "$300", "good_day": "Mud",
    "date_array": [{"date": "2099-10-12"}], "logo_path": null, "image_url": null, "latitude": null, "longitude": null, "coordinate_precision": null,
    "coordinate_source": null, "registration_opens_at": null, "registration_opens_on": null, "registration_note": null,
    "registration_closes_on": null, "source_url": null, "verified_on": null, "is_sample": false, "extended_care": null,
    "accessibility": null, "food": null, "deleted_at": null, "seats": null, "seats_said_on": null, "sessions": null,
    "dates_checked_by": "provider", "price_checked_by": "desk"}') - array['email', 'fill_seconds']
    || jsonb_build_object('dates_checked_on', private.today(), 'price_checked_on', private.today()),
  'with the provider''s words, the reviewer''s corrections, and no e-mail address');
select is((select array_agg(camp_id order by camp_id) from public.place_requests), array['moss-marble-fall-2099-00000001', 'moss-marble-winter-2099-00000001'],
  'which asks for its place');
select is((select jsonb_agg(l - 'since') from jsonb_array_elements(pg_temp.put(1, 1) -> 'live') l),
  '[{"camp_id": "moss-marble-fall-2099-00000001", "season_id": "fall-2099", "listing": "featured"},
    {"camp_id": "moss-marble-winter-2099-00000001", "season_id": "winter-2099", "listing": "featured"}]', 'the provider is told where it is live');
select is((select (what, actor, detail ->> 'revision')::text from private.submission_events order by id desc limit 1),
  '(approved,00000000-0000-4000-8000-00000000000a,1)', 'who approved what is noted');
select is(pg_temp.approve(1, 1, '{"season_ids": ["fall-2099"], "listing": "featured", "date_array": [{"date": "2099-10-12"}]}') -> 'camps', '["moss-marble-fall-2099-00000001"]',
  'a second approval');
select is((select deleted_at from public.camps where id = 'moss-marble-winter-2099-00000001'), now(), 'takes away the season that it does not name');
select is(pg_temp.verdict(1, 1, 'rejected', 'x') ->> 'code', 'PT409', 'what was approved meanwhile is not rejected');
select is(pg_temp.queue('done'), '00000001 new', 'it is done');

-- A change of what is live.
update public.camps set latitude = 33.77, longitude = -84.3, coordinate_precision = 'exact', coordinate_source = 'census' where id = 'moss-marble-fall-2099-00000001';
select is(pg_temp.put(1, 2, '{"camp_provider_name": "Moss and Marble Studio", "price": "$400"}') ->> 'status', 'pending', 'a change waits for a reviewer');
select is((pg_temp.camp('moss-marble-fall-2099-00000001')).price, '$325', 'and changes nothing until then');
select is(pg_temp.queue('waiting'), '00000001 change, 00000002 new, 00000003 answer', 'it is a change');
select is(pg_temp.verdict(1, 2, 'rejected', 'Too dear') ->> 'status', 'rejected', 'a rejected change');
select is((select jsonb_array_length(pg_temp.put(1, 2, '{"camp_provider_name": "Moss and Marble Studio", "price": "$400"}') -> 'live')), 1, 'leaves live what is live');
select is(pg_temp.put(1, 3, '{"camp_provider_name": "Moss and Marble Studio", "price": "$390"}') ->> 'status', 'pending', 'the next change');
select is(pg_temp.approve(1, 3) -> 'camps', '["moss-marble-fall-2099-00000001"]', 'is approved: the camp keeps its id');
select is((select (camp_provider_name, price, listing, good_day, latitude, coordinate_source)::text from pg_temp.camp('moss-marble-fall-2099-00000001')),
  '("Moss and Marble Studio",$390,basic,Mud,33.77,census)', 'gets the new words, and keeps its page and its place');
select pg_temp.put(1, 4, '{"street_address": "99 Far St"}');
select is(pg_temp.approve(1, 4) ->> 'status', 'approved', 'it moves');
select is((select latitude::text || camp_id from pg_temp.camp('moss-marble-fall-2099-00000001') c left join public.place_requests p on p.camp_id = c.id), null, 'its old place goes');
select is((select count(*) from public.place_requests where camp_id = 'moss-marble-fall-2099-00000001'), 1::bigint, 'and is looked for again');
select pg_temp.put(1, 5, '{"street_address": "100 Far St"}');
select pg_temp.approve(1, 5, '{"latitude": 33.9, "longitude": -84.1, "coordinate_precision": "exact"}');
select is((select (latitude, longitude, coordinate_precision, coordinate_source)::text from pg_temp.camp('moss-marble-fall-2099-00000001')), '(33.9,-84.1,exact,)', 'a reviewer knows the place');
select is((select count(*) from public.place_requests where camp_id = 'moss-marble-fall-2099-00000001'), 0::bigint, 'then nobody looks for it');
select is(pg_temp.put(1, 6, '{"withdrawn": true}') -> 'live', '[]', 'a provider takes it back');
select is((select deleted_at from public.camps where id = 'moss-marble-fall-2099-00000001'), now(), 'and it is gone');
select is(pg_temp.approve(1, 5) ->> 'code', 'PT409', 'a verdict that crosses the withdrawal is refused');
select is(pg_temp.approve(1, 6) ->> 'code', 'PT409', 'and so is one after it');

-- Ids of camps.
create function pg_temp.id_of(name text, submission uuid default pg_temp.submission(40)) returns text language sql as $$ select private.new_camp_id(name, 'fall-2099', submission) $$;
select is(pg_temp.id_of(name), id, format('"%s" becomes %s', name, id))
from (values ('Ünder & Über!', 'nder-ber-fall-2099-00000040'), ('営火', 'camp-fall-2099-00000040'), ('--', 'camp-fall-2099-00000040'),
  (repeat('x', 59) || ' yz', repeat('x', 59) || '-fall-2099-00000040'), (repeat('x', 200), repeat('x', 60) || '-fall-2099-00000040')) t (name, id);
insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme) values ('moss-fall-2099-00000040', 'fall-2099', 'basic', 'Moss', 'Art');
select is(pg_temp.id_of('Moss'), 'moss-fall-2099-00000040000040008000000000000000', 'an id that is taken is not taken over');

-- A logo that comes late.
select pg_temp.put(50, 1, '{"logo_path": "1763900000000-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp", "logo_bytes": 9}');
select pg_temp.approve(50, 1);
select is((pg_temp.camp('moss-marble-fall-2099-00000050')).logo_path, null, 'a logo that is not here is not named');
select pg_temp.put(50, 1, '{"logo_path": "1763900000000-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp", "logo_bytes": 9}');
select is((pg_temp.camp('moss-marble-fall-2099-00000050')).logo_path, null, 'not by a repeat either');
insert into storage.objects (bucket_id, name) values ('camp-logos', '1763900000000-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp');
select is(pg_temp.put(50, 1, '{"logo_path": "1763900000000-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp", "logo_bytes": 9}') ->> 'logo', 'here', 'once it is here');
select is((pg_temp.camp('moss-marble-fall-2099-00000050')).logo_path, '1763900000000-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp', 'the repeat puts it into the live camp');
select pg_temp.put(50, 2, '{"logo_path": "1763900000002-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp", "logo_bytes": 9}');
insert into storage.objects (bucket_id, name) values ('camp-logos', '1763900000002-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp');
select pg_temp.put(50, 2, '{"logo_path": "1763900000002-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp", "logo_bytes": 9}');
select is((pg_temp.camp('moss-marble-fall-2099-00000050')).logo_path, '1763900000000-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp', 'a new logo waits for the reviewer, too');
select pg_temp.approve(50, 2);
select is((pg_temp.camp('moss-marble-fall-2099-00000050')).logo_path, '1763900000002-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp', 'who lets it in');
select pg_temp.put(50, 3, '{"logo_path": "1763900000003-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp", "logo_bytes": 9}');
select pg_temp.approve(50, 3);
select is((pg_temp.camp('moss-marble-fall-2099-00000050')).logo_path, '1763900000002-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp', 'until the next one arrives, the old one stays');
select pg_temp.put(50, 4);
select pg_temp.approve(50, 4);
select is((pg_temp.camp('moss-marble-fall-2099-00000050')).logo_path, null, 'a logo that was taken back goes');

select pg_temp.put(51, 1, '{"logo_path": "1763900000010-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp", "logo_bytes": 9}');
select pg_temp.approve(51, 1);
select pg_temp.put(51, 2, '{"logo_path": "1763900000011-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp", "logo_bytes": 9}');
insert into storage.objects (bucket_id, name) values ('camp-logos', '1763900000011-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp');
select pg_temp.put(51, 2, '{"logo_path": "1763900000011-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp", "logo_bytes": 9}');
select is((pg_temp.camp('moss-marble-fall-2099-00000051')).logo_path, null, 'what a camp without its logo waits for is the one that was approved');

-- By hand.
create function pg_temp.update(changes jsonb, expected timestamptz default now()) returns jsonb language sql as $$
  select pg_temp.review(format('public.update_camp(''moss-marble-fall-2099-00000050'', %L, %L)', expected, changes))
$$;
select is(pg_temp.update('{"listing": "featured", "price": null, "age_max": 12, "date_array": null, "latitude": 33.1, "longitude": -84.1, "coordinate_precision": "zip"}')
  @> '{"id": "moss-marble-fall-2099-00000050", "listing": "featured", "price": null, "age_max": 12, "latitude": 33.1}', true, 'a reviewer changes a camp');
select is(pg_temp.update('{"age_min": 3.5}') -> 'age_min', '3.5', 'half years are ages');
select is(pg_temp.update('{"price": "$1"}', now() - interval '1 second') ->> 'code', 'PT409', 'of which he has seen the latest');
select is(pg_temp.update('{"price": "$1"}', null) ->> 'code', 'PT409', 'and says so');
select is(pg_temp.update('{"price": "$1"}', date_trunc('milliseconds', now())) ->> 'price', '$1', 'to the millisecond');
select is(pg_temp.update(changes) ->> 'code', code, format('not a change: %s', changes))
from (values ('{"listing": "opening"}'::jsonb, '22023'), ('{"listing": null}', '22023'), ('{"season_id": "winter-2099"}', '22023'), ('{"is_sample": true}', '22023'),
  ('{"deleted_at": null}', '22023'), ('{"coordinate_source": "census"}', '22023'), ('[]', '22023'), ('null', '22023'), ('{"latitude": null}', '23514'),
  ('{"age_max": 99}', '23514'), ('{"age_max": 99999}', '23514'), ('{"camp_provider_name": null}', '23502')) t (changes, code);
select is(pg_temp.review('public.update_camp(''none'', now(), ''{}'')') ->> 'code', 'PT404', 'an unknown camp is not changed');

create function pg_temp.archive(camp_id text, is_archived boolean) returns jsonb language sql as $$ select pg_temp.review(format('public.archive_camp(%L, %L)', camp_id, is_archived)) $$;
select is(pg_temp.archive('moss-marble-fall-2099-00000050', true) -> 'deleted_at' <> 'null', true, 'a camp is archived');
select is(pg_temp.put(50, 4) -> 'live', '[]', 'its provider is told');
select is((pg_temp.ask('anon', '{}', format('public.submission_status(%L, %L)', pg_temp.submission(50), repeat('s', 43))) -> 'history' -> -1) ->> 'what', 'archived', 'also what happened');
select is(pg_temp.archive('moss-marble-fall-2099-00000050', false) -> 'deleted_at', 'null', 'and put back');
select is(jsonb_array_length(pg_temp.put(50, 4) -> 'live'), 1, 'then it is live again');
create function pg_temp.found(words text) returns text language sql as $$
  select string_agg(value ->> 'id', ' ' order by position) from jsonb_array_elements(pg_temp.review(format('public.review_camps(%L)', words))) with ordinality t (value, position)
$$;
insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme, deleted_at) values
  ('found-b', 'fall-2099', 'basic', 'Zq Bees', 'Art', null), ('found-a', 'fall-2099', 'basic', 'The ZQ Ants', 'Art', null),
  ('found-c', 'fall-2099', 'basic', 'Aa zq', 'Art', now()), ('found-d', 'fall-2099', 'basic', '100% Z_q', 'Art', null);
select is(pg_temp.found(' zq '), 'found-a found-b found-c', 'a reviewer finds camps by their names, archived ones at the end');
select is(pg_temp.found('z_q'), 'found-d', 'what he types is no pattern');
select is(pg_temp.found('nobody has this'), null, 'or none');
select is(pg_temp.review(format('public.review_camps(%L)', words)) ->> 'code', '22023', 'he says what he looks for')
from (values (''), ('  '), (null), (repeat('x', 201))) t (words);
select is((pg_temp.review('public.review_camps(''zq bees'')') -> 0) ? 'updated_at', true, 'with the time of their last change');
select is(pg_temp.archive('none', true) ->> 'code', 'PT404', 'an unknown one is not archived');
select is(pg_temp.archive('moss-marble-fall-2099-00000050', null) ->> 'code', '22023', 'yes or no');
select is((select string_agg(what, ' ' order by id) from private.submission_events where camp_id = 'moss-marble-fall-2099-00000050'), 'updated updated updated archived restored', 'all of it is noted');
select is((select count(*) from private.submission_events where actor is not null and what in ('received', 'edited', 'answered', 'withdrawn')), 0::bigint, 'a provider has no name');

select * from finish();
rollback;
