-- Every row says by itself in which transaction it changed last (design: pull protocol).
-- What a client sends for these columns is never believed.

create function public.touch() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  new.change_xid := pg_current_xact_id();
  return new;
end
$$;

-- A row that vanishes, or takes another id, would stay on every phone for ever.
create function public.refuse_removal() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception '% rows are never removed: phones would keep them for ever', tg_table_name
    using errcode = 'restrict_violation',
      hint = format('update public.%I set deleted_at = now() where ...', tg_table_name);
end
$$;

create function public.refuse_new_id() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'the id of a % row never changes: phones would keep the old one', tg_table_name
    using errcode = 'restrict_violation',
      hint = 'insert a row with the new id and set deleted_at on the old one';
end
$$;

do $$
declare
  synced text;
begin
  foreach synced in array array['seasons', 'activity_types', 'camps', 'school_districts', 'school_breaks'] loop
    execute format('create trigger touch before insert or update on public.%I
      for each row execute function public.touch()', synced);
    execute format('create trigger refuse_delete before delete on public.%I
      for each row execute function public.refuse_removal()', synced);
    execute format('create trigger refuse_truncate before truncate on public.%I
      for each statement execute function public.refuse_removal()', synced);
    -- The one index of the pull: a delta costs what changed, not what is there.
    execute format('create index %I on public.%I (change_xid, id)', synced || '_change_idx', synced);
    -- activity_types.id is generated from the name, so the name stands for it.
    execute format('create trigger refuse_new_id before update on public.%I
      for each row when (old.%2$I is distinct from new.%2$I) execute function public.refuse_new_id()',
      synced, case synced when 'activity_types' then 'activity_type_name' else 'id' end);
  end loop;
end
$$;

create index camps_season_idx on public.camps (season_id);
create index school_breaks_district_idx on public.school_breaks (district_id);
