-- A verdict, and the camps that an approval makes: one a season, which keep their ids for ever.

-- What a reviewer may write into a camp, by the columns' own types; everything else keeps its value.
create function private.corrected_camp(camp public.camps, changes jsonb, allowed text[]) returns public.camps
language plpgsql stable set search_path = '' as $$
declare
  refused text;
begin
  if jsonb_typeof(changes) is distinct from 'object' then
    raise exception 'changes is not an object' using errcode = 'invalid_parameter_value';
  end if;
  select min(name) into refused from jsonb_object_keys(changes) name where name <> all (allowed);
  if refused is not null then
    raise exception '% cannot be changed here', refused using errcode = 'invalid_parameter_value';
  end if;
  return jsonb_populate_record(camp, changes);
end
$$;

-- The words of a listing, and what a camp's page says beside them.
create function private.camp_words() returns text[]
language sql immutable set search_path = '' as $$
  select array['camp_provider_name', 'camp_theme', 'street_address', 'city', 'state', 'zip_code', 'age_min', 'age_max',
    'price', 'camps_hours', 'camp_dates', 'website_url', 'registration_opens_at', 'verified_on',
    'good_day', 'extended_care', 'accessibility', 'food']
$$;

-- The id of a new camp: provider, season, and as much of the submission's id as makes it unique.
create function private.new_camp_id(provider_name text, season_id text, submission_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  with parts as (
    select coalesce(nullif(trim(both '-' from left(regexp_replace(lower(provider_name), '[^a-z0-9]+', '-', 'g'), 60)), ''), 'camp')
      || '-' || season_id || '-' as start, replace(submission_id::text, '-', '') as digits
  )
  select case when exists (select from public.camps c where c.id = start || left(digits, 8))
    then start || digits else start || left(digits, 8) end from parts
$$;

-- All columns that a reviewer reaches, of a row that is there.
create function private.save_camp(c public.camps, removed_at timestamptz) returns public.camps
language sql security definer set search_path = '' as $$
  update public.camps k
  set (listing, camp_provider_name, camp_theme, street_address, city, state, zip_code, age_min, age_max, price,
      camps_hours, camp_dates, date_array, website_url, logo_path, latitude, longitude, coordinate_precision,
      coordinate_source, registration_opens_at, verified_on, good_day, extended_care, accessibility, food, deleted_at)
    = (c.listing, c.camp_provider_name, c.camp_theme, c.street_address, c.city, c.state, c.zip_code, c.age_min, c.age_max,
      c.price, c.camps_hours, c.camp_dates, c.date_array, c.website_url, c.logo_path, c.latitude, c.longitude,
      c.coordinate_precision, c.coordinate_source, c.registration_opens_at, c.verified_on, c.good_day, c.extended_care,
      c.accessibility, c.food, removed_at)
  where k.id = c.id
  returning k
$$;

-- One camp of an approved submission: made, or brought up to date under the id it has.
create function private.list_camp(s public.camp_submissions, season_id text, camp jsonb) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  has_logo boolean := private.has_logo(s.logo_path);
  place text[] := array['latitude', 'longitude', 'coordinate_precision'];
  before public.camps;
  c public.camps;
begin
  select old.* into before from private.submission_camps m join public.camps old on old.id = m.camp_id
    where m.submission_id = s.id and m.season_id = list_camp.season_id;
  c := jsonb_populate_record(before, private.submission_fields(s) - array['logo_path', 'logo_bytes', 'email', 'answer']);
  c := private.corrected_camp(c, coalesce(nullif(camp -> 'changes', 'null'), '{}'), private.camp_words());
  c.listing := camp ->> 'listing';
  c.date_array := nullif(camp -> 'date_array', 'null');
  if camp -> 'latitude' <> 'null' then
    c := jsonb_populate_record(c, (select jsonb_object_agg(name, camp -> name) from unnest(place) name));
    c.coordinate_source := null;
  elsif (c.street_address, c.city, c.state, c.zip_code)
    is distinct from (before.street_address, before.city, before.state, before.zip_code) then
    -- The place of another address. Without coordinates the row asks for them (place_requests).
    c.latitude := null;
    c.longitude := null;
    c.coordinate_precision := null;
    c.coordinate_source := null;
  end if;
  -- Until a new logo arrives the old one stays.
  if has_logo or s.logo_path is null then
    c.logo_path := s.logo_path;
  end if;

  if before.id is null then
    c.id := private.new_camp_id(c.camp_provider_name, list_camp.season_id, s.id);
    insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme, street_address, city, state, zip_code,
      age_min, age_max, price, camps_hours, camp_dates, date_array, website_url, logo_path, latitude, longitude,
      coordinate_precision, registration_opens_at, verified_on, good_day, extended_care, accessibility, food)
    values (c.id, list_camp.season_id, c.listing, c.camp_provider_name, c.camp_theme, c.street_address, c.city, c.state,
      c.zip_code, c.age_min, c.age_max, c.price, c.camps_hours, c.camp_dates, c.date_array, c.website_url, c.logo_path,
      c.latitude, c.longitude, c.coordinate_precision, c.registration_opens_at, c.verified_on, c.good_day,
      c.extended_care, c.accessibility, c.food);
  else
    perform private.save_camp(c, null);
  end if;
  insert into private.submission_camps as m (submission_id, season_id, camp_id, awaits_logo)
  values (s.id, list_camp.season_id, c.id, s.logo_path is not null and not has_logo)
  on conflict (submission_id, season_id) do update set awaits_logo = excluded.awaits_logo,
    live_since = case when before.deleted_at is null then m.live_since else now() end;
  return c.id;
end
$$;

-- A verdict on what the reviewer has seen. approved: `camp` says where and how it is listed; its camps are made, those of
-- an earlier approval follow, and seasons that are no longer named lose theirs. The other two say why in `note`, and
-- leave alone what is live.
create function public.review_submission(id uuid, revision integer, verdict text, note text default null, camp jsonb default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  reviewer uuid := private.reviewer();
  s public.camp_submissions := private.seen_submission(review_submission.id, review_submission.revision);
  words text := nullif(trim(note), '');
  seasons text[] := '{}';
  camp_ids text[] := '{}';
  season text;
begin
  if verdict is null or verdict not in ('approved', 'rejected', 'changes_requested') then
    raise exception 'verdict is approved, rejected or changes_requested' using errcode = 'invalid_parameter_value';
  end if;
  if s.status = 'approved' and verdict <> 'approved' then
    raise exception 'changed meanwhile' using errcode = 'PT409', hint = 'it is approved already';
  end if;
  if char_length(words) > 2000 then
    raise exception 'A note has at most 2000 characters' using errcode = 'invalid_parameter_value';
  end if;
  if verdict <> 'approved' and words is null then
    raise exception 'A note is needed' using errcode = 'invalid_parameter_value';
  end if;

  if verdict = 'approved' then
    if jsonb_typeof(camp) is distinct from 'object' or jsonb_typeof(camp -> 'season_ids') is distinct from 'array' then
      raise exception 'camp names no seasons' using errcode = 'invalid_parameter_value';
    end if;
    seasons := array(select distinct value from jsonb_array_elements_text(camp -> 'season_ids') value order by value);
    if cardinality(seasons) not between 1 and 12 then
      raise exception 'A camp has 1 to 12 seasons' using errcode = 'invalid_parameter_value';
    end if;
    if coalesce(camp ->> 'listing', '') not in ('basic', 'featured') then
      raise exception 'listing is basic or featured' using errcode = 'invalid_parameter_value';
    end if;
    select min(wanted) into season from unnest(seasons) wanted
    where not exists (select from public.seasons k where k.id = wanted and k.deleted_at is null);
    if season is not null then
      raise exception 'There is no season %', season using errcode = 'foreign_key_violation';
    end if;

    foreach season in array seasons loop
      camp_ids := camp_ids || private.list_camp(s, season, camp);
    end loop;
    update public.camps c set deleted_at = now()
    from private.submission_camps m
    where m.submission_id = s.id and c.id = m.camp_id and m.season_id <> all (seasons) and c.deleted_at is null;
  end if;

  update public.camp_submissions c set status = verdict, review_note = words, updated_at = now() where c.id = s.id;
  insert into private.submission_events (submission_id, actor, what, detail)
  values (s.id, reviewer, verdict, jsonb_build_object('revision', s.revision, 'note', words, 'camp', camp, 'camps', camp_ids));
  return jsonb_build_object('status', verdict, 'camps', camp_ids);
end
$$;

revoke all on function private.corrected_camp(public.camps, jsonb, text[]), private.camp_words(),
  private.new_camp_id(text, text, uuid), private.list_camp(public.camp_submissions, text, jsonb),
  private.save_camp(public.camps, timestamptz), public.review_submission(uuid, integer, text, text, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.review_submission(uuid, integer, text, text, jsonb) to authenticated;
