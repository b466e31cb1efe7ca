-- As before, but a camp that comes back with its season has nothing of its own from before: its dates, price, hours and
-- registration were of an earlier try, and may be wrong by now.
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
