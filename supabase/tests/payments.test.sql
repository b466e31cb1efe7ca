-- Payments: recorded once, seen by the reviewer, and an upgrade only where nobody has to decide.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

create function pg_temp.outcome(who text, statement text) returns text language plpgsql as $$
begin
  execute format('set local role %I', who);
  execute statement;
  reset role;
  return 'done';
exception when others then
  return sqlstate;
end
$$;

insert into public.seasons (id, break, year, label, starts_on, ends_on)
values ('fall-2098', 'fall', 2098, 'Fall', '2098-10-01', '2098-10-31'), ('winter-2098', 'winter', 2098, 'Winter', '2098-11-01', '2099-02-28'),
  ('fall-2021', 'fall', 2021, 'Fall', '2021-10-01', '2021-10-31');

-- A submission that is live as basic camp in three seasons, one of them over.
create function pg_temp.live(id uuid, email text) returns void language plpgsql as $$
declare
  season text;
begin
  insert into public.camp_submissions (id, revision, secret_hash, status, email, camp_provider_name, website_url, camp_theme, age_min, age_max,
    street_address, city, state, zip_code, camp_dates)
  values (live.id, 1, sha256('x'), 'approved', live.email, 'Moss', 'https://moss.example/', 'Art', 3, 9, '1 Main St', 'Decatur', 'GA', '30030', 'Oct 6');
  foreach season in array array['fall-2021', 'fall-2098', 'winter-2098'] loop
    insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme) values (left(live.id::text, 8) || '-' || season, season, 'basic', 'Moss', 'Art');
    insert into private.submission_camps (submission_id, season_id, camp_id) values (live.id, season, left(live.id::text, 8) || '-' || season);
  end loop;
end
$$;
create function pg_temp.paid(event text, payment jsonb) returns jsonb language sql as $$
  select public.record_payment(jsonb_build_object('event_id', event, 'checkout_id', 'cs_' || event, 'paid_at', '2098-01-01T00:00:00Z',
    'amount', 29000, 'currency', 'usd') || payment)
$$;
create function pg_temp.featured(digits text) returns text language sql as $$
  select coalesce(string_agg(season_id, ' ' order by season_id), '') from public.camps where id like digits || '-%' and listing = 'featured'
$$;

select pg_temp.live('11111111-0000-4000-8000-000000000001', 'one@moss.example');
select pg_temp.live('22222222-0000-4000-8000-000000000002', 'two@moss.example');
select pg_temp.live('33333333-0000-4000-8000-000000000003', 'both@moss.example');
select pg_temp.live('44444444-0000-4000-8000-000000000004', 'Both@Moss.example');

select is(pg_temp.paid('evt_1', '{"plan": "year", "email": "ONE@moss.example"}') -> 'camps', '["11111111-fall-2098", "11111111-winter-2098"]',
  'the only submission of the buyer: its camps become featured, those of a season that is over do not');
select is((select count(*) from private.submission_events where submission_id = '11111111-0000-4000-8000-000000000001' and what = 'updated'),
  2::bigint, 'each upgrade leaves an entry');
update public.camps set listing = 'basic' where id = '11111111-fall-2098';
select is(pg_temp.paid('evt_1', '{"plan": "year", "email": "one@moss.example"}'), '{"outcome": "known"}', 'the same event again is known');
select is(pg_temp.paid('evt_1b', '{"plan": "year", "email": "one@moss.example", "checkout_id": "cs_evt_1"}'), '{"outcome": "known"}',
  'and so is another event of the same checkout');
select is(pg_temp.featured('11111111'), 'winter-2098', 'neither upgrades again what a reviewer has changed since');

select is(pg_temp.paid('evt_2', '{"plan": "winter", "reference": "22222222-0000-4000-8000-000000000002", "email": "one@moss.example"}') -> 'camps',
  '["22222222-winter-2098"]', 'the submission that the checkout names, and of it the camps of the break that was paid for');
select is(pg_temp.paid('evt_3', '{"plan": "year", "email": "both@moss.example"}') ->> 'submission_id', null, 'two submissions of one buyer: nobody guesses');
select is(pg_temp.featured('33333333') || pg_temp.featured('44444444'), '', 'and nothing becomes featured');
select is(pg_temp.paid('evt_4', '{"plan": null, "email": "two@moss.example"}') -> 'camps', '[]', 'a payment that does not say for what upgrades nothing');
select is(pg_temp.paid('evt_5', '{"plan": "year", "reference": "no uuid", "email": "two@moss.example"}') ->> 'submission_id', null,
  'a reference that names nothing is not replaced by a guess');
select is(pg_temp.paid('evt_6', '{"plan": "year", "email": null}') ->> 'outcome', 'recorded', 'a payment of nobody is kept all the same');
update public.camp_submissions set status = 'withdrawn' where id = '44444444-0000-4000-8000-000000000004';
select is(pg_temp.paid('evt_7', '{"plan": "year", "email": "both@moss.example"}') ->> 'submission_id', '33333333-0000-4000-8000-000000000003',
  'what was withdrawn is not meant');
select pg_temp.live('99999999-0000-4000-8000-000000000009', 'nine@moss.example');
select pg_temp.live('aaaaaaaa-0000-4000-8000-00000000000a', 'nine@moss.example');
update public.camp_submissions set status = 'withdrawn' where id = '99999999-0000-4000-8000-000000000009';
update public.camp_submissions set status = 'pending' where id = 'aaaaaaaa-0000-4000-8000-00000000000a';
select is(pg_temp.paid('evt_7b', '{"plan": "year", "email": "nine@moss.example"}') ->> 'submission_id', 'aaaaaaaa-0000-4000-8000-00000000000a',
  'nor does it make a payment for the one that waits uncertain');

-- A stranger submits under the buyer's address.
select pg_temp.live('55555555-0000-4000-8000-000000000005', 'five@moss.example');
select pg_temp.live('66666666-0000-4000-8000-000000000006', 'five@moss.example');
update public.camp_submissions set status = 'pending' where id = '66666666-0000-4000-8000-000000000006';
select is(pg_temp.paid('evt_8', '{"plan": "year", "email": "five@moss.example", "payment_intent": "pi_8"}') ->> 'submission_id', '55555555-0000-4000-8000-000000000005',
  'one that waits under the buyer''s address does not make the approved one uncertain');

-- Money that goes back.
create function pg_temp.reverse(intent text, how text) returns jsonb language sql as $$
  select public.record_reversal(jsonb_build_object('payment_intent', intent, 'reversed', how, 'at', '2098-02-01T00:00:00Z'))
$$;
select is(pg_temp.featured('55555555'), 'fall-2098 winter-2098', 'what was paid for is featured');
update public.camps set listing = 'featured' where id = '55555555-fall-2021';
select is(pg_temp.reverse('pi_8', 'partly_refunded'), '{"outcome": "recorded", "camps": []}', 'a part that goes back is for a person to decide');
select is(pg_temp.featured('55555555'), 'fall-2021 fall-2098 winter-2098', 'and ends nothing');
select is((select private.submission_for_review(s) #>> '{payments,0,reversed}' from public.camp_submissions s where id = '55555555-0000-4000-8000-000000000005'),
  'partly_refunded', 'the reviewer sees it');
select is(pg_temp.reverse('pi_8', 'refunded') -> 'camps', '["55555555-fall-2098", "55555555-winter-2098"]', 'all of it: what it has featured ends');
select is(pg_temp.featured('55555555'), 'fall-2021', 'what a reviewer has featured stays');
select is((select count(*) from private.submission_events where submission_id = '55555555-0000-4000-8000-000000000005' and detail ->> 'reversed' = 'refunded'), 2::bigint,
  'each leaves an entry');
update public.camps set listing = 'featured' where id = '55555555-fall-2098';
select is(pg_temp.reverse('pi_8', how), '{"outcome": "known"}', 'once more, or late: ' || how) from unnest(array['refunded', 'partly_refunded', 'disputed']) how;
select is(pg_temp.featured('55555555'), 'fall-2021 fall-2098', 'ends nothing that a reviewer has featured since');

-- A reversal that comes before its payment.
select pg_temp.live('88888888-0000-4000-8000-000000000008', 'eight@moss.example');
select is(pg_temp.reverse('pi_early', how), '{"outcome": "early"}', how || ' before its payment waits for it')
from unnest(array['partly_refunded', 'refunded', 'partly_refunded']) how;
select is(pg_temp.paid('evt_early', '{"plan": "year", "email": "eight@moss.example", "payment_intent": "pi_early"}') ->> 'outcome', 'recorded',
  'the payment comes after its refund');
select is(pg_temp.featured('88888888'), '', 'and features nothing');
select is((select private.submission_for_review(s) #>> '{payments,0,reversed}' from public.camp_submissions s where id = '88888888-0000-4000-8000-000000000008'),
  'refunded', 'the reviewer sees that all of it went back, also where a part came later');
select is((select count(*) from private.early_reversals), 0::bigint, 'and the refund waits no more');
select is(pg_temp.reverse('pi_other_shop', 'refunded') ->> 'outcome', 'early', 'a refund of something else that the account sells waits');
update private.early_reversals set recorded_at = now() - interval '31 days';
select is(pg_temp.reverse('pi_other_shop_too', 'refunded') ->> 'outcome', 'early', 'and the next one');
select is((select string_agg(payment_intent, ' ') from private.early_reversals), 'pi_other_shop_too', 'does away with what has waited for more than 30 days');

select pg_temp.live('77777777-0000-4000-8000-000000000007', 'seven@moss.example');
select is(pg_temp.paid('evt_9', '{"plan": "winter", "email": "seven@moss.example", "payment_intent": "pi_9"}') ->> 'outcome', 'recorded', 'a winter spotlight');
select is(pg_temp.paid('evt_10', '{"plan": "year", "email": "seven@moss.example", "payment_intent": "pi_10"}') ->> 'outcome', 'recorded', 'and a year');
select is(pg_temp.reverse('pi_9', 'disputed') -> 'camps', '[]', 'a dispute of one of two payments is for a person to decide');
create function pg_temp.locks() returns bigint language sql as $$ select count(*) from pg_locks where locktype = 'advisory' $$;
select is(pg_temp.locks(), 1::bigint, 'payments and reversals take turns: one lock for all of them');
select is(pg_temp.reverse('pi_10', 'disputed') -> 'camps', '["77777777-fall-2098"]', 'one of the last payment ends what it has featured');

select is((select jsonb_path_query_array(private.submission_for_review(s), '$.payments[*].is_certain') from public.camp_submissions s where id = '33333333-0000-4000-8000-000000000003'),
  '[false, true]', 'the reviewer sees what was paid, and what only may be for this one');
select is((select private.submission_for_review(s) ->> 'status' from public.camp_submissions s where id = '33333333-0000-4000-8000-000000000003'),
  'approved', 'beside what a reviewer saw before');
select ok((select not private.submission_answer(s, 'known') ? 'payments' from public.camp_submissions s limit 1), 'the provider''s link does not tell');

select is(pg_temp.outcome(who, statement), '42501', format('%s: refused to %s', who, statement))
from unnest(array['anon', 'authenticated']) who, unnest(array['select public.record_payment(''{}'')', 'select public.record_reversal(''{}'')', 'select * from private.payments', 'select * from private.early_reversals']) statement;
select is(pg_temp.outcome('service_role', 'select * from private.payments'), '42501', 'the webhook may record, not read');

select * from finish();
rollback;
