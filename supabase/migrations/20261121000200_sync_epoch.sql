-- One row that names this history of the data. A restored database is another history:
-- phones that see a new epoch fetch everything again.

create table public.sync_epoch (
  only_row boolean primary key default true check (only_row),
  epoch uuid not null default gen_random_uuid(),
  renewed_at timestamptz not null default now()
);

insert into public.sync_epoch default values;

-- For the operator, once after every restore (supabase/README.md).
-- Also stamps rows whose change_xid lies in this server's future: a dump carries the numbers
-- of the server it came from, and such rows would be invisible to pulls until they are reached.
create function public.renew_sync_epoch() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  renewed uuid;
begin
  update public.seasons set change_xid = default where change_xid > pg_current_xact_id();
  update public.activity_types set change_xid = default where change_xid > pg_current_xact_id();
  update public.camps set change_xid = default where change_xid > pg_current_xact_id();
  update public.school_districts set change_xid = default where change_xid > pg_current_xact_id();
  update public.school_breaks set change_xid = default where change_xid > pg_current_xact_id();
  update public.sync_epoch set epoch = gen_random_uuid(), renewed_at = now() returning epoch into renewed;
  return renewed;
end
$$;
