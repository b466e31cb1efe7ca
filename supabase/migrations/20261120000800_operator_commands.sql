-- The operator's commands (npm run camps). Each is one transaction: all or nothing.

-- rows: [{"line": 7, "id": "...", "was": its change_xid, or null for a new camp, "set": {column: value}}] `was` is what the
-- file was compared with: a camp that has changed since is not overwritten.
create function public.import_camps(season text, rows jsonb) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '2min' as $$
declare
  -- Set by triggers and by their own functions, never by a file.
  managed constant text[] := array['id', 'season_id', 'created_at', 'updated_at', 'deleted_at', 'change_xid', 'coordinate_source'];
  defaults constant jsonb := '{"state": "GA", "is_sample": false, "listing": "basic"}';
  column_list text;
  item jsonb;
  touched integer;
  inserted integer := 0;
  updated integer := 0;
begin
  perform from public.seasons where id = season and deleted_at is null for share;
  if not found then
    raise exception 'there is no season %', season using errcode = 'foreign_key_violation';
  end if;
  select string_agg(quote_ident(attname), ', ' order by attnum) into column_list from pg_catalog.pg_attribute
  where attrelid = 'public.camps'::regclass and attnum > 0 and not attisdropped and attname <> all (managed);

  for item in select jsonb_array_elements(rows) loop
    if item ->> 'was' is null then
      execute format('insert into public.camps (id, season_id, %1$s)
        select $1, $2, %1$s from jsonb_populate_record(null::public.camps, $3)
        on conflict (id) do nothing', column_list)
      using item ->> 'id', season, defaults || (item -> 'set');
      get diagnostics touched = row_count;
      inserted := inserted + touched;
    else
      execute format('update public.camps c set (%1$s) = (select %1$s from jsonb_populate_record(c, $1))
        where id = $2 and season_id = $3 and change_xid = $4::xid8 and deleted_at is null', column_list)
      using item -> 'set', item ->> 'id', season, item ->> 'was';
      get diagnostics touched = row_count;
      updated := updated + touched;
    end if;
    if touched = 0 then
      raise exception '% was changed meanwhile', item ->> 'id' using errcode = 'PT409';
    end if;
  end loop;
  return jsonb_build_object('inserted', inserted, 'updated', updated);
exception when others then
  -- The row of the file, for the person who has it open.
  raise exception 'line %: %', coalesce(item ->> 'line', '-'), sqlerrm using errcode = sqlstate;
end
$$;

-- Creates a season with a copy of another one's camps, without last year's values (dates, hours of a date, price, when sign-up
-- opens, who has checked it), so that the new season shows nothing old. A withdrawn season and its camps come back under their
-- own ids, without their former values: those are of an earlier try, and may be wrong by now.
create function public.new_season(
  season text,
  label text,
  starts_on date,
  ends_on date,
  copy_from text default null,
  copy_as text default 'basic'
) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '2min' as $$
declare
  copied integer := 0;
begin
  insert into public.seasons as s (id, break, year, label, starts_on, ends_on)
  values (season, split_part(season, '-', 1), split_part(season, '-', 2)::smallint, new_season.label,
    new_season.starts_on, new_season.ends_on)
  on conflict (id) do update set label = excluded.label, starts_on = excluded.starts_on, ends_on = excluded.ends_on,
    created_at = now(), deleted_at = null
  where s.deleted_at is not null;
  if not found then
    raise exception 'the season % is there already', season using errcode = 'unique_violation';
  end if;
  if copy_from is not null then
    if not exists (select from public.seasons where id = copy_from and deleted_at is null) or copy_from = season then
      raise exception 'there is no season %', copy_from using errcode = 'foreign_key_violation';
    end if;
    insert into public.camps as c (id, season_id, listing, camp_provider_name, camp_theme, street_address, city, state,
      zip_code, age_min, age_max, website_url, logo_path, image_url, latitude, longitude, coordinate_precision,
      coordinate_source, source_url, is_sample, good_day, extended_care, accessibility, food)
    select case when position(copy_from in id) > 0 then replace(id, copy_from, season)
        else rtrim(left(id, 118 - char_length(season)), '-') || '-' || season end,
      season, copy_as, camp_provider_name, camp_theme, street_address, city, state,
      zip_code, age_min, age_max, website_url, logo_path, image_url, latitude, longitude, coordinate_precision,
      coordinate_source, source_url, is_sample, good_day, extended_care, accessibility, food
    from public.camps where season_id = copy_from and deleted_at is null
    on conflict (id) do update set listing = excluded.listing, camp_provider_name = excluded.camp_provider_name,
      camp_theme = excluded.camp_theme, street_address = excluded.street_address, city = excluded.city,
      state = excluded.state, zip_code = excluded.zip_code, age_min = excluded.age_min, age_max = excluded.age_max,
      website_url = excluded.website_url, logo_path = excluded.logo_path, image_url = excluded.image_url,
      latitude = excluded.latitude, longitude = excluded.longitude, coordinate_precision = excluded.coordinate_precision,
      coordinate_source = excluded.coordinate_source, source_url = excluded.source_url, is_sample = excluded.is_sample,
      good_day = excluded.good_day, extended_care = excluded.extended_care, accessibility = excluded.accessibility,
      food = excluded.food, price = null, camps_hours = null, camp_dates = null, date_array = null,
      registration_opens_at = null, registration_opens_on = null, registration_note = null, registration_closes_on = null,
      verified_on = null, created_at = now(), deleted_at = null
    where c.season_id = season and c.deleted_at is not null;
    get diagnostics copied = row_count;
    if copied <> (select count(*) from public.camps where season_id = copy_from and deleted_at is null) then
      raise exception 'the id of a copied camp is taken already' using errcode = 'unique_violation';
    end if;
  end if;
  return jsonb_build_object('season', season, 'copied', copied);
end
$$;

-- Takes a season made by mistake back, with the camps that were copied into it; it can be made again later. Refused as soon as it
-- has anything of its own: a provider's listing, a camp that came later, a date, a price or hours. Rows stay, as tombstones:
-- phones drop them with their next pull.
create function public.undo_season(season text, dry_run boolean default false) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '2min' as $$
declare
  made timestamptz;
  own integer;
  copied integer;
begin
  select created_at into made from public.seasons where id = season and deleted_at is null for update;
  if made is null then
    raise exception 'there is no season %', season using errcode = 'foreign_key_violation';
  end if;
  perform from public.camps where season_id = season for update;
  select count(*) filter (where c.created_at <> made
      or exists (select from private.submission_camps m where m.camp_id = c.id)
      or num_nonnulls(c.camp_dates, c.date_array, c.price, c.camps_hours, c.verified_on, c.registration_opens_at,
        c.registration_opens_on, c.registration_note, c.registration_closes_on) > 0),
    count(*) into own, copied
  from public.camps c where c.season_id = season and c.deleted_at is null;
  if own > 0 or exists (select from private.submission_camps m where m.season_id = season) then
    raise exception 'the season % has camps of its own by now: %', season, own using errcode = 'restrict_violation';
  end if;
  if not dry_run then
    update public.camps set deleted_at = now() where season_id = season and deleted_at is null;
    update public.seasons set deleted_at = now() where id = season;
  end if;
  return jsonb_build_object('season', season, 'camps', copied);
end
$$;

-- The file of a logo's address, whichever way it is written.
create function private.file_name(address text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(regexp_replace(address, '[?#].*$', ''), '^.*/', '')
$$;

-- Logos that were replaced or never used (npm run camps -- sweep-logos). Only named here: deleting rows of storage.objects
-- would leave the files behind, so they are removed through the storage service.
-- Files of the bucket older than this that no camp names, archived ones neither, and no submission; nor, while a reviewer
-- has not decided, an earlier revision of it. At most 10,000.
create function public.orphan_logos(older_than interval default '1 day') returns jsonb
language sql stable security definer set search_path = '' as $$
  with named as (
    select private.file_name(logo_path) as name from public.camps where logo_path is not null
    union all
    select private.file_name(image_url) from public.camps where image_url is not null
    union all
    select logo_path from public.camp_submissions where logo_path is not null
    union all
    select r.content ->> 'logo_path' from private.submission_revisions r
      join public.camp_submissions s on s.id = r.submission_id
      where s.status in ('pending', 'changes_requested') and r.content ->> 'logo_path' is not null
  ), orphan as (
    select o.name from storage.objects o
    where o.bucket_id = 'camp-logos' and o.created_at < now() - older_than
      and not exists (select from named n where n.name = private.file_name(o.name))
    order by o.created_at limit 10000
  )
  select coalesce(jsonb_agg(name), '[]') from orphan
$$;

-- When an address that many share has run out of turns.
create function public.forget_turns() returns void
language sql security definer set search_path = '' as $$
  delete from private.turns;
  delete from private.hand_over_turns;
$$;

revoke all on function public.import_camps(text, jsonb), public.new_season(text, text, date, date, text, text),
  public.undo_season(text, boolean), private.file_name(text), public.orphan_logos(interval), public.forget_turns()
  from public, anon, authenticated, service_role;
grant execute on function public.import_camps(text, jsonb), public.new_season(text, text, date, date, text, text),
  public.undo_season(text, boolean), public.orphan_logos(interval), public.forget_turns() to service_role;
