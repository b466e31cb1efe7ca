-- Where facts of camps come from: pages and feeds of camps that a program reads (npm run camps -- sources), and the candidates that
-- a reviewer takes or drops. A program stamps what still says the same and says whether there is room; everything else waits for a
-- person. Only facts are kept: dates, hours, prices, ages, place, link, seats.

create table private.sources (
  id text collate "C" primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 80),
  url text not null unique check (char_length(url) <= 500 and url ~ '^https?://[!-~]+$'),
  kind text not null check (kind in ('jsonld', 'ical', 'csv', 'sheet', 'amilia', 'activenet', 'rpde', 'page', 'pdftext')),
  label text not null check (private.is_line(label, 2, 200)),
  cadence_hours integer not null default 24 check (cadence_hours between 1 and 720),
  -- An address found on the provider's own page: for the mail that offers a listing to whom it belongs.
  contact_email text check (char_length(contact_email) <= 320),
  season_hint text collate "C" references public.seasons (id),
  -- What the operator has read in the site's terms.
  terms_note text check (char_length(terms_note) <= 500),
  is_on boolean not null default true,
  etag text check (char_length(etag) <= 500),
  last_modified text check (char_length(last_modified) <= 100),
  body_hash text check (char_length(body_hash) <= 100),
  text_hash text check (char_length(text_hash) <= 100),
  claim uuid,
  -- The claim of the last whole reading.
  read_in uuid,
  claimed_until timestamptz,
  next_at timestamptz not null default now(),
  last_try_at timestamptz,
  last_ok_at timestamptz,
  -- The day of the last good reading, in Atlanta.
  seen_on date,
  failures integer not null default 0,
  -- A code of supabase/functions/read-sources/problems.ts, never the words of a server.
  last_problem text check (last_problem ~ '^[a-z-]{2,40}$'),
  created_at timestamptz not null default now()
);
create index sources_due_idx on private.sources (next_at) where is_on;

-- What became of each key of a source, season by season: the camp it is, or none when a reviewer dropped it. `face` is what the
-- source said then: only another one comes back to the desk.
create table private.camp_sources (
  source_id text collate "C" not null references private.sources (id),
  key text collate "C" not null check (char_length(key) between 1 and 200),
  season_id text collate "C" not null default '',
  camp_id text collate "C",
  face jsonb not null,
  -- The claim of the last reading that named the key, and what it said of this season: what `same` is the same as.
  read_in uuid,
  said jsonb,
  decided_at timestamptz not null default now(),
  primary key (source_id, key, season_id)
);
create index camp_sources_camp_idx on private.camp_sources (camp_id);

create table private.candidates (
  id bigint generated always as identity primary key,
  -- Null of a link, which is the camp's own.
  source_id text collate "C" references private.sources (id),
  key text collate "C" not null check (char_length(key) <= 200),
  -- new: no camp yet. changed: its camp says something else. gone: the source no longer has it. page: a page of which nothing is read
  -- by program has changed. link: a camp's own link is dead or has moved.
  kind text not null check (kind in ('new', 'changed', 'gone', 'page', 'link')),
  camp_id text collate "C",
  season_id text collate "C",
  item jsonb not null default '{}' check (octet_length(item::text) <= 60000),
  text text check (char_length(text) <= 20000),
  -- Counts what the reviewer has seen: a decision on an older version is refused.
  version integer not null default 1,
  seen_on date not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid,
  read_in uuid,
  decision text check (decision in ('taken', 'dropped', 'confirmed', 'lapsed'))
);
-- One of a key waits at a time.
create unique index candidates_waiting_idx on private.candidates (coalesce(source_id, ''), key, coalesce(season_id, '')) where decided_at is null;
create index candidates_key_idx on private.candidates (source_id, key) where decided_at is null;
create index candidates_decided_idx on private.candidates (decided_at) where decided_at is not null;

create table private.link_checks (
  camp_id text collate "C" primary key,
  checked_at timestamptz not null default now(),
  url text,
  outcome text not null check (outcome in ('ok', 'dead', 'moved', 'soft404', 'unreachable')),
  -- How often in a row.
  times integer not null default 1
);

do $$
declare
  kept text;
begin
  foreach kept in array array['sources', 'camp_sources', 'candidates', 'link_checks'] loop
    execute format('alter table private.%I enable row level security', kept);
    execute format('alter table private.%I force row level security', kept);
    execute format('create policy "the owner keeps everything" on private.%I to current_user using (true) with check (true)', kept);
    execute format('revoke all on private.%I from public, anon, authenticated, service_role', kept);
  end loop;
end
$$;

-- Adds a source, or changes what is named of one.
create function public.put_source(source jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  columns constant text := 'url, kind, label, cadence_hours, contact_email, season_hint, terms_note, is_on';
  before private.sources;
  s private.sources;
begin
  select k.* into before from private.sources k where k.id = source ->> 'id';
  -- What is not named stays, or is as a new source has it.
  s := jsonb_populate_record(before, case when before.id is null then '{"cadence_hours": 24, "is_on": true}'::jsonb else '{}' end || source);
  execute format('insert into private.sources (id, %1$s) select id, %1$s from (select $1.*) given
    on conflict (id) do update set (%1$s) = (select %1$s from (select $1.*) given)', columns) using s;
  -- What was read before was read from elsewhere, or otherwise: the next reader takes nothing as the same.
  update private.sources k set etag = null, last_modified = null, body_hash = null, text_hash = null, next_at = now()
  where k.id = before.id and (k.url, k.kind, k.season_hint) is distinct from (before.url, before.kind, before.season_hint);
  return (select to_jsonb(k) from private.sources k where k.id = s.id);
end
$$;

create function public.list_sources() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(s) - 'claim' || jsonb_build_object(
    'camps', (select count(distinct l.camp_id) from private.camp_sources l where l.source_id = s.id),
    'waiting', (select count(*) from private.candidates c where c.source_id = s.id and c.decided_at is null)) order by s.id), '[]')
  from private.sources s
$$;

-- One source that is due, marked as this reader's until the lease ends, so that a reader that dies holds nothing up; or null.
create function public.claim_source(lease_seconds integer default 300) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s private.sources;
begin
  update private.sources k set claim = gen_random_uuid(), claimed_until = now() + make_interval(secs => least(lease_seconds, 3600)),
    last_try_at = now()
  where k.id = (select due.id from private.sources due where due.is_on and due.next_at <= now()
      and coalesce(due.claimed_until, '-infinity') <= now()
    order by due.next_at, due.id limit 1 for update skip locked)
  returning * into s;
  return case when s.id is not null then to_jsonb(s) end;
end
$$;

-- What of an item is compared: values, not the words around them, and no seats, which change by the hour.
create function private.item_face(item jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'fields', (select coalesce(jsonb_object_agg(name, fact -> 'value'), '{}') from jsonb_each(coalesce(nullif(item -> 'fields', 'null'), '{}')) each (name, fact)),
    'date_array', coalesce(item -> 'date_array', 'null'),
    'sessions', (select coalesce(jsonb_agg(session - 'seats' - 'seats_said_on'), '[]')
      from jsonb_array_elements(coalesce(nullif(item -> 'sessions', 'null'), '[]')) session))
$$;

-- Seats of an item, without its facts.
create function private.item_said(item jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('face', private.item_face(item), 'seats', item -> 'seats', 'sessions', (
    select coalesce(jsonb_agg(jsonb_build_object('id', session -> 'id', 'seats', session -> 'seats')), '[]')
    from jsonb_array_elements(coalesce(nullif(item -> 'sessions', 'null'), '[]')) session))
$$;

-- The columns of a camp that a source may fill.
create function private.source_fields() returns text[]
language sql immutable set search_path = '' as $$
  select array['camp_provider_name', 'camp_theme', 'street_address', 'city', 'state', 'zip_code', 'age_min', 'age_max', 'price',
    'camps_hours', 'camp_dates', 'website_url', 'registration_opens_at', 'registration_opens_on']
$$;

-- Whether the camp says of its dates and hours (or its price, and that of each of its sessions) what the source says. Only then is it
-- stamped as seen there. The first of the names must be among what the source says.
create function private.says_same(c public.camps, face jsonb, names text[]) returns boolean
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

-- Stamps what the camp and the source say alike. A later stamp stays.
create function private.stamp_page(camp_id text, face jsonb, day date) returns void
language sql security definer set search_path = '' as $$
  update public.camps c set dates_checked_on = day, dates_checked_by = 'page'
  where c.id = stamp_page.camp_id and c.deleted_at is null and coalesce(c.dates_checked_on, '-infinity') < day
    and private.says_same(c, face, array['camp_dates', 'camps_hours']);
  update public.camps c set price_checked_on = day, price_checked_by = 'page'
  where c.id = stamp_page.camp_id and c.deleted_at is null and coalesce(c.price_checked_on, '-infinity') < day
    and private.says_same(c, face, array['price'])
$$;

-- Room as the source says it, on the day it was seen. The camp's own word of the same day or a later one stands.
create function private.put_seats(source_id text, camp_id text, item jsonb, day date) returns void
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

-- A candidate that waits takes what is newer; what is the same stays as the reviewer has it open.
create function private.put_candidate(source_id text, key text, kind text, camp_id text, season_id text, item jsonb, page_text text, day date)
returns void
language sql security definer set search_path = '' as $$
  insert into private.candidates as k (source_id, key, kind, camp_id, season_id, item, text, seen_on)
  values (source_id, key, kind, camp_id, season_id, coalesce(item, '{}'), page_text, day)
  on conflict (coalesce(source_id, ''), key, coalesce(season_id, '')) where decided_at is null
  do update set kind = excluded.kind, camp_id = excluded.camp_id, item = excluded.item, text = excluded.text, seen_on = excluded.seen_on,
    version = k.version + case when (k.kind, private.item_face(k.item), k.text)
      is distinct from (excluded.kind, private.item_face(excluded.item), excluded.text) then 1 else 0 end
$$;

create function private.lapse_candidate(source_id text, key text, season_id text) returns void
language sql security definer set search_path = '' as $$
  update private.candidates k set decided_at = now(), decision = 'lapsed'
  where k.source_id = lapse_candidate.source_id and k.key = lapse_candidate.key
    and (lapse_candidate.season_id is null or k.season_id is not distinct from lapse_candidate.season_id) and k.decided_at is null
$$;

-- One item of a reading. Its camp is the one that was made of this key in this season; of an item whose season is not certain,
-- the latest. A key may have an item of each of several seasons: what became of the others is known at the end of the reading.
create function private.read_item(s private.sources, given jsonb, day date) returns void
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
create function private.read_page(s private.sources, reading jsonb, day date) returns void
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
create function public.source_read(id text, reading jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s private.sources;
  day date := coalesce((reading ->> 'seen_on')::date, private.today());
  item jsonb;
  link private.camp_sources;
  -- Null: the reading does not say which keys the source has.
  keys text[] := case jsonb_typeof(reading -> 'keys') when 'array' then array(select jsonb_array_elements_text(reading -> 'keys')) end;
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
    if keys is not null then
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
  if s.kind in ('page', 'pdftext') and keys is null then
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

-- What waits, the oldest first. `camp`: the whole row of the camp it is about; `facts`: whose word each field of it is.
create function public.candidate_queue(wanted text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  queue jsonb;
begin
  perform private.reviewer();
  if wanted is null or wanted not in ('new', 'changed', 'gone', 'page', 'link') then
    raise exception 'wanted is new, changed, gone, page or link' using errcode = 'invalid_parameter_value';
  end if;
  select jsonb_agg(to_jsonb(k) - array['decided_at', 'decided_by', 'decision'] || jsonb_build_object(
    'source', (select jsonb_build_object('id', s.id, 'label', s.label, 'url', s.url, 'kind', s.kind, 'contact_email', s.contact_email,
      'last_ok_at', s.last_ok_at) from private.sources s where s.id = k.source_id),
    'camp', (select to_jsonb(c) - 'change_xid' from public.camps c where c.id = k.camp_id),
    'camps', case k.kind when 'page' then (select coalesce(jsonb_agg(to_jsonb(c) - 'change_xid' order by c.camp_provider_name, c.id), '[]')
      from public.camps c join private.sources s on s.url = c.source_url where s.id = k.source_id and c.deleted_at is null) end,
    'facts', (select coalesce(jsonb_agg(to_jsonb(f) - 'camp_id' order by f.field), '[]') from private.camp_facts f where f.camp_id = k.camp_id))
    order by k.created_at, k.id) into queue
  from (select * from private.candidates w where w.kind = wanted and w.decided_at is null order by w.created_at, w.id limit 100) k;
  return jsonb_build_object('candidates', coalesce(queue, '[]'),
    'waiting', (select coalesce(jsonb_object_agg(kind, n), '{}') from (
      select kind, count(*) as n from private.candidates where decided_at is null group by kind) counted));
end
$$;

-- The candidate, as long as it is the version the reviewer has seen.
create function private.seen_candidate(candidate bigint, seen integer) returns private.candidates
language plpgsql security definer set search_path = '' as $$
declare
  k private.candidates;
begin
  select c.* into k from private.candidates c where c.id = candidate for update;
  if k.id is null then
    raise exception 'There is no such candidate' using errcode = 'PT404';
  end if;
  if k.decided_at is not null or k.version is distinct from seen then
    raise exception 'changed meanwhile' using errcode = 'PT409', hint = 'read it again';
  end if;
  return k;
end
$$;

-- What a candidate said is what its camp's source says; of an item without a certain season, in the season of its camp.
create function private.decide(k private.candidates, reviewer uuid, decision text, camp_id text, season_id text) returns void
language sql security definer set search_path = '' as $$
  update private.candidates c set decided_at = now(), decided_by = reviewer, decision = decide.decision, camp_id = decide.camp_id where c.id = k.id;
  insert into private.camp_sources as l (source_id, key, season_id, camp_id, face, read_in, said)
  select k.source_id, k.key, coalesce(decide.season_id, (select c.season_id from public.camps c where c.id = decide.camp_id), ''), decide.camp_id,
    private.item_face(k.item), k.read_in, case when k.kind <> 'gone' then private.item_said(k.item) end
  where k.kind in ('new', 'changed', 'gone')
  on conflict (source_id, key, season_id) do update set camp_id = excluded.camp_id, face = excluded.face, decided_at = now(),
    read_in = excluded.read_in, said = excluded.said
$$;

-- Takes a candidate, all of it or some. `choice`: {"camp_id": the camp it is about, or null for a new one, "season_id", "listing",
-- "fields": [names to take], "values": {what the reviewer has typed instead}, "date_array", "sessions": true takes those of the item}.
-- A camp that is gone is archived, a link that has moved is replaced, a dead one archives its camp. A camp that was taken out of the
-- list meanwhile stays out, and a link that was changed meanwhile is not replaced.
create function public.take_candidate(candidate bigint, seen integer, choice jsonb) returns jsonb
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

-- Leaves a candidate: what a source says now is asked again only when it says something else. A camp that is gone from its source
-- stays, and is no longer stamped from there.
create function public.drop_candidate(candidate bigint, seen integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  reviewer uuid := private.reviewer();
  k private.candidates := private.seen_candidate(candidate, seen);
begin
  perform private.decide(k, reviewer, 'dropped', k.camp_id, k.season_id);
  return '{"outcome": "dropped"}';
end
$$;

-- Pages of which a person says that they still say what our camps say: [{"candidate", "seen"}]. At most 100. A stamp never goes back to
-- an earlier day.
create function public.confirm_candidates(candidates jsonb) returns jsonb
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

-- The last five are about a camp, and not every camp has a submission.
alter table private.submission_events drop constraint submission_events_what_check;
alter table private.submission_events add constraint submission_events_what_check check (what in ('received', 'edited', 'answered', 'opened',
  'changes_requested', 'approved', 'rejected', 'withdrawn', 'updated', 'archived', 'restored', 'taken', 'not_this_year', 'seats_said', 'still_right', 'claimed'));

-- Camps of seasons that are not over whose link nobody has looked at for a week.
create function public.links_to_check(most integer default 50) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('camp_id', id, 'url', website_url)), '[]') from (
    select c.id, c.website_url from public.camps c join public.seasons s on s.id = c.season_id and s.deleted_at is null
      left join private.link_checks l on l.camp_id = c.id and l.url = c.website_url
    where c.deleted_at is null and c.website_url is not null and s.ends_on >= private.today()
      and coalesce(l.checked_at, '-infinity') < now() - interval '7 days'
    order by l.checked_at nulls first, c.id limit least(greatest(most, 0), 500)) due
$$;

-- Twice in a row, a week apart: then it is worth a person's time. `url`: where a link has moved to.
create function public.link_checked(camp_id text, outcome text, url text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c public.camps;
  l private.link_checks;
begin
  select o.* into c from public.camps o where o.id = link_checked.camp_id;
  if c.id is null then
    raise exception 'There is no such camp' using errcode = 'PT404';
  end if;
  insert into private.link_checks as k (camp_id, url, outcome) values (c.id, c.website_url, link_checked.outcome)
  on conflict (camp_id) do update set checked_at = now(), outcome = excluded.outcome, url = excluded.url,
    times = case when k.outcome = excluded.outcome and k.url is not distinct from excluded.url then k.times + 1 else 1 end
  returning * into l;
  if l.outcome in ('dead', 'moved', 'soft404') and l.times >= 2 then
    perform private.put_candidate(null, c.id, 'link', c.id, c.season_id,
      jsonb_build_object('outcome', l.outcome, 'url', coalesce(link_checked.url, c.website_url)), null, private.today());
  elsif l.outcome = 'ok' then
    update private.candidates k set decided_at = now(), decision = 'lapsed' where k.kind = 'link' and k.camp_id = c.id and k.decided_at is null;
  end if;
  return jsonb_build_object('times', l.times);
end
$$;

-- Once a day. What lapsed is forgotten after 30 days, what a person decided after 400; nobody is asked about a season that is over.
create function private.forget_candidates() returns void
language sql security definer set search_path = '' as $$
  update private.candidates k set decided_at = now(), decision = 'lapsed'
  from public.seasons s where s.id = k.season_id and s.ends_on < private.today() and k.kind <> 'page' and k.decided_at is null;
  delete from private.candidates k where k.decided_at <= now() - case k.decision when 'lapsed' then interval '30 days' else interval '400 days' end;
$$;

revoke all on function public.put_source(jsonb), public.list_sources(), public.claim_source(integer), private.item_face(jsonb),
  private.source_fields(), private.says_same(public.camps, jsonb, text[]), private.stamp_page(text, jsonb, date),
  private.put_seats(text, text, jsonb, date), private.item_said(jsonb), private.was_read(private.sources, text), private.forget_candidates(),
  private.put_candidate(text, text, text, text, text, jsonb, text, date), private.lapse_candidate(text, text, text),
  private.read_item(private.sources, jsonb, date), private.read_page(private.sources, jsonb, date), public.source_read(text, jsonb),
  public.candidate_queue(text), private.seen_candidate(bigint, integer), private.decide(private.candidates, uuid, text, text, text),
  public.take_candidate(bigint, integer, jsonb), public.drop_candidate(bigint, integer), public.confirm_candidates(jsonb),
  public.links_to_check(integer), public.link_checked(text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.put_source(jsonb), public.list_sources(), public.claim_source(integer), public.source_read(text, jsonb),
  public.links_to_check(integer), public.link_checked(text, text, text) to service_role;
grant execute on function public.candidate_queue(text), public.take_candidate(bigint, integer, jsonb), public.drop_candidate(bigint, integer),
  public.confirm_candidates(jsonb) to authenticated;
