-- A reviewer who was dismissed is one no longer, from that moment on: their token says otherwise for up to an hour.
create or replace function private.reviewer() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null or auth.jwt() -> 'app_metadata' ->> 'role' is distinct from 'reviewer' or not exists (
    select from auth.users u where u.id = auth.uid() and u.raw_app_meta_data ->> 'role' = 'reviewer') then
    raise exception 'Only reviewers may do this' using errcode = 'insufficient_privilege';
  end if;
  if auth.jwt() ->> 'aal' is distinct from 'aal2' and exists (
    select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified') then
    raise exception 'Sign in with your second factor first' using errcode = 'insufficient_privilege', hint = 'aal2';
  end if;
  return auth.uid();
end
$$;
