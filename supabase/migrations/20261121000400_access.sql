-- Who may do what. Visitors read rows that are not removed, and nothing else.
-- Every column of these tables is public; private facts belong in a table of their own.

do $$
declare
  synced text;
begin
  foreach synced in array array['seasons', 'activity_types', 'camps', 'school_districts', 'school_breaks', 'sync_epoch'] loop
    execute format('alter table public.%I enable row level security', synced);
    execute format('alter table public.%I force row level security', synced);
    -- Forced security binds the owner too, also where the owner may not bypass it (plain PostgreSQL).
    execute format('create policy "the owner keeps everything" on public.%I
      to current_user using (true) with check (true)', synced);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', synced);
  end loop;

  foreach synced in array array['seasons', 'activity_types', 'camps', 'school_districts', 'school_breaks'] loop
    execute format('create policy "visitors read what is not removed" on public.%I
      for select to anon, authenticated using (deleted_at is null)', synced);
    execute format('grant select on public.%I to anon, authenticated', synced);
    execute format('grant select, insert, update on public.%I to service_role', synced);
  end loop;
end
$$;

revoke all on function public.touch(), public.refuse_removal(), public.refuse_new_id(),
  public.renew_sync_epoch(), public.changed_camps(text, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.changed_camps(text, text, integer) to anon, authenticated, service_role;
grant execute on function public.renew_sync_epoch() to service_role;
