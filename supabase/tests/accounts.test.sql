-- An account goes with all that belongs to it, and only for somebody who has just typed its password.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

create function pg_temp.person(number integer) returns uuid language sql as $$
  select ('00000000-0000-4000-8000-00000000000' || number)::uuid
$$;
insert into auth.users (id, email) select pg_temp.person(n), 'parent' || n || '@home.example' from generate_series(1, 3) n;
insert into auth.mfa_factors (id, user_id, status, sealed_secret) values (gen_random_uuid(), pg_temp.person(2), 'verified', 'x');
insert into auth.audit_log_entries (id, payload)
select gen_random_uuid(), jsonb_build_object('action', 'login', 'actor_id', pg_temp.person(n)) from unnest(array[1, 2]) n;

-- As somebody with a session: the answer, or the SQLSTATE and the hint.
create function pg_temp.delete_account(number integer, signed_in_ago interval default '1 minute', way text default 'password', aal text default 'aal1')
returns text language plpgsql as $$
declare
  answer text;
  tip text;
begin
  perform set_config('request.jwt.claims', jsonb_build_object('role', 'authenticated', 'sub', pg_temp.person(number), 'aal', aal,
    'amr', jsonb_build_array(jsonb_build_object('method', 'totp', 'timestamp', extract(epoch from now())::bigint),
      jsonb_build_object('method', way, 'timestamp', extract(epoch from now() - signed_in_ago)::bigint)))::text, true);
  set local role authenticated;
  answer := public.delete_account();
  reset role;
  return answer;
exception when others then
  get stacked diagnostics tip = pg_exception_hint;
  reset role;
  return trim(sqlstate || ' ' || coalesce(tip, ''));
end
$$;

select is(pg_temp.delete_account(1, '11 minutes'), 'PT403 sign_in_again', 'a tab that was left open cannot delete the account, even with a fresh code');
select is(pg_temp.delete_account(1, way => way), 'PT403 sign_in_again', format('a session by %s cannot', way))
from unnest(array['otp', 'recovery', 'magiclink', 'oauth']) way;
select is(pg_temp.delete_account(2), 'PT403 second_step', 'an account with a second step is not deleted without it');
select is((select count(*) from auth.users where id in (pg_temp.person(1), pg_temp.person(2))), 2::bigint, 'so far nobody has gone');
select is(pg_temp.delete_account(1), 'true', 'who has just typed the password can');
select is((select count(*) from auth.users where id = pg_temp.person(1)), 0::bigint, 'and the account is gone');
select is((select array_agg(payload ->> 'actor_id') from auth.audit_log_entries), array[pg_temp.person(2)::text], 'and so is its log of sign-ins, where the other one stays');
select is(pg_temp.delete_account(1), 'true', 'once more changes nothing: the answer may get lost');
select is(pg_temp.delete_account(2, aal => 'aal2'), 'true', 'after the second step that account can go, too');
select is((select count(*) from auth.users where id = pg_temp.person(3)), 1::bigint, 'nobody else has gone');

select set_config('request.jwt.claims', '{"role": "anon"}', true);
set local role anon;
select throws_ok('select public.delete_account()', '42501', null, 'signed out there is nothing to delete');
reset role;

select * from finish();
rollback;
