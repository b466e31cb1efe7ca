-- The operator's commands that change many camps at once (npm run camps). Each is one transaction: all or nothing.

-- rows: [{"line": 7, "id": "...", "was": its change_xid, or null for a new camp, "set": {column: value}}]
-- `was` is what the file was compared with: a camp that somebody has changed since is not overwritten.
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

-- A new season, and in it the camps of another one as a beginning: without what is last year's (dates, hours of a
-- date, price, when sign-up opened, who has checked it), so that nothing old is said of the new season.
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
  insert into public.seasons (id, break, year, label, starts_on, ends_on)
  values (season, split_part(season, '-', 1), split_part(season, '-', 2)::smallint, new_season.label,
    new_season.starts_on, new_season.ends_on);
  if copy_from is not null then
    if not exists (select from public.seasons where id = copy_from and deleted_at is null) then
      raise exception 'there is no season %', copy_from using errcode = 'foreign_key_violation';
    end if;
    insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme, street_address, city, state,
      zip_code, age_min, age_max, website_url, logo_path, image_url, latitude, longitude, coordinate_precision,
      coordinate_source, source_url, is_sample, good_day, extended_care, accessibility, food)
    select case when position(copy_from in id) > 0 then replace(id, copy_from, season)
        else rtrim(left(id, 118 - char_length(season)), '-') || '-' || season end,
      season, copy_as, camp_provider_name, camp_theme, street_address, city, state,
      zip_code, age_min, age_max, website_url, logo_path, image_url, latitude, longitude, coordinate_precision,
      coordinate_source, source_url, is_sample, good_day, extended_care, accessibility, food
    from public.camps where season_id = copy_from and deleted_at is null;
    get diagnostics copied = row_count;
  end if;
  return jsonb_build_object('season', season, 'copied', copied);
end
$$;

revoke all on function public.import_camps(text, jsonb), public.new_season(text, text, date, date, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.import_camps(text, jsonb), public.new_season(text, text, date, date, text, text)
  to service_role;
