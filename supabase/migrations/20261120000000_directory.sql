-- The public directory: every phone has a copy of it, and calls one function to update it. Five tables share one shape for
-- sync: a text id, change_xid and deleted_at.

create table public.seasons (
  id text collate "C" primary key check (id ~ '^[a-z]+-[0-9]{4}$'),
  break text not null check (break in ('summer', 'fall', 'winter', 'spring')),
  year smallint not null check (year between 2020 and 2100),
  label text not null check (char_length(label) between 2 and 80),
  starts_on date not null,
  ends_on date not null,
  -- The dates say whether a season is coming, running or over; this is only what the operator knows better.
  state text check (state in ('open', 'coming_soon', 'past')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  change_xid xid8 not null default pg_current_xact_id(),
  check (starts_on <= ends_on)
);

create table public.activity_types (
  id text collate "C" primary key generated always as (activity_type_name) stored,
  activity_type_name text not null check (char_length(activity_type_name) between 2 and 40),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  change_xid xid8 not null default pg_current_xact_id()
);

create table public.camps (
  id text collate "C" primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 120),
  season_id text collate "C" not null references public.seasons (id),
  listing text not null check (listing in ('featured', 'basic', 'opening')),
  camp_provider_name text not null check (char_length(camp_provider_name) between 2 and 200),
  camp_theme text not null check (char_length(camp_theme) between 2 and 500),
  street_address text check (char_length(street_address) between 2 and 300),
  city text check (char_length(city) between 2 and 100),
  state text default 'GA' check (char_length(state) between 2 and 50),
  zip_code text check (char_length(zip_code) between 5 and 10),
  -- Whole or half years: a camp may begin at 3.5. Halves are exact in binary.
  age_min double precision check (age_min between 0 and 18 and age_min * 2 = floor(age_min * 2)),
  age_max double precision check (age_max between 0 and 18 and age_max * 2 = floor(age_max * 2)),
  -- The provider's own words. The phone parses them; their meaning may be unknown.
  price text check (char_length(price) <= 100),
  camps_hours text check (char_length(camps_hours) <= 200),
  camp_dates text check (char_length(camp_dates) <= 200),
  date_array jsonb check (jsonb_typeof(date_array) = 'array'),
  website_url text check (char_length(website_url) <= 500),
  logo_path text check (char_length(logo_path) <= 500),
  image_url text check (char_length(image_url) <= 500),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  coordinate_precision text check (coordinate_precision in ('exact', 'zip', 'city')),
  -- The source of the coordinates: 'census', 'gazetteer' or another geocoder; null: they came with the listing.
  coordinate_source text check (coordinate_source ~ '^[a-z0-9-]{2,40}$'),
  -- The minute when sign-up opens, where the provider has published it; the days, where only they are known; and who may sign
  -- up first, in the provider's own words.
  registration_opens_at timestamptz,
  registration_opens_on date,
  registration_note text check (char_length(registration_note) between 2 and 200),
  registration_closes_on date,
  -- Optional texts of a camp's page, in the provider's own words.
  good_day text check (char_length(good_day) <= 500),
  extended_care text check (char_length(extended_care) <= 500),
  accessibility text check (char_length(accessibility) <= 500),
  food text check (char_length(food) <= 500),
  source_url text check (char_length(source_url) <= 500),
  verified_on date,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  change_xid xid8 not null default pg_current_xact_id(),
  check ((latitude is null) = (longitude is null)),
  check ((latitude is null) = (coordinate_precision is null)),
  check (coordinate_source is null or latitude is not null),
  check (registration_opens_on <= registration_closes_on)
);
create index camps_season_idx on public.camps (season_id);

create table public.school_districts (
  id text collate "C" primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  label text not null check (char_length(label) between 2 and 80),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  change_xid xid8 not null default pg_current_xact_id()
);

create table public.school_breaks (
  id text collate "C" primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  district_id text collate "C" not null references public.school_districts (id),
  school_year text not null check (school_year ~ '^[0-9]{4}-[0-9]{2}$'),
  kind text not null check (kind ~ '^[a-z_]+$'),
  name text not null check (char_length(name) between 2 and 80),
  starts_on date not null,
  ends_on date not null,
  -- off: no school. digital: school at home. early: school until lets_out_at. school: a first or last day.
  day_kind text not null default 'off' check (day_kind in ('off', 'digital', 'early', 'school')),
  -- When school lets out, in Atlanta. Null on an early day: the district has not published it.
  lets_out_at time check (lets_out_at between '06:00' and '18:00'),
  status text not null default 'unverified' check (status in ('unverified', 'confirmed')),
  source text,
  checked_at date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  change_xid xid8 not null default pg_current_xact_id(),
  check (starts_on <= ends_on),
  check (lets_out_at is null or day_kind = 'early'),
  -- A last day is often an early one. Neither is ever a day off, and each is one day.
  check (case when kind in ('first_day', 'last_day')
    then day_kind in ('school', 'early') and starts_on = ends_on else day_kind <> 'school' end)
);
create index school_breaks_district_idx on public.school_breaks (district_id);
-- A school year begins once and ends once.
create unique index school_breaks_year_idx on public.school_breaks (district_id, school_year, kind)
where kind in ('first_day', 'last_day') and deleted_at is null;

-- One row that names this history of the data. A restored database is another history:
-- phones that see a new epoch fetch everything again.
create table public.sync_epoch (
  only_row boolean primary key default true check (only_row),
  epoch uuid not null default gen_random_uuid(),
  renewed_at timestamptz not null default now()
);

insert into public.sync_epoch default values;

-- Table rights. No visitor reads a table: phones call changed_camps and nothing else. A table that may be selected can be
-- embedded in itself, camps in seasons in camps, until one request fills the memory of the server. Every column of these tables
-- is public; private facts belong in a table of their own.
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
    -- For a table that is opened to visitors one day.
    execute format('create policy "visitors read what is not removed" on public.%I
      for select to anon, authenticated using (deleted_at is null)', synced);
    execute format('grant select, insert, update on public.%I to service_role', synced);
  end loop;
end
$$;

-- Every row records the transaction that changed it last. A client's values for these columns are ignored.
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
    -- activity_types.id is generated from the name, so the name is compared.
    execute format('create trigger refuse_new_id before update on public.%I
      for each row when (old.%2$I is distinct from new.%2$I) execute function public.refuse_new_id()',
      synced, case synced when 'activity_types' then 'activity_type_name' else 'id' end);
  end loop;
end
$$;

-- Every phone reads the single days of every camp: they are real days, and no more than a year has.
create function public.is_day(value text) returns boolean
language sql immutable set search_path = '' as $$
  select case when value ~ '^20[0-9]{2}-(0[1-9]|1[0-2])-[0-9]{2}$'
    then substr(value, 9)::integer between 1 and extract(day from
      make_date(substr(value, 1, 4)::integer, substr(value, 6, 2)::integer, 1) + interval '1 month - 1 day')
    else false end
$$;

-- Runs as its owner: the writer of a camp need not have the right to call is_day.
create function public.check_days() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if jsonb_typeof(new.date_array) = 'array' and (
    jsonb_array_length(new.date_array) > 366
    or length(new.date_array::text) > 20000
    or exists (select from jsonb_array_elements(new.date_array) item
      where jsonb_typeof(item -> 'date') is distinct from 'string' or not public.is_day(item ->> 'date'))
  ) then
    raise exception 'date_array is a list of at most 366 days'
      using errcode = 'check_violation', hint = '[{"date": "2026-10-12"}, {"date": "2026-10-13"}]';
  end if;
  return new;
end
$$;

create trigger check_days before insert on public.camps
for each row when (new.date_array is not null)
execute function public.check_days();
create trigger check_changed_days before update on public.camps
for each row when (new.date_array is distinct from old.date_array)
execute function public.check_days();

-- For the operator, once after every restore (supabase/operating.md).
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

-- What changed since a phone's cursor? Every day of a school calendar is answered as 'break'; its day_kind tells whether
-- it is off.
--
-- Rows are returned once every transaction older than their own has ended (change_xid < xmin of the
-- snapshot), so a transaction that commits late is never skipped. The order is (change_xid, kind, id)
-- bytewise; the cursor is the last row's change_xid and '<kind>:<id>'.
--
-- A full page (more: true) may be kept by a CDN for an hour: whatever changes later gets a higher
-- change_xid and follows on a later page, so an old copy is incomplete but never wrong. Browsers ask
-- again (max-age=0). The last page (more: false) says what is current and is never stored.
-- PostgREST sends response.headers as headers of the response; set_config works in the read-only
-- transaction of a GET.
--
-- Security definer because deleted rows, which row-level security hides, are returned as tombstones.
create function public.changed_camps(
  after_xid text default '0',
  after_id text default '',
  page_size integer default 500
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page integer := least(greatest(coalesce(page_size, 500), 1), 1000);
  given_xid text := coalesce(after_xid, '0');
  given_id text := coalesce(after_id, '');
  from_kind text collate "C" := split_part(given_id, ':', 1);
  horizon xid8 := pg_snapshot_xmin(pg_current_snapshot());
  this_epoch uuid := (select epoch from public.sync_epoch);
  from_xid xid8;
  -- The position after every row of from_xid: ids are never empty, so (later_xid, '') precedes all of later_xid.
  later_xid xid8;
  answer jsonb;
begin
  perform set_config('response.headers', '[{"Cache-Control": "no-store"}]', true);

  if given_xid !~ '^[0-9]{1,20}$' then
    raise exception 'after_xid is not a cursor'
      using errcode = 'invalid_parameter_value', hint = 'send next.xid of the previous page, or 0';
  end if;

  -- Compared as numeric first: casting a value beyond 64 bits would wrap around.
  if given_xid::numeric >= horizon::text::numeric then
    return jsonb_build_object('epoch', this_epoch, 'rows', '[]'::jsonb, 'more', false, 'reset', true,
      'next', jsonb_build_object('xid', given_xid, 'id', given_id));
  end if;
  from_xid := given_xid::xid8;
  later_xid := (given_xid::numeric + 1)::text::xid8;

  -- One limited range scan of (change_xid, id) per table. Kinds that sort before the cursor's own have
  -- returned all of from_xid, kinds after it none of it. One extra row tells whether there is more.
  with candidate as (
    (select 'activity' as kind, t.id, t.change_xid, t.deleted_at, to_jsonb(t) as row from public.activity_types t
      where (t.change_xid, t.id) > (case when 'activity' < from_kind then later_xid else from_xid end,
        case when 'activity' = from_kind then substr(given_id, 10) else '' end)
        and t.change_xid < horizon order by t.change_xid, t.id limit page + 1)
    union all
    (select 'break', t.id, t.change_xid, t.deleted_at, to_jsonb(t) from public.school_breaks t
      where (t.change_xid, t.id) > (case when 'break' < from_kind then later_xid else from_xid end,
        case when 'break' = from_kind then substr(given_id, 7) else '' end)
        and t.change_xid < horizon order by t.change_xid, t.id limit page + 1)
    union all
    (select 'camp', t.id, t.change_xid, t.deleted_at, to_jsonb(t) from public.camps t
      where (t.change_xid, t.id) > (case when 'camp' < from_kind then later_xid else from_xid end,
        case when 'camp' = from_kind then substr(given_id, 6) else '' end)
        and t.change_xid < horizon order by t.change_xid, t.id limit page + 1)
    union all
    (select 'district', t.id, t.change_xid, t.deleted_at, to_jsonb(t) from public.school_districts t
      where (t.change_xid, t.id) > (case when 'district' < from_kind then later_xid else from_xid end,
        case when 'district' = from_kind then substr(given_id, 10) else '' end)
        and t.change_xid < horizon order by t.change_xid, t.id limit page + 1)
    union all
    (select 'season', t.id, t.change_xid, t.deleted_at, to_jsonb(t) from public.seasons t
      where (t.change_xid, t.id) > (case when 'season' < from_kind then later_xid else from_xid end,
        case when 'season' = from_kind then substr(given_id, 8) else '' end)
        and t.change_xid < horizon order by t.change_xid, t.id limit page + 1)
  ), ordered as (
    select *, row_number() over (order by change_xid, kind collate "C", id) as position from candidate
  )
  select jsonb_build_object(
    'epoch', this_epoch,
    'rows', coalesce(jsonb_agg(
      case when deleted_at is null
        then jsonb_build_object('kind', kind, 'id', id, 'deleted', false, 'row', row - 'change_xid' - 'deleted_at')
        else jsonb_build_object('kind', kind, 'id', id, 'deleted', true) end
      order by position) filter (where position <= page), '[]'),
    'next', coalesce(
      (array_agg(jsonb_build_object('xid', change_xid::text, 'id', kind || ':' || id)
        order by position desc) filter (where position <= page))[1],
      jsonb_build_object('xid', given_xid, 'id', given_id)),
    'more', count(*) > page,
    'reset', false)
  into answer from ordered;

  if (answer -> 'more')::boolean then
    perform set_config('response.headers', '[{"Cache-Control": "public, max-age=0, s-maxage=3600"}]', true);
  end if;
  return answer;
end
$$;

revoke all on function public.touch(), public.refuse_removal(), public.refuse_new_id(),
  public.is_day(text), public.check_days(), public.renew_sync_epoch(), public.changed_camps(text, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.changed_camps(text, text, integer) to anon, authenticated, service_role;
grant execute on function public.renew_sync_epoch() to service_role;
