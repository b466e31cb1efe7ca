-- Mail for families: only to a confirmed address that asked for it, the evening before and on Sundays, and never after a stop.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

create function pg_temp.person(number integer) returns uuid language sql as $$
  select ('00000000-0000-4000-8000-0000000000' || lpad(number::text, 2, '0'))::uuid
$$;
insert into auth.users (id, email, email_confirmed_at) select pg_temp.person(n), 'parent' || n || '@home.example', case when n < 9 then now() end
from generate_series(1, 9) n;

-- The answer, or SQLSTATE and words; as a person, or as a role where that is null.
create function pg_temp.asked(number integer, statement text, role text default 'authenticated') returns text language plpgsql as $$
declare
  said jsonb;
begin
  perform set_config('request.jwt.claims', jsonb_build_object('role', role, 'sub', pg_temp.person(number))::text, true);
  execute format('set local role %I', role);
  execute 'select to_jsonb(' || statement || ')' into said;
  reset role;
  return said;
exception when others then
  return sqlstate || ' ' || sqlerrm;
end
$$;
create function pg_temp.day(ahead integer) returns text language sql as $$ select (private.today() + ahead)::text $$;
create function pg_temp.opening(ahead integer, minutes integer default null, name text default null) returns jsonb language sql as $$
  select jsonb_build_object('opens_on', pg_temp.day(ahead), 'minutes', minutes, 'name', name)
$$;
create function pg_temp.put(number integer, openings jsonb, weekly boolean default false, until text default null, more text default '') returns text language sql as $$
  select pg_temp.asked(number, format('public.put_family_mails(%L%s)', jsonb_build_object('weekly', weekly, 'weekly_until', until, 'openings', openings), more))
$$;
create function pg_temp.kept(person integer) returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', opens_on - private.today(), minutes, name), ', ' order by opens_on, number), '') from private.opening_mails where user_id = pg_temp.person(person)
$$;
create function pg_temp.queued() returns text language sql as $$
  select coalesce(string_agg(concat_ws(' ', kind, coalesce(to_address, '-'), state), ', ' order by kind, to_address), '') from private.mail_jobs
$$;

-- Who may call what.
select is(left(pg_temp.asked(1, call, role), 5), '42501', format('%s: %s', role, call))
from (values ('anon', 'public.put_family_mails(''{}'')'), ('service_role', 'public.put_family_mails(''{}'')'),
  ('anon', 'private.queue_family_mails()'), ('authenticated', 'private.queue_family_mails()'), ('service_role', 'private.queue_family_mails()')) calls (role, call);

-- What is kept.
select is(pg_temp.put(1, jsonb_build_array(pg_temp.opening(5, 540, 'Moss & Marble'), pg_temp.opening(9))), '{"outcome": "stored"}', 'an account puts its wish');
select is(pg_temp.kept(1), '5 540 Moss & Marble, 9', 'a name only where one was sent');
select is((select (mail_at at time zone 'America/New_York')::text from private.opening_mails where user_id = pg_temp.person(1) and number = 1),
  (private.today() + 4)::text || ' 19:00:00', 'the mail is due at 19:00 in Atlanta the evening before');
select pg_temp.put(1, jsonb_build_array(pg_temp.opening(9)));
select is(pg_temp.kept(1), '9', 'the next wish takes the place of all of it');
select pg_temp.put(1, jsonb_build_array(pg_temp.opening(9)));
select is(pg_temp.kept(1), '9', 'and the same again changes nothing');
select pg_temp.put(1, jsonb_build_array(pg_temp.opening(-1), pg_temp.opening(0, 540), pg_temp.opening(9)));
select is(pg_temp.kept(1), '9', 'a sign-up whose evening before is over is left out');
select is(pg_temp.kept(2), '', 'nobody else has any of it');
select is(pg_temp.put(9, jsonb_build_array(pg_temp.opening(9))), '{"outcome": "unconfirmed"}', 'an address that is not confirmed gets none');
select is((select count(*) from private.family_mails where user_id = pg_temp.person(9)), 0::bigint, 'and nothing is kept');
select is(pg_temp.put(1, '[]'), '{"outcome": "stored"}', 'an empty wish is off');
select is((select count(*) from private.family_mails), 0::bigint, 'and nothing is left');

-- What no phone sends.
select is(left(pg_temp.asked(2, format('public.put_family_mails(%L)', wish)), 5), code, 'refused: ' || left(wish, 90))
from (values ('[]', '22023'), ('null', '22023'), ('{}', '22023'), ('{"weekly": "yes", "openings": []}', '22023'), ('{"weekly": true, "openings": {}}', '22023'),
  ('{"weekly": true, "weekly_until": "soon", "openings": []}', '22023'), ('{"weekly": true, "weekly_until": "2026-02-31", "openings": []}', '22008'),
  ('{"weekly": false, "openings": ["x"]}', '22023'), ('{"weekly": false, "openings": [{"opens_on": null}]}', '22023'),
  ('{"weekly": false, "openings": [{"opens_on": "9999-01-01"}]}', '22023'), ('{"weekly": true, "weekly_until": "9999-01-01", "openings": []}', '22023'),
  (format('{"weekly": false, "openings": [{"opens_on": "%s", "minutes": -1}]}', pg_temp.day(5)), '22023'),
  (format('{"weekly": false, "openings": [{"opens_on": "%s", "minutes": "9"}]}', pg_temp.day(5)), '22023'),
  (format('{"weekly": false, "openings": [{"opens_on": "%s", "minutes": 1440}]}', pg_temp.day(5)), '23514'),
  (format('{"weekly": false, "openings": [{"opens_on": "%s", "name": ["x"]}]}', pg_temp.day(5)), '22023'),
  (format('{"weekly": false, "openings": [{"opens_on": "%s", "name": "%s"}]}', pg_temp.day(5), repeat('x', 201)), '23514')) wishes (wish, code);
select is(left(pg_temp.put(2, (select jsonb_agg(pg_temp.opening(5)) from generate_series(1, 61))), 5), '22023', '61 sign-ups are too many');
select is(pg_temp.kept(2), '', 'nothing of them is kept');
select is(pg_temp.put(2, (select jsonb_agg(pg_temp.opening(5)) from generate_series(1, 60))), '{"outcome": "stored"}', '60 are kept');
select pg_temp.put(2, '[]');

-- The evening before.
select is(private.queue_family_mails(), 0, 'nothing is due');
select pg_temp.put(1, jsonb_build_array(pg_temp.opening(5, 600, 'Pine'), pg_temp.opening(5, 540, 'Moss'), pg_temp.opening(9)));
select is(private.queue_family_mails(), 0, 'what lies ahead waits');
update private.opening_mails set mail_at = now() where opens_on = private.today() + 5;
select pg_temp.put(1, jsonb_build_array(pg_temp.opening(5, 600, 'Pine'), pg_temp.opening(9)));
select is((select count(*) from private.opening_mails where user_id = pg_temp.person(1) and opens_on = private.today() + 5 and mail_at <= now()), 2::bigint,
  'what is due stays due, however often the same day is sent');
delete from private.opening_mails where user_id = pg_temp.person(1) and mail_at > now() and opens_on = private.today() + 5;
select is(private.queue_family_mails(), 1, 'all sign-ups of one day are one mail');
select is(pg_temp.queued(), 'opening parent1@home.example waiting', 'to the address of the account');
select is((select data -> 'openings' from private.mail_jobs)::text, '[{"name": "Moss", "minutes": 540}, {"name": "Pine", "minutes": 600}]', 'the first to open first');
select is(private.queue_family_mails(), 0, 'and it is queued once');
select is(pg_temp.kept(1), '9', 'what was queued is kept no more');
create temp table sent on commit drop as select m from jsonb_array_elements(pg_temp.asked(1, 'public.claim_mails(50)', 'service_role')::jsonb) m;
select is((select m ->> 'kind' || ' ' || (m -> 'words' ->> 'opens_on') || ' ' || (m ->> 'is_first') from sent), 'opening ' || pg_temp.day(5) || ' true',
  'the first mail has its words, for a confirmed address asked for it');
select is((select m -> 'words' ->> 'user_id' from sent), null, 'but no account');
select is((select m ->> 'token' from sent), null, 'and no link that opens listings');
select is((select count(*) from private.mail_links where kind <> 'stop'), 0::bigint, 'nor is one made');

-- It holds up no other mail, nor is it held up.
select pg_temp.asked(1, format('public.mail_done(%L, ''sent'')', (select m ->> 'id' from sent)), 'service_role');
select private.queue_mail('received', 'parent1@home.example', '{"name": "Spam"}');
select is((select jsonb_agg(m -> 'words') from jsonb_array_elements(pg_temp.asked(1, 'public.claim_mails(50)', 'service_role')::jsonb) m)::text, '[{}]',
  'a form with this address still has its first mail that day, without words');
update private.opening_mails set mail_at = now() where user_id = pg_temp.person(1);
select private.queue_family_mails();
select is((select jsonb_agg(m ->> 'kind') from jsonb_array_elements(pg_temp.asked(1, 'public.claim_mails(50)', 'service_role')::jsonb) m)::text, '["opening"]',
  'and a mail that was asked for comes beside it');
delete from private.mail_jobs;

-- Too late.
select pg_temp.put(1, jsonb_build_array(pg_temp.opening(5)));
update private.opening_mails set mail_at = now() - interval '3 days', opens_on = private.today() - 1 where user_id = pg_temp.person(1);
select is(private.queue_family_mails(), 0, 'what has opened is not mailed any more');
select is(pg_temp.kept(1), '', 'nor kept');
select pg_temp.put(1, jsonb_build_array(pg_temp.opening(5)));
update private.opening_mails set mail_at = now();
select private.queue_family_mails();
update private.mail_jobs set data = data || jsonb_build_object('opens_on', private.today() - 1);
select private.queue_family_mails();
select is((select row(state, last_problem, to_address, data)::text from private.mail_jobs), '(given_up,superseded,,{})', 'nor is a mail sent that has waited too long');
delete from private.mail_jobs;

-- The weekly look.
select is((private.next_sunday(at::timestamptz) at time zone 'America/New_York')::text, sunday, at)
from (values ('2026-11-28 12:00 America/New_York', '2026-11-29 17:00:00'), ('2026-11-29 16:59 America/New_York', '2026-11-29 17:00:00'),
  ('2026-11-29 17:00 America/New_York', '2026-12-06 17:00:00'), ('2026-11-30 01:00 America/New_York', '2026-12-06 17:00:00'),
  ('2027-03-13 12:00 America/New_York', '2027-03-14 17:00:00')) times (at, sunday);
select is(pg_temp.put(3, '[]', true, pg_temp.day(30)), '{"outcome": "stored"}', 'a weekly look until the season ends');
select is((select weekly_at from private.family_mails where user_id = pg_temp.person(3)), private.next_sunday(now()), 'from the next Sunday on');
select is(private.queue_family_mails(), 0, 'not before');
update private.family_mails set weekly_at = now() where weekly;
select pg_temp.put(3, '[]', true, pg_temp.day(31));
select is(private.queue_family_mails(), 1, 'once it is due');
select is(private.queue_family_mails(), 0, 'and once a week');
select is(pg_temp.queued(), 'weekly parent3@home.example waiting', 'it has an address');
select is((select data - 'user_id' from private.mail_jobs), '{}', 'and no word of the plan');
update private.family_mails set weekly_at = now(), season_until = private.today() - 1 where weekly;
delete from private.mail_jobs;
select is(private.queue_family_mails(), 0, 'a season that is over brings none');
select is((select row(weekly, weekly_at, season_until)::text from private.family_mails where user_id = pg_temp.person(3)), '(f,,)', 'nor any after it');
select is(pg_temp.put(3, '[]', true, pg_temp.day(-1)), '{"outcome": "stored"}', 'one that ends before today is off');
select is((select count(*) from private.family_mails where user_id = pg_temp.person(3)), 0::bigint, 'and leaves nothing');

-- Off, and an account that is deleted: what waits is not sent.
select pg_temp.put(4, jsonb_build_array(pg_temp.opening(5)), true, pg_temp.day(30));
update private.opening_mails set mail_at = now();
update private.family_mails set weekly_at = now() where weekly;
select private.queue_family_mails();
select is(pg_temp.queued(), 'opening parent4@home.example waiting, weekly parent4@home.example waiting', 'two wait');
savepoint waiting;
select pg_temp.put(4, '[]');
select is(pg_temp.queued(), 'opening - given_up, weekly - given_up', 'off: neither is sent');
rollback to waiting;
delete from auth.users where id = pg_temp.person(4);
select is(pg_temp.queued(), 'opening - given_up, weekly - given_up', 'the account is deleted: neither is sent');
select is((select count(*) from private.family_mails where user_id = pg_temp.person(4)), 0::bigint, 'and nothing is kept');
delete from private.mail_jobs;

-- Stopped by the link in a mail, and resumed.
select pg_temp.put(5, jsonb_build_array(pg_temp.opening(5)));
select private.stop_hash(private.address_hash('parent5@home.example'), 'unsubscribed');
select is(pg_temp.put(5, jsonb_build_array(pg_temp.opening(6)))::jsonb,
  jsonb_build_object('outcome', 'stopped', 'why', 'unsubscribed', 'on', private.today()), 'a stopped address says so, with its day');
select is(pg_temp.kept(5), '', 'and nothing is kept');
select is(pg_temp.put(5, jsonb_build_array(pg_temp.opening(6)), more => ', resume => true'), '{"outcome": "stored"}', 'a press of its signed-in reader starts it again');
select is(pg_temp.put(5, jsonb_build_array(pg_temp.opening(6))), '{"outcome": "stored"}', 'for good');
select private.stop_hash(private.address_hash('parent5@home.example'), 'complaint');
select is(pg_temp.put(5, jsonb_build_array(pg_temp.opening(6)), more => ', resume => true')::jsonb ->> 'why', 'complaint', 'but no complaint is taken back');
select private.stop_hash(private.address_hash('parent6@home.example'), 'bounce');
select is(pg_temp.put(6, jsonb_build_array(pg_temp.opening(6)), more => ', resume => true')::jsonb ->> 'why', 'bounce', 'nor a bounce');
select pg_temp.put(7, jsonb_build_array(pg_temp.opening(6)));
update private.opening_mails set mail_at = now();
select private.queue_family_mails();
select private.stop_hash(private.address_hash('parent7@home.example'), 'unsubscribed');
select is(pg_temp.asked(1, 'public.claim_mails(50)', 'service_role'), '[]', 'a mail that waits is not sent after a stop');

-- The fee.
insert into private.season_fee (checkout_url) values ('https://pay.example/season');
select is(pg_temp.put(8, jsonb_build_array(pg_temp.opening(6))), '{"outcome": "unpaid"}', 'where a fee is asked for, mail needs a pass');
select is(pg_temp.kept(8), '', 'and nothing is kept without');
select is(pg_temp.put(8, '[]'), '{"outcome": "stored"}', 'off costs nothing');
select is(pg_temp.put(8, jsonb_build_array(pg_temp.opening(6)), more => format(', %L', private.new_pass(private.today()))), '{"outcome": "stored"}', 'with one it is kept');

-- Turns.
select is(count(*) filter (where left(said, 5) = 'PT429') > 0, true, 'a phone that goes mad is told to wait') from (select pg_temp.put(8, '[]') as said from generate_series(1, 301)) n;

select * from finish();
rollback;
