-- What a source says now is what its last whole reading said, season by season. And who may speak for a camp, and how often an
-- address is written to.

alter table private.sources add column read_in uuid;
alter table private.camp_sources
  -- The claim of the last reading that named the key, and what it said of this season: what `same` is the same as.
  add column read_in uuid,
  add column said jsonb;
alter table private.candidates add column read_in uuid;
create index candidates_key_idx on private.candidates (source_id, key) where decided_at is null;
create index candidates_decided_idx on private.candidates (decided_at) where decided_at is not null;
-- What was read before is not known by season: the next reading is a whole one.
update private.sources set etag = null, last_modified = null, body_hash = null;

-- Seats of an item, without its facts.
create function private.item_said(item jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('face', private.item_face(item), 'seats', item -> 'seats', 'sessions', (
    select coalesce(jsonb_agg(jsonb_build_object('id', session -> 'id', 'seats', session -> 'seats')), '[]')
    from jsonb_array_elements(coalesce(nullif(item -> 'sessions', 'null'), '[]')) session))
$$;

-- What a stamp on dates, or on the price, says of sessions.
create function private.session_words(sessions jsonb, is_price boolean) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(case when is_price then jsonb_build_object('id', s -> 'id', 'price', s -> 'price')
    else s - array['label', 'price', 'age_min', 'age_max', 'seats', 'seats_said_on'] end order by s ->> 'id' collate "C"), '[]')
  from jsonb_array_elements(coalesce(nullif(sessions, 'null'), '[]')) s
$$;

-- A session's other days or price take the stamp away as the camp's own would; a sample's are as old as its file says.
create or replace function private.check_freshness() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  has_new_sessions boolean := new.sessions is distinct from old.sessions and not new.is_sample;
begin
  if ((new.camp_dates, new.camps_hours, new.date_array) is distinct from (old.camp_dates, old.camps_hours, old.date_array)
      or has_new_sessions and private.session_words(new.sessions, false) <> private.session_words(old.sessions, false))
    and new.dates_checked_on is not distinct from old.dates_checked_on then
    new.dates_checked_on := null;
    new.dates_checked_by := null;
  end if;
  if (new.price is distinct from old.price
      or has_new_sessions and private.session_words(new.sessions, true) <> private.session_words(old.sessions, true))
    and new.price_checked_on is not distinct from old.price_checked_on then
    new.price_checked_on := null;
    new.price_checked_by := null;
  end if;
  if old.deleted_at is not null and new.deleted_at is null and new.seats_said_on is not distinct from old.seats_said_on then
    new.seats := null;
    new.seats_said_on := null;
  end if;
  return new;
end
$$;

-- As the camp itself, its sessions come back without a word of their seats.
create function private.forget_session_seats() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.camp_sessions s set seats = null, seats_said_on = null where s.camp_id = new.id and s.seats is not null;
  return null;
end
$$;
create trigger forget_session_seats after update on public.camps
for each row when (old.deleted_at is not null and new.deleted_at is null and new.sessions is not null)
execute function private.forget_session_seats();

-- The price of a camp is that of each of its sessions, too.
create or replace function private.says_same(c public.camps, face jsonb, names text[]) returns boolean
language sql stable set search_path = '' as $$
  select face -> 'fields' ? names[1] and not exists (
    select from unnest(names) name
    where face -> 'fields' ? name and to_jsonb(c) -> name is distinct from face -> 'fields' -> name)
    -- Days that are read from the words are the camp's own.
    and (not 'camp_dates' = any (names) or face -> 'sessions' = '[]' or (select jsonb_agg(s - 'seats' - 'seats_said_on')
      from jsonb_array_elements(c.sessions) s) = (select jsonb_agg('{"label": null, "starts_on": null, "ends_on": null, "days": null,
        "hours": null, "price": null, "age_min": null, "age_max": null}'::jsonb || f) from jsonb_array_elements(face -> 'sessions') f))
    and (not 'price' = any (names) or face -> 'sessions' = '[]'
      or private.session_words(c.sessions, true) = private.session_words((select jsonb_agg('{"price": null}'::jsonb || f)
        from jsonb_array_elements(face -> 'sessions') f), true))
$$;

-- Room as the source says it, on the day it was seen. The camp's own word of the same day or a later one stands.
create or replace function private.put_seats(source_id text, camp_id text, item jsonb, day date) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if not item @? '$.seats ? (@ != null)' and not item @? '$.sessions[*].seats ? (@ != null)'
    or not exists (select from public.camps c where c.id = put_seats.camp_id and c.deleted_at is null) then
    return;
  end if;
  insert into private.camp_facts as f (camp_id, field, origin, words, source_id, seen_on)
  values (put_seats.camp_id, 'seats', 'source', item ->> 'seats', put_seats.source_id, day)
  on conflict (camp_id, field) do update set origin = 'source', words = excluded.words, source_id = excluded.source_id, seen_on = excluded.seen_on
  where f.seen_on < excluded.seen_on or f.origin <> 'provider' and f.seen_on = excluded.seen_on;
  if not found then
    return;
  end if;
  update public.camps c set seats = item ->> 'seats', seats_said_on = day
  where c.id = put_seats.camp_id and item ->> 'seats' is not null and coalesce(c.seats_said_on, '-infinity') <= day
    and (c.seats, c.seats_said_on) is distinct from (item ->> 'seats', day);
  update private.camp_sessions s set seats = given ->> 'seats', seats_said_on = day
  from jsonb_array_elements(coalesce(nullif(item -> 'sessions', 'null'), '[]')) given
  where s.camp_id = put_seats.camp_id and s.id = given ->> 'id' and given ->> 'seats' is not null and coalesce(s.seats_said_on, '-infinity') <= day
    and (s.seats, s.seats_said_on) is distinct from (given ->> 'seats', day);
end
$$;

-- One item of a reading. Its camp is the one that was made of this key in this season; of an item whose season is not certain,
-- the latest. A key may have an item of each of several seasons: what became of the others is known at the end of the reading.
create or replace function private.read_item(s private.sources, given jsonb, day date) returns void
language plpgsql security definer set search_path = '' as $$
declare
  face jsonb := private.item_face(given);
  season text := coalesce(given ->> 'season_id', s.season_hint);
  refused text;
  link private.camp_sources;
begin
  if coalesce(given ->> 'key', '') = '' or char_length(given ->> 'key') > 200 then
    raise exception 'an item has a key of 1 to 200 characters' using errcode = 'invalid_parameter_value';
  end if;
  select min(name) into refused from jsonb_object_keys(face -> 'fields') name where name <> all (private.source_fields());
  if refused is not null then
    raise exception '% is no fact of a source', refused using errcode = 'invalid_parameter_value';
  end if;
  select l.* into link from private.camp_sources l left join public.seasons k on k.id = l.season_id
  where l.source_id = s.id and l.key = given ->> 'key' and (season is null or l.season_id in (season, ''))
  order by k.starts_on desc nulls last limit 1;
  if season is null then
    -- It may be about any of them: none is gone, and none is said to stand.
    update private.camp_sources l set read_in = s.claim, said = null where l.source_id = s.id and l.key = given ->> 'key'
      and l.read_in is distinct from s.claim;
  end if;
  update private.camp_sources l set read_in = s.claim, said = private.item_said(given)
  where l.source_id = link.source_id and l.key = link.key and l.season_id = link.season_id;
  if link.camp_id is not null then
    perform private.put_seats(s.id, link.camp_id, given, day);
    perform private.stamp_page(link.camp_id, face, day);
  end if;
  if link.face = face then
    perform private.lapse_candidate(s.id, given ->> 'key', season);
  else
    perform private.put_candidate(s.id, given ->> 'key', case when link.camp_id is null then 'new' else 'changed' end, link.camp_id, season,
      given, null, day);
    update private.candidates k set read_in = s.claim where k.source_id = s.id and k.key = given ->> 'key'
      and k.season_id is not distinct from season and k.decided_at is null;
  end if;
end
$$;

-- Whether the reading that ends now has read an item of this key.
create function private.was_read(s private.sources, key text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.camp_sources l where l.source_id = s.id and l.key = was_read.key and l.read_in = s.claim)
    or exists (select from private.candidates k where k.source_id = s.id and k.key = was_read.key and k.decided_at is null and k.read_in = s.claim)
$$;

-- A page of which no program reads facts. What has not changed since a person looked still says what it said, except of camps whose
-- words came from another source since.
create or replace function private.read_page(s private.sources, reading jsonb, day date) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if reading ->> 'outcome' = 'read' and reading ->> 'text_hash' is distinct from s.text_hash then
    perform private.put_candidate(s.id, '', 'page', null, s.season_hint, '{}', left(reading ->> 'text', 20000), day);
  elsif not exists (select from private.candidates k where k.source_id = s.id and k.kind = 'page' and k.decided_at is null) then
    update public.camps c set
      dates_checked_on = case when c.dates_checked_by = 'page' then greatest(c.dates_checked_on, day) else c.dates_checked_on end,
      price_checked_on = case when c.price_checked_by = 'page' then greatest(c.price_checked_on, day) else c.price_checked_on end
    where c.source_url = s.url and c.deleted_at is null
      and (c.dates_checked_by = 'page' and c.dates_checked_on < day or c.price_checked_by = 'page' and c.price_checked_on < day)
      and not exists (select from private.camp_sources l where l.camp_id = c.id and l.source_id <> s.id);
  end if;
end
$$;

-- A part of a reading, or that there was none. A reader may die between two parts: the next one begins again, and what is here
-- already stays as it is. What a source no longer names is asked about, and only after a reading that reached its end.
create or replace function public.source_read(id text, reading jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s private.sources;
  day date := coalesce((reading ->> 'seen_on')::date, private.today());
  item jsonb;
  link private.camp_sources;
  has_keys boolean := coalesce(jsonb_typeof(reading -> 'keys') = 'array', false);
  keys text[];
begin
  select k.* into s from private.sources k where k.id = source_read.id for update;
  if s.id is null then
    raise exception 'There is no such source' using errcode = 'PT404';
  end if;
  if s.claim::text is distinct from reading ->> 'claim' then
    raise exception 'Another reader has this source' using errcode = 'PT409';
  end if;
  -- That it failed is noted whatever day a reader's clock has.
  if reading ->> 'outcome' is distinct from 'failed' and (day > private.today() + 1 or day < coalesce(s.seen_on, day)) then
    raise exception 'seen_on is not today' using errcode = 'invalid_parameter_value';
  end if;
  if reading ->> 'outcome' is null or reading ->> 'outcome' not in ('read', 'same', 'failed') then
    raise exception 'outcome is read, same or failed' using errcode = 'invalid_parameter_value';
  end if;
  if jsonb_array_length(coalesce(nullif(reading -> 'items', 'null'), '[]')) > 200 then
    raise exception 'a part has at most 200 items' using errcode = 'invalid_parameter_value';
  end if;

  if has_keys then
    keys := array(select jsonb_array_elements_text(reading -> 'keys'));
  end if;
  -- A list that is empty all at once is a fault of the feed, not the end of every camp.
  if reading ->> 'outcome' = 'read' and cardinality(keys) = 0 and exists (
    select from private.camp_sources l join public.camps c on c.id = l.camp_id and c.deleted_at is null where l.source_id = s.id) then
    reading := '{"outcome": "failed", "problem": "nothing-left"}';
  end if;

  if reading ->> 'outcome' = 'failed' then
    -- Later and later, up to a week.
    update private.sources k set failures = k.failures + 1, last_problem = coalesce(reading ->> 'problem', 'unreachable'), claim = null,
      claimed_until = null, next_at = now() + least(interval '1 hour' * power(2, least(k.failures, 8)), interval '7 days')
    where k.id = s.id;
    return '{"outcome": "noted"}';
  end if;

  for item in select jsonb_array_elements(coalesce(nullif(reading -> 'items', 'null'), '[]')) loop
    perform private.read_item(s, item, day);
  end loop;
  if reading ->> 'outcome' = 'read' and not coalesce((reading ->> 'is_last')::boolean, true) then
    return '{"outcome": "more"}';
  end if;

  if reading ->> 'outcome' = 'read' then
    if has_keys then
      -- Not named at all, or of other seasons only; a camp that a reviewer kept is not asked about again.
      for link in select l.* from private.camp_sources l join public.camps c on c.id = l.camp_id and c.deleted_at is null
        join public.seasons k on k.id = c.season_id and k.ends_on >= day
        where l.source_id = s.id and l.face <> private.item_face('{}')
          and (l.key <> all (keys) or l.read_in is distinct from s.claim and private.was_read(s, l.key)) loop
        perform private.put_candidate(s.id, link.key, 'gone', link.camp_id, link.season_id, '{}', null, day);
      end loop;
    end if;
    update private.candidates k set decided_at = now(), decision = 'lapsed'
    where k.source_id = s.id and k.kind in ('new', 'changed') and k.decided_at is null and k.read_in is distinct from s.claim
      and (k.key <> all (keys) or private.was_read(s, k.key));
  else
    -- What the last reading said stands.
    for link in select l.* from private.camp_sources l where l.source_id = s.id and l.camp_id is not null and l.said is not null
      and l.read_in = s.read_in loop
      perform private.stamp_page(link.camp_id, link.said -> 'face', day);
      if exists (select from private.camp_facts f where f.camp_id = link.camp_id and f.field = 'seats' and f.origin = 'source' and f.source_id = s.id) then
        perform private.put_seats(s.id, link.camp_id, link.said, day);
      end if;
    end loop;
  end if;
  if s.kind in ('page', 'pdftext') and not has_keys then
    perform private.read_page(s, reading, day);
  end if;
  update private.sources k set failures = 0, last_problem = null, last_ok_at = now(), seen_on = day, claim = null, claimed_until = null,
    next_at = now() + make_interval(hours => k.cadence_hours),
    read_in = case reading ->> 'outcome' when 'read' then s.claim else k.read_in end,
    etag = case reading ->> 'outcome' when 'read' then reading ->> 'etag' else k.etag end,
    last_modified = case reading ->> 'outcome' when 'read' then reading ->> 'last_modified' else k.last_modified end,
    body_hash = case reading ->> 'outcome' when 'read' then reading ->> 'body_hash' else k.body_hash end,
    text_hash = case reading ->> 'outcome' when 'read' then reading ->> 'text_hash' else k.text_hash end
  where k.id = s.id;
  return '{"outcome": "read"}';
end
$$;
drop function private.renew_seats(text, date);

-- What a candidate said is what its camp's source says; of an item without a certain season, in the season of its camp.
create or replace function private.decide(k private.candidates, reviewer uuid, decision text, camp_id text, season_id text) returns void
language sql security definer set search_path = '' as $$
  update private.candidates c set decided_at = now(), decided_by = reviewer, decision = decide.decision, camp_id = decide.camp_id where c.id = k.id;
  insert into private.camp_sources as l (source_id, key, season_id, camp_id, face, read_in, said)
  select k.source_id, k.key, coalesce(decide.season_id, (select c.season_id from public.camps c where c.id = decide.camp_id), ''), decide.camp_id,
    private.item_face(k.item), k.read_in, case when k.kind <> 'gone' then private.item_said(k.item) end
  where k.kind in ('new', 'changed', 'gone')
  on conflict (source_id, key, season_id) do update set camp_id = excluded.camp_id, face = excluded.face, decided_at = now(),
    read_in = excluded.read_in, said = excluded.said
$$;

-- As before, but a camp that was taken out of the list meanwhile stays out, and a link that was changed meanwhile is not replaced.
create or replace function public.take_candidate(candidate bigint, seen integer, choice jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  reviewer uuid := private.reviewer();
  k private.candidates := private.seen_candidate(candidate, seen);
  s private.sources;
  typed jsonb := coalesce(nullif(choice -> 'values', 'null'), '{}');
  taken jsonb;
  before public.camps;
  c public.camps;
begin
  if jsonb_typeof(choice) is distinct from 'object' then
    raise exception 'choice is not an object' using errcode = 'invalid_parameter_value';
  end if;
  select o.* into s from private.sources o where o.id = k.source_id;
  if k.kind = 'link' and exists (select from private.link_checks l join public.camps o on o.id = l.camp_id
      where o.id = k.camp_id and l.url is distinct from o.website_url) then
    raise exception 'changed meanwhile' using errcode = 'PT409', hint = 'read it again';
  end if;
  if k.kind in ('gone', 'link') then
    update public.camps o set
      website_url = case when k.item ->> 'outcome' = 'moved' then k.item ->> 'url' else o.website_url end,
      deleted_at = case when k.item ->> 'outcome' = 'moved' then o.deleted_at else coalesce(o.deleted_at, now()) end
    where o.id = k.camp_id;
    perform private.decide(k, reviewer, 'taken', k.camp_id, k.season_id);
    insert into private.submission_events (camp_id, actor, what, detail)
    values (k.camp_id, reviewer, case when k.item ->> 'outcome' = 'moved' then 'updated' else 'archived' end,
      jsonb_build_object('candidate', k.id, 'changes', case when k.item ->> 'outcome' = 'moved'
        then jsonb_build_object('website_url', k.item ->> 'url') else '{}' end));
    return jsonb_build_object('camp_id', k.camp_id);
  end if;

  select o.* into before from public.camps o where o.id = choice ->> 'camp_id' for update;
  if before.id is null and choice ->> 'camp_id' is not null then
    raise exception 'There is no such camp' using errcode = 'PT404';
  end if;
  if k.camp_id is not null and k.camp_id is distinct from before.id then
    raise exception 'This source has a camp already' using errcode = 'invalid_parameter_value';
  end if;
  select jsonb_object_agg(name, fact -> 'value') into taken from jsonb_each(coalesce(k.item -> 'fields', '{}')) each (name, fact)
  where exists (select from jsonb_array_elements_text(choice -> 'fields') wanted where wanted = name);
  taken := coalesce(taken, '{}');
  c := private.corrected_camp(before, taken || typed, private.source_fields() || array['good_day', 'extended_care', 'accessibility', 'food']);
  if before.id is null then
    if not exists (select from public.seasons o where o.id = choice ->> 'season_id' and o.deleted_at is null) then
      raise exception 'There is no season %', choice ->> 'season_id' using errcode = 'foreign_key_violation';
    end if;
    c.season_id := choice ->> 'season_id';
    c.listing := coalesce(choice ->> 'listing', 'basic');
    c.state := coalesce(c.state, 'GA');
    c.is_sample := false;
    c.id := private.new_camp_id(c.camp_provider_name, c.season_id, gen_random_uuid());
  end if;
  if choice ? 'date_array' then
    c.date_array := nullif(choice -> 'date_array', 'null');
  elsif c.camp_dates is distinct from before.camp_dates then
    -- Of other words.
    c.date_array := (select jsonb_agg(jsonb_build_object('date', day)) from jsonb_array_elements(case
      when taken ? 'camp_dates' and not typed ? 'camp_dates' then coalesce(nullif(k.item -> 'date_array', 'null'), '[]') else '[]' end) day);
  end if;
  if (c.street_address, c.city, c.state, c.zip_code) is distinct from (before.street_address, before.city, before.state, before.zip_code) then
    c.latitude := null;
    c.longitude := null;
    c.coordinate_precision := null;
    c.coordinate_source := null;
  end if;
  -- Another reviewer, or its provider, may have taken it out of the list since the candidate came.
  perform private.save_camp(c, case when private.is_not_this_year(c.id) or before.deleted_at > k.created_at then before.deleted_at end);
  update public.camps o set registration_opens_on = c.registration_opens_on, is_sample = c.is_sample,
    source_url = coalesce(o.source_url, s.url) where o.id = c.id;
  if coalesce((choice -> 'sessions')::boolean, false) then
    perform private.put_sessions(c.id, nullif(k.item -> 'sessions', 'null'));
  end if;

  insert into private.camp_facts as f (camp_id, field, origin, words, source_id, url, seen_on)
  select c.id, name, case when typed ? name then 'desk' else 'source' end,
    left(case when typed ? name then typed ->> name else coalesce(k.item #>> array['fields', name, 'words'], taken ->> name) end, 2000),
    case when typed ? name then null else s.id end,
    case when typed ? name then null else coalesce(left(k.item #>> array['fields', name, 'url'], 500), s.url) end, k.seen_on
  from jsonb_object_keys(taken || typed) name
  on conflict (camp_id, field) do update set origin = excluded.origin, words = excluded.words, source_id = excluded.source_id,
    url = excluded.url, seen_on = excluded.seen_on;
  if k.kind = 'page' then
    -- A person has the page open, and goes on: it may have more camps. confirm_candidates ends it.
    update public.camps o set dates_checked_on = k.seen_on, dates_checked_by = 'page', price_checked_on = case when o.price is not null then k.seen_on end,
      price_checked_by = case when o.price is not null then 'page' end where o.id = c.id;
  else
    perform private.decide(k, reviewer, 'taken', c.id, c.season_id);
    perform private.stamp_page(c.id, private.item_face(k.item), k.seen_on);
    perform private.put_seats(s.id, c.id, k.item, k.seen_on);
  end if;
  insert into private.submission_events (camp_id, actor, what, detail)
  values (c.id, reviewer, 'taken', jsonb_build_object('candidate', k.id, 'changes', taken || typed));
  return jsonb_build_object('camp_id', c.id);
end
$$;

-- As before, but a stamp never goes back to an earlier day.
create or replace function public.confirm_candidates(candidates jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  reviewer uuid := private.reviewer();
  item jsonb;
  k private.candidates;
begin
  if jsonb_typeof(candidates) is distinct from 'array' or jsonb_array_length(candidates) > 100 then
    raise exception 'candidates is a list of at most 100' using errcode = 'invalid_parameter_value';
  end if;
  for item in select jsonb_array_elements(candidates) loop
    k := private.seen_candidate((item ->> 'candidate')::bigint, (item ->> 'seen')::integer);
    if k.kind <> 'page' then
      raise exception 'Only pages are confirmed' using errcode = 'invalid_parameter_value';
    end if;
    -- A later stamp stays.
    update public.camps c set dates_checked_on = k.seen_on, dates_checked_by = 'page'
    from private.sources s where s.id = k.source_id and c.source_url = s.url and c.deleted_at is null
      and coalesce(c.dates_checked_on, '-infinity') <= k.seen_on;
    update public.camps c set price_checked_on = k.seen_on, price_checked_by = 'page'
    from private.sources s where s.id = k.source_id and c.source_url = s.url and c.deleted_at is null and c.price is not null
      and coalesce(c.price_checked_on, '-infinity') <= k.seen_on;
    perform private.decide(k, reviewer, 'confirmed', null, k.season_id);
  end loop;
  return jsonb_build_object('confirmed', jsonb_array_length(candidates));
end
$$;

-- Once a day. What lapsed is forgotten after 30 days, what a person decided after 400; nobody is asked about a season that is over.
create function private.forget_candidates() returns void
language sql security definer set search_path = '' as $$
  update private.candidates k set decided_at = now(), decision = 'lapsed'
  from public.seasons s where s.id = k.season_id and s.ends_on < private.today() and k.kind <> 'page' and k.decided_at is null;
  delete from private.candidates k where k.decided_at <= now() - case k.decision when 'lapsed' then interval '30 days' else interval '400 days' end;
$$;

revoke all on function private.item_said(jsonb), private.session_words(jsonb, boolean), private.forget_session_seats(),
  private.was_read(private.sources, text), private.forget_candidates() from public, anon, authenticated, service_role;
