-- A season made by mistake can be taken back while nothing hangs on it, and be made again later. Rows stay, as
-- tombstones: phones drop them with their next pull.

-- As before, but a season that was taken back, and its camps, come back under their own ids.
create or replace function public.new_season(
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
      food = excluded.food, created_at = now(), deleted_at = null
    where c.season_id = season and c.deleted_at is not null;
    get diagnostics copied = row_count;
    if copied <> (select count(*) from public.camps where season_id = copy_from and deleted_at is null) then
      raise exception 'the id of a copied camp is taken already' using errcode = 'unique_violation';
    end if;
  end if;
  return jsonb_build_object('season', season, 'copied', copied);
end
$$;

-- Takes a season back, with the camps that were copied into it. Refused as soon as it has anything of its own: a
-- provider's listing, a camp that came later, a date, a price or hours.
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

revoke all on function public.undo_season(text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.undo_season(text, boolean) to service_role;
