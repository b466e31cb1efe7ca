-- Whether the account has a second step that this session has not taken.
create function private.lacks_second_step() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2'
    and exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified')
$$;

-- Deletes the account and everything that belongs to it. It needs a password typed just now: a forgotten open tab is not
-- enough, and neither is a refreshed token. A mailed link or code ('otp', 'recovery') is no password: a reader of the mailbox
-- could delete the account.
create function public.delete_account() returns boolean
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

revoke all on function private.lacks_second_step(), public.delete_account() from public, anon, authenticated, service_role;
grant execute on function public.delete_account() to authenticated;
