-- School calendars by level of school, days that may be made up, the page of a district's calendar, and who confirms.

-- A bell of its own for each level, on an early day. A level without one on such a row has school as usual, as on days of
-- conferences for elementary and middle schools alone. lets_out_at is the bell of all levels, so a row has it or these.
alter table public.school_breaks
  add column bell_elementary time check (bell_elementary between '06:00' and '18:00'),
  add column bell_middle time check (bell_middle between '06:00' and '18:00'),
  add column bell_high time check (bell_high between '06:00' and '18:00'),
  -- A day off that the district may turn into a day of school, to make up for one of snow. It is off until then.
  add column may_be_made_up boolean not null default false,
  add check (num_nonnulls(bell_elementary, bell_middle, bell_high) = 0 or (day_kind = 'early' and lets_out_at is null)),
  add check (not may_be_made_up or day_kind = 'off');

-- What cannot tell where and when it was read was never confirmed.
update public.school_breaks set status = 'unverified'
where status = 'confirmed' and (source is null or source !~ '^https://[^[:space:]]+$' or checked_at is null);
alter table public.school_breaks add check (status <> 'confirmed'
  or (source is not null and source ~ '^https://[^[:space:]]+$' and checked_at is not null));

-- The district's own page with its calendar.
alter table public.school_districts
  add column calendar_url text check (char_length(calendar_url) <= 500 and calendar_url ~ '^https://[^[:space:]]+$');

-- districts: [{"id", "label", "calendar_url"}]; an address that is not given stays. days: rows of school_breaks, the whole
-- calendar of each school year that they name: a day of such a year that is not among them is taken back. Answers what
-- changes, which a dry run does not write: {"districts": [...], "days": [...]}, each change {"before", "after"}, one of them
-- null for a row that is new or goes.
create or replace function public.import_districts(districts jsonb, days jsonb, dry_run boolean default false) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '2min' as $$
declare
  managed constant text[] := array['created_at', 'updated_at', 'deleted_at', 'change_xid'];
  labels jsonb;
  changes jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object('before', before, 'after', after)), '[]') into labels
  from (select to_jsonb(b) - managed,
      to_jsonb(a) - managed || jsonb_build_object('calendar_url', coalesce(a.calendar_url, b.calendar_url))
    from jsonb_populate_recordset(null::public.school_districts, districts) a
    left join public.school_districts b on b.id = a.id and b.deleted_at is null) change (before, after)
  where before is distinct from after;

  select coalesce(jsonb_agg(jsonb_build_object('before', before, 'after', after)), '[]') into changes
  from (select to_jsonb(b) - managed,
      to_jsonb(a) - managed || jsonb_build_object('may_be_made_up', coalesce(a.may_be_made_up, false))
    from jsonb_populate_recordset(null::public.school_breaks, days) a
    full join (select * from public.school_breaks s where s.deleted_at is null and exists (select from jsonb_array_elements(days) day
      where s.district_id = day ->> 'district_id' and s.school_year = day ->> 'school_year')) b using (id)) change (before, after)
  where before is distinct from after;

  if not dry_run then
    insert into public.school_districts (id, label, calendar_url)
    select after ->> 'id', after ->> 'label', after ->> 'calendar_url' from jsonb_to_recordset(labels) change (after jsonb)
    on conflict (id) do update set label = excluded.label, calendar_url = excluded.calendar_url, deleted_at = null;
    update public.school_breaks set deleted_at = now()
    where id in (select before ->> 'id' from jsonb_to_recordset(changes) change (before jsonb, after jsonb) where after is null);
    insert into public.school_breaks (id, district_id, school_year, kind, name, starts_on, ends_on, day_kind, lets_out_at, status,
      source, checked_at, bell_elementary, bell_middle, bell_high, may_be_made_up)
    select d.id, district_id, school_year, kind, name, starts_on, ends_on, day_kind, lets_out_at, status, source, checked_at,
      bell_elementary, bell_middle, bell_high, may_be_made_up
    from jsonb_to_recordset(changes) change (after jsonb), jsonb_populate_record(null::public.school_breaks, after) d
    where after is not null
    on conflict (id) do update set kind = excluded.kind, name = excluded.name, starts_on = excluded.starts_on,
      ends_on = excluded.ends_on, day_kind = excluded.day_kind, lets_out_at = excluded.lets_out_at, status = excluded.status,
      source = excluded.source, checked_at = excluded.checked_at, bell_elementary = excluded.bell_elementary,
      bell_middle = excluded.bell_middle, bell_high = excluded.bell_high, may_be_made_up = excluded.may_be_made_up,
      deleted_at = null;
  end if;
  return jsonb_build_object('districts', labels, 'days', changes);
end
$$;

-- A person has compared a district's whole school year with the district's own page: its days are confirmed from now on, with
-- the address and the day. Answers how many days there are. A later file without "confirmed" takes that back.
create function public.confirm_school_year(district text, wanted_year text, read_from text, read_on date) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  confirmed integer;
begin
  if read_from is null or read_from !~ '^https://[^[:space:]]+$' then
    raise exception 'a calendar is confirmed with the https address it was read from' using errcode = '22023';
  end if;
  -- A day ahead: the operator's clock may be one of another country.
  if read_on is null or read_on > current_date + 1 then
    raise exception 'a calendar is confirmed with the day it was read on, today at the latest' using errcode = '22023';
  end if;
  update public.school_breaks set status = 'confirmed', source = read_from, checked_at = read_on
  where district_id = district and school_year = wanted_year and deleted_at is null;
  get diagnostics confirmed = row_count;
  if confirmed = 0 then
    raise exception 'there is no calendar of % %', district, wanted_year using errcode = 'foreign_key_violation';
  end if;
  return confirmed;
end
$$;

revoke all on function public.confirm_school_year(text, text, text, date) from public, anon, authenticated, service_role;
grant execute on function public.confirm_school_year(text, text, text, date) to service_role;
