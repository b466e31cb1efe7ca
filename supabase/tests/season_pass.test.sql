-- The season's fee: a payment gives passes to five phones, a refund ends that, and no pass can be traced to its payment.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

create function pg_temp.asked(role text, statement text) returns text language plpgsql as $$
declare
  said jsonb;
begin
  execute format('set local role %I', role);
  execute 'select to_jsonb(' || statement || ')' into said;
  reset role;
  return said;
exception when others then
  return sqlstate || ' ' || sqlerrm;
end
$$;
create function pg_temp.reference(number integer) returns text language sql as $$ select lpad(number::text, 22, 'r') $$;
create function pg_temp.paid(number integer, given jsonb default '{}') returns jsonb language sql as $$
  select public.record_payment(jsonb_build_object('event_id', 'evt_' || number, 'checkout_id', 'cs_' || number, 'payment_intent', 'pi_' || number, 'paid_at', now(),
    'email', 'parent' || number || '@home.example', 'reference', pg_temp.reference(number), 'plan', 'season', 'amount', 499, 'currency', 'usd') || given)
$$;
create function pg_temp.back(number integer, how text) returns jsonb language sql as $$
  select public.record_reversal(jsonb_build_object('payment_intent', 'pi_' || number, 'reversed', how, 'at', now()))
$$;
create function pg_temp.take(reference text) returns jsonb language sql as $$ select pg_temp.asked('anon', format('public.take_pass(%L)', reference))::jsonb $$;
create function pg_temp.outcome(number integer) returns text language sql as $$ select pg_temp.take(pg_temp.reference(number)) ->> 'outcome' $$;
create function pg_temp.mails() returns text language sql as $$
  select coalesce(string_agg(kind || ' ' || coalesce(to_address, '-'), ', ' order by created_at, to_address), '') from private.mail_jobs
$$;
select set_config('request.headers', '{"x-forwarded-for": "10.0.0.1"}', true);

-- Who may call what.
select is(left(pg_temp.asked(role, call), 5) = '42501', role <> all (may), format('%s: %s', role, call))
from unnest(array['anon', 'authenticated', 'service_role']) role, (values
  ('public.take_pass(repeat(''x'', 22))', array['anon', 'authenticated']), ('public.request_pass_mail(''none@y.example'')', array['anon', 'authenticated']),
  ('public.season_fee()', array['service_role']), ('public.record_payment(''{}'')', array['service_role']), ('public.record_reversal(''{}'')', array['service_role']),
  ('public.set_season_fee(null)', array['service_role']), ('private.record_payment(''{}'')', '{}'), ('private.record_reversal(''{}'')', '{}'), ('private.new_pass(current_date)', '{}')) calls (call, may);

-- The season.
select is(private.pass_until(day::date)::text, until, day)
from (values ('2027-01-15', '2027-08-31'), ('2027-07-02', '2027-08-31'), ('2027-07-03', '2028-08-31'), ('2027-08-31', '2028-08-31'), ('2027-09-01', '2028-08-31')) days (day, until);

-- A payment, and its phone.
select is(pg_temp.outcome(1), 'waiting', 'a checkout that is not paid yet');
select is(pg_temp.paid(1) ->> 'outcome', 'recorded', 'it is paid');
select is(pg_temp.paid(1), '{"outcome": "known"}', 'the same event again is known');
select is(pg_temp.paid(1, '{"event_id": "evt_1b"}'), '{"outcome": "known"}', 'and so is another event of the same checkout');
create temp table taken on commit drop as select pg_temp.take(pg_temp.reference(1)) as answer;
select is((select answer - 'pass' from taken), jsonb_build_object('outcome', 'paid', 'until', private.pass_until(private.today())), 'its phone takes a pass');
insert into private.season_fee (checkout_url) values ('https://pay.example/season');
select ok((select private.has_pass(answer ->> 'pass') from taken), 'which is good');
select isnt((select answer ->> 'pass' from taken), pg_temp.take(pg_temp.reference(1)) ->> 'pass', 'the next phone gets another one');
select is((select count(*) from private.season_passes p, taken where strpos(p::text, split_part(answer ->> 'pass', '.', 2)) > 0
  or strpos(p::text, split_part(answer ->> 'pass', '.', 3)) > 0 or strpos(p::text, 'home.example') > 0 or strpos(p::text, pg_temp.reference(1)) > 0), 0::bigint,
  'the payment holds no pass, no reference and no address');
select is(string_agg(pg_temp.outcome(1), ' '), 'paid paid paid used up used up', 'five phones have one') from generate_series(1, 5) n;
select is((select issued from private.season_passes where event_id = 'evt_1'), 5, 'counted by payment');
select is((select count(*) from private.payments), 0::bigint, 'a family is in no list of the desk');
select is(pg_temp.paid(2, jsonb_build_object('reference', pg_temp.reference(1))) ->> 'outcome', 'recorded', 'a second payment with the same reference counts by itself');
select is(pg_temp.paid(3, '{"reference": null, "email": null}') ->> 'outcome', 'recorded', 'one without a phone and an address, too');
select is(pg_temp.paid(4, '{"reference": "x"}') ->> 'outcome', 'recorded', 'and one whose reference is none');
select is(left(pg_temp.asked('anon', format('public.take_pass(%L)', reference)), 5), '22023', 'refused: ' || coalesce(left(reference, 30), 'null'))
from unnest(array[null, '', 'x', repeat('x', 21), repeat('x', 23), repeat('x', 44), repeat(' ', 22), repeat('''', 22), repeat('x', 22) || E'\n']) reference;

-- Money that goes back.
select pg_temp.paid(5);
select is(pg_temp.back(5, 'partly_refunded'), '{"outcome": "known"}', 'a part that goes back');
select is(pg_temp.outcome(5), 'paid', 'ends nothing');
select is(pg_temp.back(5, 'refunded') ->> 'outcome', 'recorded', 'all of it');
select is(pg_temp.outcome(5), 'reversed', 'gives no new pass');
select is(pg_temp.back(5, 'disputed'), '{"outcome": "known"}', 'once more changes nothing');
select pg_temp.paid(6);
select pg_temp.back(6, 'disputed');
select is(pg_temp.outcome(6), 'reversed', 'a dispute does the same');
select is(pg_temp.back(7, 'refunded') ->> 'outcome', 'early', 'a refund may come before its payment');
delete from private.mail_jobs;
select is(pg_temp.paid(7) ->> 'outcome', 'recorded', 'which is recorded');
select is(pg_temp.outcome(7), 'reversed', 'and gives no pass');
select is(pg_temp.mails(), '', 'nor a mail');
select is((select count(*) from private.early_reversals), 0::bigint, 'the refund waits no more');
select is(pg_temp.paid(8, '{"plan": "year", "reference": null}') ->> 'outcome', 'recorded', 'what a provider pays goes on as it was');
select is((select count(*) from private.payments where event_id = 'evt_8'), 1::bigint, 'in its own table');
select is(pg_temp.back(8, 'refunded') ->> 'outcome', 'recorded', 'and so does its refund');
select is((select reversed from private.payments where event_id = 'evt_8'), 'refunded', 'there');
select is(pg_temp.back(9, 'refunded') ->> 'outcome', 'early', 'also one that comes first');
select pg_temp.paid(9, '{"plan": "year", "reference": null}');
select is((select reversed from private.payments where event_id = 'evt_9'), 'refunded', 'which is taken back by the payment');

-- The receipt, and the link on another phone.
delete from private.mail_jobs;
select pg_temp.paid(10);
select is(pg_temp.mails(), 'pass parent10@home.example', 'a payment causes a mail');
create temp table link on commit drop as select m from jsonb_array_elements(pg_temp.asked('service_role', 'public.claim_mails(50)')::jsonb) m;
select is((select m -> 'words' from link), jsonb_build_object('until', private.pass_until(private.today())), 'it says until when');
select pg_temp.asked('service_role', format('public.mail_done(%L, ''sent'')', (select m ->> 'id' from link)));
select is(pg_temp.take(m ->> 'token') ->> 'outcome', 'paid', 'its link gives a pass') from link;
select is((select issued from private.season_passes where event_id = 'evt_10'), 1, 'of the same five');
select is(pg_temp.take(m ->> 'stop_token') ->> 'outcome', 'unknown', 'the link that stops mail gives none') from link;
select is(pg_temp.take(repeat('x', 43)) ->> 'outcome', 'unknown', 'nor does one that we never made');
select is(pg_temp.asked('anon', format('public.still_right(%L)', m ->> 'token')), '{"outcome": "unknown"}', 'and it opens no listing') from link;
savepoint old;
update private.mail_links set created_at = now() - interval '121 days';
select is(pg_temp.take(m ->> 'token') ->> 'outcome', 'unknown', 'nor one of 121 days ago') from link;
rollback to old;
savepoint over;
update private.season_passes set until = private.today() - 1;
select is(pg_temp.take(m ->> 'token') ->> 'outcome', 'used up', 'nor one of a season that is over') from link;
rollback to over;
update private.season_passes set reversed_at = now() where event_id = 'evt_10';
select is(pg_temp.take(m ->> 'token') ->> 'outcome', 'reversed', 'nor one whose money went back') from link;
select pg_temp.paid(11, '{"email": "PARENT10@home.example"}');
select is(pg_temp.take(m ->> 'token') ->> 'outcome', 'paid', 'but a new payment of the same address does') from link;

-- Asked for once more.
delete from private.mail_jobs;
select is(pg_temp.asked('anon', format('public.request_pass_mail(%L)', address)), '{"outcome": "asked"}', 'an address that has paid or not: ' || left(address, 30))
from unnest(array[' Parent10@home.example', 'nobody@home.example', 'parent5@home.example', 'parent8@home.example', '', repeat('x', 400)]) address;
select is(pg_temp.mails(), 'pass Parent10@home.example', 'only who has paid, and has not got it back, is mailed');
select pg_temp.asked('anon', 'public.request_pass_mail(''parent10@home.example'')') from generate_series(1, 3) n;
select is((select count(*) from private.mail_jobs), 2::bigint, 'twice a day at most');
select private.stop_hash(private.address_hash('parent10@home.example'), 'unsubscribed');
select is(jsonb_array_length(pg_temp.asked('service_role', 'public.claim_mails(50)')::jsonb), 2, 'also where other mail was unsubscribed: it was paid for');
delete from private.mail_jobs;
update private.mail_addresses set stopped_for = 'bounce';
select pg_temp.asked('anon', 'public.request_pass_mail(''parent10@home.example'')');
select is(pg_temp.asked('service_role', 'public.claim_mails(50)'), '[]', 'but not where mail bounced');
select is(left(min(pg_temp.asked('anon', 'public.request_pass_mail(''none@y.example'')')), 5), 'PT429', 'one network asks 20 times an hour') from generate_series(1, 30) n;

-- The operator.
delete from private.season_fee;
select is(pg_temp.asked('service_role', 'public.season_fee()')::jsonb -> 'fee', 'null', 'no fee is asked for');
select is(pg_temp.asked('service_role', 'public.set_season_fee(''https://pay.example/b/1'')'), '""', 'it is turned on');
select is(pg_temp.asked('service_role', 'public.season_fee()')::jsonb, '{"fee": {"checkout_url": "https://pay.example/b/1", "cents": 499}, "paid": 9, "reversed": 4, "phones": 8}', 'with its figures');
select is(pg_temp.asked('service_role', 'public.set_season_fee(''https://pay.example/b/2'', 599)'), '""', 'and changed');
select is((select row(checkout_url, cents)::text from private.season_fee), '(https://pay.example/b/2,599)', 'in place');
select is(left(pg_temp.asked('service_role', format('public.set_season_fee(%L)', url)), 5), '23514', 'refused: ' || url)
from unnest(array['http://pay.example', 'https://pay.example/?x=1', 'javascript:alert(1)', 'https://pay.example/a b', '']) url;
select is(left(pg_temp.asked('service_role', 'public.set_season_fee(''https://pay.example'', 0)'), 5), '23514', 'nothing is no fee');
select pg_temp.asked('service_role', 'public.set_season_fee(null)');
select is((select count(*) from private.season_fee), 0::bigint, 'it is turned off');
select ok(private.has_pass(null), 'and everything is free again');

select * from finish();
rollback;
