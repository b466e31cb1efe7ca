-- An account goes with a password typed just now. A mailed link or code ('otp', 'recovery') is not one: whoever reads the
-- mailbox could end the account with all that hangs on it.
create or replace function public.delete_account() returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  signed_in_at bigint;
begin
  if me is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if private.lacks_second_step() then
    raise exception 'The second step is missing' using errcode = 'PT403', hint = 'second_step';
  end if;
  select max((way ->> 'timestamp')::bigint) into signed_in_at
    from jsonb_array_elements(auth.jwt() -> 'amr') way where way ->> 'method' = 'password';
  if signed_in_at is null or to_timestamp(signed_in_at) < now() - interval '10 minutes' then
    raise exception 'Sign in again' using errcode = 'PT403', hint = 'sign_in_again';
  end if;
  delete from auth.users u where u.id = me;
  -- The log of sign-ins has the email, too.
  delete from auth.audit_log_entries e where e.payload ->> 'actor_id' = me::text;
  return true;
end
$$;
