-- Mail: what causes one, who may get it, what becomes of it, and what its links may do.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

create temp table people (name text, role text, claims jsonb) on commit drop;
insert into people values
  ('signed out', 'anon', '{"role": "anon"}'),
  ('a parent', 'authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-00000000000b"}'),
  ('a reviewer', 'authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-00000000000a", "app_metadata": {"role": "reviewer"}}'),
  ('the secret key', 'service_role', '{"role": "service_role"}');
insert into auth.users (id, email, raw_app_meta_data) values ('00000000-0000-4000-8000-00000000000a', 'rita@example.com', '{"role": "reviewer"}');

-- The answer, or SQLSTATE and words.
create function pg_temp.asked(who text, statement text) returns text language plpgsql as $$
declare
  said jsonb;
begin
  perform set_config('request.jwt.claims', (select claims from people where name = who)::text, true);
  execute format('set local role %I', (select role from people where name = who));
  execute 'select to_jsonb(' || statement || ')' into said;
  reset role;
  return said;
exception when others then
  return sqlstate || ' ' || sqlerrm;
end
$$;
grant select on people to anon, authenticated, service_role;

-- Who may call what.
select is(left(pg_temp.asked(p.name, call), 5) = '42501', p.name <> all (may), format('%s: %s', p.name, call))
from people p, (values
  ('public.claim_mails(1)', array['the secret key']),
  ('public.mail_done(gen_random_uuid(), ''sent'')', array['the secret key']),
  ('public.stop_address(''x@y.example'', ''bounce'')', array['the secret key']),
  ('public.offer_claim(''none'', ''x@y.example'')', array['a reviewer']),
  ('public.stop_mail(''none'')', array['signed out', 'a parent', 'a reviewer']),
  ('public.request_submission_link(''none@y.example'')', array['signed out', 'a parent', 'a reviewer']),
  ('public.mailed_submissions(''none'')', array['signed out', 'a parent', 'a reviewer']),
  ('public.redeem_mail_link(''none'', ''{}'')', array['signed out', 'a parent', 'a reviewer']),
  ('public.still_right(''none'')', array['signed out', 'a parent', 'a reviewer']),
  ('public.answer_still_right(''none'', ''none'', ''right'')', array['signed out', 'a parent', 'a reviewer']),
  ('public.say_seats(''none'', ''none'', ''open'')', array['signed out', 'a parent', 'a reviewer']),
  ('private.queue_still_right(current_date)', '{}'), ('private.forget_mails()', '{}')) calls (call, may);

-- As if so much time had passed.
create function pg_temp.pass(ago interval) returns void language sql as $$
  update private.mail_jobs set due_at = due_at - ago, claimed_at = claimed_at - ago, sent_at = sent_at - ago, created_at = created_at - ago;
  update private.mail_links set created_at = created_at - ago;
  update private.mail_addresses set first_sent_at = first_sent_at - ago, answered_at = answered_at - ago;
$$;
create function pg_temp.submission(number integer) returns uuid language sql as $$
  select (lpad(number::text, 8, '0') || '-0000-4000-8000-000000000000')::uuid
$$;
create function pg_temp.put(number integer, revision integer, email text) returns text language sql as $$
  select pg_temp.asked('signed out', format('public.put_submission(%L, %L, %L, %L)', pg_temp.submission(number), revision, repeat('s', 43),
    '{"camp_provider_name": "Moss & Marble", "website_url": "https://moss.example/fall", "camp_theme": "Art", "age_min": 6, "age_max": 11,
      "street_address": "12 Mill St", "city": "Decatur", "state": "GA", "zip_code": "30030", "camp_dates": "Oct 12-16", "camps_hours": "9-3",
      "price": "$325", "fill_seconds": 95}'::jsonb || jsonb_build_object('email', email, 'answer', revision::text)))
$$;
create function pg_temp.verdict(number integer, revision integer, verdict text, note text default null) returns text language sql as $$
  select pg_temp.asked('a reviewer', format('public.review_submission(%L, %L, %L, %L, %L)', pg_temp.submission(number), revision, verdict, note,
    case verdict when 'approved' then '{"season_ids": ["summer-2031"], "listing": "basic"}' end))
$$;
create function pg_temp.queued() returns text language sql as $$
  select coalesce(string_agg(kind || ' ' || state || coalesce(' ' || last_problem, ''), ', ' order by created_at, state desc, kind), '') from private.mail_jobs
$$;
create function pg_temp.claim() returns jsonb language sql as $$ select pg_temp.asked('the secret key', 'public.claim_mails(50)')::jsonb $$;
create function pg_temp.claimed() returns text language sql as $$
  select coalesce(string_agg(m ->> 'kind' || ' ' || (m ->> 'to'), ', ' order by m ->> 'to', m ->> 'kind'), '') from jsonb_array_elements(pg_temp.claim()) m
$$;
create function pg_temp.done(outcome text, problem text default null) returns text language sql as $$
  select string_agg(pg_temp.asked('the secret key', format('public.mail_done(%L, %L, %L)', id, outcome, problem)), '') from private.mail_jobs
    where state = 'waiting' and claimed_at is not null
$$;
insert into public.seasons (id, break, year, label, starts_on, ends_on)
values ('summer-2031', 'summer', 2031, 'Summer', current_date + 40, current_date + 100);
select set_config('request.headers', '{"x-forwarded-for": "10.0.0.1"}', true);

-- An event and its mail are one transaction.
select pg_temp.put(1, 1, 'hello@moss.example');
select is(pg_temp.queued(), 'received waiting', 'a listing that arrived causes a mail');
savepoint rejected;
select pg_temp.verdict(1, 1, 'rejected', 'Not a camp');
select is(pg_temp.queued(), 'refused waiting, received given_up superseded', 'a verdict causes one, and takes the place of one that waits');
rollback to rejected;
select is(pg_temp.queued(), 'received waiting', 'a verdict that is undone causes none');
select pg_temp.put(1, 2, 'hello@moss.example');
select is(pg_temp.queued(), 'received waiting', 'an edit causes none');
savepoint withdrawn;
select pg_temp.asked('signed out', format('public.put_submission(%L, 3, %L, ''{"withdrawn": true}'')', pg_temp.submission(1), repeat('s', 43)));
select is(pg_temp.queued(), 'received given_up superseded', 'what was taken down is not announced any more');
rollback to withdrawn;

-- The first mail to an address.
create temp table sent on commit drop as select m from jsonb_array_elements(pg_temp.claim()) m;
select is((select (m - array['id', 'token', 'stop_token'])::text from sent),
  '{"to": "hello@moss.example", "kind": "received", "words": {}, "is_first": true}', 'the first mail to an address has no word of the sender');
select ok((select m ->> 'token' ~ '^[A-Za-z0-9_-]{43}$' and m ->> 'stop_token' ~ '^[A-Za-z0-9_-]{43}$' and m ->> 'token' <> m ->> 'stop_token' from sent),
  'each mail has two links of its own');
select is((select count(*)::integer from private.mail_links l, sent where l.token_hash in (sha256(convert_to(m ->> 'token', 'utf8')),
  sha256(convert_to(m ->> 'stop_token', 'utf8')))), 2, 'the database keeps only their hashes');
select is(pg_temp.claimed(), '', 'a claimed mail is not given to another sender');
select pg_temp.pass('14 minutes');
select is(pg_temp.claimed(), '', 'nor 14 minutes later');
select pg_temp.pass('1 minute');
select is(pg_temp.claimed(), 'received hello@moss.example', 'but after 15 minutes: its sender has died');
select is(pg_temp.done('sent'), '""', 'it is sent');
select is((select row(to_address, data, state, tries)::text from private.mail_jobs), '(,{},sent,2)', 'and its address is gone');
select is(pg_temp.asked('the secret key', format('public.mail_done(%L, %L)', (select id from private.mail_jobs), said)), '""', said || ' comes late')
from unnest(array['later', 'failed', 'refused']) said;
select is(pg_temp.queued(), 'received sent', 'and changes nothing');
select is((select stopped_for from private.mail_addresses where address_hash = private.address_hash('hello@moss.example')), null, 'nor the address');

-- One mail a day, until somebody answers.
select pg_temp.verdict(1, 2, 'changes_requested', 'Which week?');
select is(pg_temp.claimed(), '', 'a second mail waits for the next day');
select pg_temp.put(2, 1, 'other@moss.example');
select pg_temp.put(3, 1, 'other@moss.example');
select is(pg_temp.claimed(), 'received other@moss.example', 'two new ones to one address: one is sent');
select is(pg_temp.claimed(), '', 'and the other not beside it');
select is((select jsonb_agg(m -> 'words') from (select pg_temp.pass('1 day 1 second')) p, jsonb_array_elements(pg_temp.claim()) m where m ->> 'kind' = 'asked'),
  '[{}]', 'a day later it is sent, still without words: nobody has answered');
select pg_temp.done('sent');
select is(pg_temp.asked('signed out', format('public.answer_still_right(%L, null, ''mine'')', (select m ->> 'token' from sent))),
  '{"kind": "listings", "camps": [], "outcome": "here"}', 'somebody presses a button of the page');
select pg_temp.verdict(1, 2, 'approved', 'Welcome');
select is((select jsonb_agg(m - array['id', 'token', 'stop_token']) from jsonb_array_elements(pg_temp.claim()) m where m ->> 'to' = 'hello@moss.example')::text,
  '[{"to": "hello@moss.example", "kind": "live", "words": {"name": "Moss & Marble", "note": "Welcome"}, "is_first": false}]',
  'from then on mails come at once and name the camp');

-- Waits, and the end of them.
select pg_temp.done('sent');
select pg_temp.verdict(2, 1, 'rejected', 'no');
select pg_temp.verdict(3, 1, 'rejected', 'no');
delete from private.mail_jobs where state <> 'waiting' or kind <> 'refused' or data ->> 'submission_id' <> pg_temp.submission(2)::text;
create function pg_temp.wait_after_try() returns text language sql as $$
  select pg_temp.pass('1 day');
  select pg_temp.claimed();
  select pg_temp.done('later', 'busy');
  select coalesce((select (due_at - now())::text from private.mail_jobs where state = 'waiting'), pg_temp.queued());
$$;
select is(pg_temp.wait_after_try(), waited, 'after a try: ' || waited)
from unnest(array['00:05:00', '00:30:00', '02:00:00', '08:00:00', '1 day', 'refused given_up busy']) waited;
select is((select row(to_address, data)::text from private.mail_jobs), '(,{})', 'a mail that was given up keeps no address');

-- A mail at which its sender dies.
select pg_temp.put(4, 1, 'dies@moss.example');
select is(string_agg(claimed, ', '), 'received dies@moss.example, received dies@moss.example, received dies@moss.example, received dies@moss.example, received dies@moss.example, received dies@moss.example, ',
  'a sender may die five times, then the mail is given up') from (select (select pg_temp.claimed() from (select pg_temp.pass('16 minutes')) p where n > 0) claimed from generate_series(1, 7) n) tries;

-- A bounce.
select pg_temp.put(5, 1, 'gone@moss.example');
select pg_temp.claimed();
select pg_temp.done('refused');
select is((select stopped_for from private.mail_addresses where address_hash = private.address_hash(' GONE@moss.example')), 'bounce', 'an address that takes no mail is stopped');
select pg_temp.verdict(5, 1, 'rejected', 'no');
select is(pg_temp.claimed(), '', 'and gets none any more');
select is((select last_problem from private.mail_jobs where kind = 'refused' order by created_at desc, last_problem desc limit 1), 'stopped', 'the reason is kept, the address not');
select is(pg_temp.asked('a reviewer', 'public.offer_claim(''none'', ''gone@moss.example'')'), 'PT404 There is no such camp', 'a claim is about a camp');
select is(pg_temp.asked('the secret key', 'public.stop_address(''x@y.example'', ''mood'')'), '22023 why is bounce or complaint', 'there are two reports');

-- Stopping by link.
delete from private.mail_jobs;
select pg_temp.put(6, 1, 'calm@moss.example');
create temp table calm on commit drop as select m ->> 'token' as token, m ->> 'stop_token' as stop from jsonb_array_elements(pg_temp.claim()) m;
select pg_temp.done('sent');
select is(pg_temp.asked('signed out', format('public.answer_still_right(%L, null, ''mine'')', (select stop from calm))), 'PT403 This link does not open this', 'a link that stops mail opens nothing');
select is(pg_temp.asked('signed out', format('public.stop_mail(%L)', token)), '{"outcome": "stopped"}', 'a link of another kind gets the same answer') from calm;
select is((select stopped_for from private.mail_addresses where address_hash = private.address_hash('calm@moss.example')), null, 'and stops nothing');
select is(pg_temp.asked('signed out', format('public.stop_mail(%L)', stop)), '{"outcome": "stopped"}', 'one press stops mail') from calm;
select is((select stopped_for from private.mail_addresses where address_hash = private.address_hash('calm@moss.example')), 'unsubscribed', 'to this address');
select is(pg_temp.asked('signed out', 'public.request_submission_link(''calm@moss.example'')'), '{"outcome": "asked"}', 'anybody may ask for a lost link');
select is(pg_temp.claimed(), '', 'which is not mailed to who has stopped mail and never pressed a button');
delete from private.mail_jobs where kind = 'lost_link';
update private.mail_addresses set answered_at = now() where address_hash = private.address_hash('calm@moss.example');
select is(pg_temp.asked('signed out', 'public.request_submission_link(''calm@moss.example'')'), '{"outcome": "asked"}', 'who has is still mailed one');
select is(pg_temp.claimed(), 'lost_link calm@moss.example', 'for its reader asked for it');
select is(pg_temp.asked('signed out', format('public.stop_mail(%L, false)', stop)), '{"outcome": "started"}', 'one more press starts it again') from calm;
select is((select stopped_for from private.mail_addresses where address_hash = private.address_hash('calm@moss.example')), null, 'for this address');
select pg_temp.asked('the secret key', 'public.stop_address(''calm@moss.example'', ''complaint'')');
select pg_temp.asked('signed out', format('public.stop_mail(%L, false)', stop)) from calm;
select is((select stopped_for from private.mail_addresses where address_hash = private.address_hash('calm@moss.example')), 'complaint', 'but no complaint is taken back');

-- A lost link.
delete from private.mail_jobs;
select is(pg_temp.asked('signed out', format('public.request_submission_link(%L)', address)), '{"outcome": "asked"}', 'an address that is known or not: ' || address)
from unnest(array['Hello@Moss.example ', 'nobody@moss.example', '', repeat('x', 400)]) address;
select pg_temp.asked('signed out', 'public.request_submission_link(''hello@moss.example'')');
select is(pg_temp.queued(), 'lost_link waiting', 'only one that is known gets a mail, and one a day');
create temp table lost on commit drop as select m ->> 'token' as token from jsonb_array_elements(pg_temp.claim()) m;
select pg_temp.done('sent');
select is(pg_temp.asked('signed out', format('public.mailed_submissions(%L)', token))::jsonb, jsonb_build_object('outcome', 'here', 'submissions',
  jsonb_build_array(jsonb_build_object('id', pg_temp.submission(1), 'name', 'Moss & Marble', 'status', 'approved'))), 'its page shows the listings of the address') from lost;
create function pg_temp.redeem(number integer, secret text) returns text language sql as $$
  select pg_temp.asked('signed out', format('public.redeem_mail_link(%L, %L)', token, jsonb_build_object(pg_temp.submission(number), secret))) from lost
$$;
select is(pg_temp.redeem(1, 'short'), '22023 secrets are 32 bytes in base64url, by submission', 'a secret has its form');
select is(pg_temp.redeem(2, repeat('n', 43)), '{"outcome": "unknown"}', 'a listing of another address is not opened');
select is(pg_temp.redeem(1, repeat('n', 43)), '{"outcome": "done"}', 'the listing is taken over');
select is(pg_temp.redeem(1, repeat('n', 43)), '{"outcome": "done"}', 'the same once more is the repeat of a lost response');
select is(pg_temp.redeem(1, repeat('o', 43)), '{"outcome": "used"}', 'another phone comes too late');
select is(pg_temp.asked('signed out', format('public.mailed_submissions(%L)', token)), '{"outcome": "used"}', 'and reads so') from lost;
select is(pg_temp.asked('signed out', format('public.submission_status(%L, %L) -> ''status''', pg_temp.submission(1), repeat(letter, 43))), opens, letter)
from (values ('n', '"approved"'), ('s', null)) secrets (letter, opens);
select pg_temp.asked('signed out', 'public.request_submission_link(''hello@moss.example'')') from generate_series(1, 2);
select is(pg_temp.queued(), 'lost_link waiting, lost_link sent', 'once it was used, one more may be asked for');
select pg_temp.pass('1 day 1 second');
select is(pg_temp.asked('signed out', format('public.mailed_submissions(%L)', token)), '{"outcome": "unknown"}', 'a lost link lives one day') from lost;

-- Is this still right?
create function pg_temp.camp() returns text language sql as $$ select camp_id from private.submission_camps $$;
create function pg_temp.asked_on(day date) returns text language plpgsql as $$
declare
  queued integer := private.queue_still_right(day);
begin
  return queued || ' ' || (select count(*) from private.mail_jobs where kind = 'still_right' and state = 'waiting');
end
$$;
delete from private.mail_jobs;
select is(pg_temp.asked_on(current_date), '0 0', 'a camp that came into the list within 30 days is not asked about');
update private.submission_camps set live_since = now() - interval '31 days';
update public.camps set dates_checked_by = null, dates_checked_on = null;
select is(pg_temp.asked_on(current_date - 21), '0 0', '61 days before the season: not yet');
select is(pg_temp.asked_on(current_date), '1 1', '40 days before: one mail');
select is(pg_temp.asked_on(current_date + 1), '0 1', 'and none the day after');
select is(pg_temp.asked_on(current_date + 25), '0 1', '15 days before: none');
select is(pg_temp.asked_on(current_date + 26), '1 2', '14 days before: the second');
select is(pg_temp.asked_on(current_date + 39), '0 2', 'and no third');
create temp table mailed on commit drop as select m ->> 'token' as token, m ->> 'kind' as kind, m ->> 'to' as to_address from jsonb_array_elements(pg_temp.claim()) m;
select is((select string_agg(kind || ' ' || to_address, ', ') from mailed), 'still_right hello@moss.example, still_right hello@moss.example', 'to the address of the listing');
create function pg_temp.press(answer text, camp_id text default pg_temp.camp()) returns text language sql as $$
  select pg_temp.asked('signed out', format('public.answer_still_right(%L, %L, %L)', (select min(token) from mailed), camp_id, answer))
$$;
create function pg_temp.listed() returns text language sql as $$
  select coalesce(dates_checked_by, '') || coalesce(' ' || (dates_checked_on - current_date), '') || case when deleted_at is null then ' listed' else ' off' end || coalesce(' ' || seats, '')
  from public.camps where id = pg_temp.camp()
$$;
create function pg_temp.said() returns text language sql as $$
  select coalesce(string_agg(what, ', ' order by id), '') from private.submission_events where camp_id = pg_temp.camp()
$$;
update public.camps set dates_checked_by = null, dates_checked_on = null, price_checked_by = null, price_checked_on = null where id = pg_temp.camp();
select is(pg_temp.asked('signed out', format('public.still_right(%L)', min(token)))::jsonb #- '{camps,0,id}',
  '{"outcome": "here", "kind": "listings", "camps": [{"name": "Moss & Marble", "season": "Summer", "dates": "Oct 12-16", "hours": "9-3", "price": "$325",
    "website": "https://moss.example/fall", "seats": null, "seats_on": null, "checked_on": null, "is_off": false, "has_listing": true, "is_claimed": false}]}', 'its page says what the list says') from mailed;
select is(pg_temp.listed() || pg_temp.said(), ' listed', 'and reading it changes nothing');
select matches(pg_temp.press('right'), '"is_off": false', 'still right');
select is(pg_temp.listed() || ': ' || pg_temp.said(), 'provider ' || ((now() at time zone 'America/New_York')::date - current_date) || ' listed: still_right', 'its day and who said so are kept');
select pg_temp.press('right');
select is(pg_temp.said(), 'still_right', 'a double press is one');
select matches(pg_temp.press('not_this_year'), '"is_off": true', 'not this year');
select pg_temp.press('not_this_year');
select matches(pg_temp.listed(), ' off$', 'takes it out of the list');
select matches(pg_temp.asked('signed out', format('public.say_seats(%L, %L, ''few'')', (select min(token) from mailed), pg_temp.camp())), '"seats": "few"', 'seats in one tap');
select is((select string_agg(f.field || ' ' || f.origin || ' ' || f.words, ', ' order by f.field) from private.camp_facts f
    where f.camp_id = pg_temp.camp() and f.field in ('seats', 'camp_dates')), 'camp_dates provider Oct 12-16, seats provider few',
  'and what was answered is the provider''s own word, which wins over a source');
select matches(pg_temp.press('right'), '"is_off": false', 'still right takes it back');
select is(pg_temp.said(), 'still_right, not_this_year, seats_said, still_right', 'each change is an event');
select matches(pg_temp.listed(), ' listed$', 'and the camp is in the list again, with no word of its seats');
select is(pg_temp.press(answer), said, 'refused: ' || answer)
from (values ('mine', 'PT403 This link does not open this'), ('maybe', '22023 answer is right, not_this_year or mine')) wrong (answer, said);
insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme) values ('found', 'summer-2031', 'basic', 'Found', 'Art');
select is(pg_temp.press('right', 'found'), 'PT403 This link does not open this', 'a camp of others is not opened');
select is(pg_temp.asked('signed out', format('public.say_seats(%L, %L, ''many'')', (select min(token) from mailed), pg_temp.camp())),
  '22023 seats are open, few, waitlist or full', 'seats have four words');
select pg_temp.asked('a reviewer', format('public.archive_camp(%L, true)', pg_temp.camp()));
select is(pg_temp.press('right'), 'PT409 This camp is not in the list', 'what the desk took out, no link puts back');
select is(pg_temp.asked('signed out', format('public.still_right(%L) -> ''camps''', min(token))), '[]', 'nor shows') from mailed;
select pg_temp.asked('a reviewer', format('public.archive_camp(%L, false)', pg_temp.camp()));
update private.still_right_rounds set season_id = 'none-' || round;
update public.camps set dates_checked_by = 'provider', dates_checked_on = current_date - 29 where id = pg_temp.camp();
select is(left(pg_temp.asked_on(current_date), 1), '0', 'what its provider confirmed within 30 days is not asked about');

-- A camp found elsewhere.
select is(pg_temp.asked('a reviewer', 'public.offer_claim(''found'', ''nonsense'')'), '22023 Please enter a valid email', 'an address has its form');
select is(pg_temp.asked('a reviewer', 'public.offer_claim(''found'', ''owner@found.example'')'), '{"outcome": "queued"}', 'a claim is offered');
select is(pg_temp.asked('a reviewer', 'public.offer_claim(''found'', ''owner@found.example'')'), '{"outcome": "known"}', 'once');
create temp table claim on commit drop as select m ->> 'token' as token, m -> 'words' as words from jsonb_array_elements(pg_temp.claim()) m where m ->> 'kind' = 'claim';
select is((select words from claim), '{}', 'its first mail has no words, either');
select is(pg_temp.asked('signed out', format('public.still_right(%L) #> ''{camps,0,id}''', token)), '"found"', 'its page shows the camp') from claim;
select is((select count(*)::integer from private.camp_contacts), 0, 'which is nobody’s before a press');
select is(pg_temp.asked('signed out', format('public.answer_still_right(%L, ''found'', ''mine'') #> ''{camps,0,is_claimed}''', token)), 'true', 'a press makes it theirs') from claim, generate_series(1, 2);
select is((select row(address, (select count(*) from private.submission_events where camp_id = 'found'))::text from private.camp_contacts where camp_id = 'found'),
  '(owner@found.example,1)', 'the address is the contact of the camp from then on');
select is(left(pg_temp.asked_on(current_date), 1), '1', 'and is asked whether it is still right');

-- A claim that was mailed before somebody else answered for the camp.
select pg_temp.asked('a reviewer', 'public.offer_claim(''found'', ''other@found.example'')');
create temp table other on commit drop as select m ->> 'token' as token from jsonb_array_elements(pg_temp.claim()) m where m ->> 'to' = 'other@found.example';
update private.mail_links set created_at = created_at - interval '1 day' where kind = 'claim';
select is(pg_temp.asked('signed out', format('public.answer_still_right(%L, ''found'', %L)', token, answer)), 'PT403 This link does not open this', answer)
from other, unnest(array['mine', 'not_this_year', 'right']) answer;
select is((select address from private.camp_contacts where camp_id = 'found'), 'owner@found.example', 'takes nothing from whoever does');
update private.mail_links set created_at = now() + interval '1 second' where kind = 'claim';
select matches(pg_temp.asked('signed out', format('public.answer_still_right(%L, ''found'', ''mine'')', token)), '"is_claimed": true', 'one that was offered since hands it on') from other;
update private.mail_links set created_at = now() - interval '1 hour' where kind = 'claim';
select is(pg_temp.asked('signed out', format('public.answer_still_right(%L, ''found'', ''mine'')', token)), 'PT403 This link does not open this', 'and the one before it does not take it back') from claim;

-- Strangers who are written to because somebody typed their address.
delete from private.mail_jobs;
create function pg_temp.forms(variadic addresses text[]) returns text language sql as $$
  select string_agg(pg_temp.put(100 + n::integer, 1, address), '') from unnest(addresses) with ordinality typed (address, n)
$$;
select set_config('request.headers', '{"x-forwarded-for": "10.0.0.2"}', true);
select pg_temp.forms('Vic.Tim@gmail.com', 'victim+a@gmail.com', 'VICTIM@googlemail.com', 'v.i.c.t.i.m@gmail.com', 'victim+b@gmail.com');
select is((select count(*)::integer from private.mail_jobs where state = 'waiting'), 5, 'five forms');
select is(jsonb_array_length(pg_temp.claim()), 1, 'a mailbox gets one mail a day, however its address is spelled');
select pg_temp.done('sent');
select pg_temp.pass('23 hours');
select is(jsonb_array_length(pg_temp.claim()), 0, 'not one an hour');
select pg_temp.pass('25 hours');
select is(jsonb_array_length(pg_temp.claim()), 1, 'the next a day later');
select pg_temp.done('sent');
select pg_temp.pass('2 days');
select is(jsonb_array_length(pg_temp.claim()), 0, 'and none about forms of three days ago');
delete from private.mail_jobs;
delete from private.turns;
insert into private.mail_addresses (address_hash, answered_at) values (private.address_hash('busy@moss.example'), now());
select string_agg(pg_temp.put(200 + n, 1, 'busy@moss.example'), '') from generate_series(1, 7) n;
select is(jsonb_array_length(pg_temp.claim()), 5, 'who has answered gets five receipts a day');
select is(private.mailbox(' Ann.Lee+x+y@Moss.example '), 'ann.lee@moss.example', 'dots belong to a name elsewhere');

-- Retention.
select pg_temp.claimed();
select pg_temp.done('sent');
select pg_temp.pass('29 days');
select private.forget_mails();
select cmp_ok((select count(*) from private.mail_jobs where state = 'sent'), '>', 0::bigint, 'that a mail was sent is kept for 29 days');
select pg_temp.pass('1 day 1 second');
select private.forget_mails();
select is((select count(*)::integer from private.mail_jobs where state <> 'waiting'), 0, 'and gone after 30');
select cmp_ok((select count(*) from private.mail_links), '>', 0::bigint, 'its links live longer');
select pg_temp.pass('371 days');
select private.forget_mails();
select is((select count(*)::integer from private.mail_links), 0, 'and are gone after 400 days');
select is((select array_agg(distinct stopped_for order by stopped_for) from private.mail_addresses), array['bounce', 'complaint'], 'what was stopped stays stopped; other addresses are forgotten');

select * from finish();
rollback;
