-- School calendars from a file (npm run districts), in one transaction.

-- districts: [{"id", "label"}]. days: rows of school_breaks, the whole calendar of each school year that they name: a day of
-- such a year that is not among them is taken back. Answers what changes, which a dry run does not write:
-- {"districts": [...], "days": [...]}, each change {"before", "after"}, one of them null for a row that is new or goes.
create function public.import_districts(districts jsonb, days jsonb, dry_run boolean default false) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '2min' as $$
declare
  managed constant text[] := array['created_at', 'updated_at', 'deleted_at', 'change_xid'];
  labels jsonb;
  changes jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object('before', before, 'after', after)), '[]') into labels
  from (select to_jsonb(b) - managed, to_jsonb(a) - managed from jsonb_populate_recordset(null::public.school_districts, districts) a
    left join public.school_districts b on b.id = a.id and b.deleted_at is null) change (before, after)
  where before is distinct from after;

  select coalesce(jsonb_agg(jsonb_build_object('before', before, 'after', after)), '[]') into changes
  from (select to_jsonb(b) - managed, to_jsonb(a) - managed from jsonb_populate_recordset(null::public.school_breaks, days) a
    full join (select * from public.school_breaks s where s.deleted_at is null and exists (select from jsonb_array_elements(days) day
      where s.district_id = day ->> 'district_id' and s.school_year = day ->> 'school_year')) b using (id)) change (before, after)
  where before is distinct from after;

  if not dry_run then
    insert into public.school_districts (id, label)
    select after ->> 'id', after ->> 'label' from jsonb_to_recordset(labels) change (after jsonb)
    on conflict (id) do update set label = excluded.label, deleted_at = null;
    update public.school_breaks set deleted_at = now()
    where id in (select before ->> 'id' from jsonb_to_recordset(changes) change (before jsonb, after jsonb) where after is null);
    insert into public.school_breaks (id, district_id, school_year, kind, name, starts_on, ends_on, day_kind, lets_out_at, status,
      source, checked_at)
    select d.id, district_id, school_year, kind, name, starts_on, ends_on, day_kind, lets_out_at, status, source, checked_at
    from jsonb_to_recordset(changes) change (after jsonb), jsonb_populate_record(null::public.school_breaks, after) d
    where after is not null
    on conflict (id) do update set kind = excluded.kind, name = excluded.name, starts_on = excluded.starts_on,
      ends_on = excluded.ends_on, day_kind = excluded.day_kind, lets_out_at = excluded.lets_out_at, status = excluded.status,
      source = excluded.source, checked_at = excluded.checked_at, deleted_at = null;
  end if;
  return jsonb_build_object('districts', labels, 'days', changes);
end
$$;

revoke all on function public.import_districts(jsonb, jsonb, boolean) from public, anon, authenticated, service_role;
grant execute on function public.import_districts(jsonb, jsonb, boolean) to service_role;
