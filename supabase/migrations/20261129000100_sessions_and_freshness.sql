-- What a family needs to trust a listing: its sessions, each a row with days, hours, price, ages and seats of its own; when and by
-- whom its dates and its price were last checked; and whether there is room.

alter table public.camps
  -- Who has seen the dates and hours, and the price, and when: 'page' on the camp's own page or feed, 'provider' the camp itself,
  -- 'desk' a reviewer. Whoever changes these words without saying so takes the stamp away (check_freshness).
  add column dates_checked_on date,
  add column dates_checked_by text check (dates_checked_by in ('page', 'provider', 'desk')),
  add column price_checked_on date,
  add column price_checked_by text check (price_checked_by in ('page', 'provider', 'desk')),
  -- Null: nobody has said. Phones take what is older than 7 days for unknown.
  add column seats text check (seats in ('open', 'few', 'waitlist', 'full')),
  add column seats_said_on date,
  -- Written by the trigger of private.camp_sessions only, so that a camp and its sessions reach a phone together.
  add column sessions jsonb check (jsonb_typeof(sessions) = 'array' and jsonb_array_length(sessions) between 1 and 60
    and length(sessions::text) <= 40000),
  add check ((dates_checked_on is null) = (dates_checked_by is null)),
  add check ((price_checked_on is null) = (price_checked_by is null)),
  add check ((seats is null) = (seats_said_on is null));

-- No foreign key: a camp is never removed.
create table private.camp_sessions (
  -- Stable from one reading to the next: a family's plan names it.
  id text collate "C" not null check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 80),
  camp_id text collate "C" not null,
  position smallint not null check (position between 0 and 59),
  label text check (private.is_line(label, 1, 80)),
  -- The provider's own words, and what is certain of them; null: not certain.
  dates text not null check (private.is_line(dates, 2, 200)),
  starts_on date,
  ends_on date,
  -- Every single day, ["2027-06-07"]: not every day between the two has camp.
  days jsonb check (jsonb_typeof(days) = 'array' and jsonb_array_length(days) between 1 and 120),
  hours text check (private.is_line(hours, 1, 200)),
  price text check (private.is_line(price, 1, 100)),
  age_min double precision check (age_min between 0 and 18 and age_min * 2 = floor(age_min * 2)),
  age_max double precision check (age_max between 0 and 18 and age_max * 2 = floor(age_max * 2)),
  seats text check (seats in ('open', 'few', 'waitlist', 'full')),
  seats_said_on date,
  primary key (camp_id, id),
  check ((starts_on is null) = (ends_on is null) and starts_on <= ends_on),
  check (days is null or starts_on is not null),
  check (age_min <= age_max),
  check ((seats is null) = (seats_said_on is null))
);

alter table private.camp_sessions enable row level security;
alter table private.camp_sessions force row level security;
create policy "the owner keeps everything" on private.camp_sessions to current_user using (true) with check (true);
revoke all on private.camp_sessions from public, anon, authenticated, service_role;

create function private.check_session_days() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from jsonb_array_elements(new.days) item where jsonb_typeof(item) <> 'string' or not public.is_day(item #>> '{}')
    or (item #>> '{}')::date not between new.starts_on and new.ends_on) then
    raise exception 'days are days from starts_on to ends_on' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger check_session_days before insert or update on private.camp_sessions
for each row when (new.days is not null) execute function private.check_session_days();

-- The sessions of camps as phones get them. Called once a statement: a camp with 40 new sessions changes once.
create function private.publish_sessions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  touched text[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct camp_id) into touched from gone;
  else
    select array_agg(distinct camp_id) into touched from come;
  end if;
  update public.camps c set sessions = (
    select jsonb_agg(to_jsonb(s) - 'camp_id' - 'position' order by s.position, s.id) from private.camp_sessions s where s.camp_id = c.id)
  where c.id = any (touched);
  return null;
end
$$;
create trigger publish_inserted after insert on private.camp_sessions referencing new table as come
for each statement execute function private.publish_sessions();
create trigger publish_updated after update on private.camp_sessions referencing new table as come
for each statement execute function private.publish_sessions();
create trigger publish_deleted after delete on private.camp_sessions referencing old table as gone
for each statement execute function private.publish_sessions();

-- All sessions of a camp, as an import or a reviewer has them: [{"id", "label", "dates", ...}]. A session that is there already and
-- says nothing of its seats keeps what was said of them; seats without a day are left to private.put_seats, which knows it.
create function private.put_sessions(camp_id text, sessions jsonb) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  delete from private.camp_sessions s where s.camp_id = put_sessions.camp_id
    and s.id not in (select item ->> 'id' from jsonb_array_elements(coalesce(sessions, '[]')) item);
  insert into private.camp_sessions as s (id, camp_id, position, label, dates, starts_on, ends_on, days, hours, price, age_min, age_max,
    seats, seats_said_on)
  select r.id, put_sessions.camp_id, n - 1, r.label, r.dates, r.starts_on, r.ends_on, nullif(r.days, 'null'), r.hours, r.price, r.age_min,
    r.age_max, case when r.seats_said_on is not null then r.seats end, r.seats_said_on
  from jsonb_array_elements(coalesce(sessions, '[]')) with ordinality item (value, n),
    jsonb_populate_record(null::private.camp_sessions, value - 'camp_id' - 'position') r
  on conflict (camp_id, id) do update set position = excluded.position, label = excluded.label, dates = excluded.dates,
    starts_on = excluded.starts_on, ends_on = excluded.ends_on, days = excluded.days, hours = excluded.hours, price = excluded.price,
    age_min = excluded.age_min, age_max = excluded.age_max, seats = coalesce(excluded.seats, s.seats),
    seats_said_on = coalesce(excluded.seats_said_on, s.seats_said_on);
end
$$;

-- What a stamp on dates, or on the price, says of sessions.
create function private.session_words(sessions jsonb, is_price boolean) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(case when is_price then jsonb_build_object('id', s -> 'id', 'price', s -> 'price')
    else s - array['label', 'price', 'age_min', 'age_max', 'seats', 'seats_said_on'] end order by s ->> 'id' collate "C"), '[]')
  from jsonb_array_elements(coalesce(nullif(sessions, 'null'), '[]')) s
$$;

-- Nothing old is shown as fresh: a stamp is about the words that stood when it was given. Words that change without a new stamp lose
-- the old one, and a camp that comes back from the archive says nothing of its seats.
-- A session's other days or price take the stamp away as the camp's own would; a sample's are as old as its file says.
create function private.check_freshness() returns trigger
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
create trigger check_freshness before update on public.camps
for each row execute function private.check_freshness();

-- A camp without dates has no sessions either: one that comes back in a new season would show last year's.
create function private.drop_sessions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.camp_sessions s where s.camp_id = new.id;
  return null;
end
$$;
create trigger drop_sessions after update on public.camps
for each row when (new.camp_dates is null and new.date_array is null and new.sessions is not null)
execute function private.drop_sessions();

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

-- Whose word each field of a camp is: the value's own words, where they stood, when they were seen there.
create table private.camp_facts (
  camp_id text collate "C" not null,
  field text not null check (field ~ '^[a-z_]{2,40}$'),
  origin text not null check (origin in ('source', 'provider', 'desk')),
  words text check (char_length(words) <= 2000),
  source_id text,
  url text check (char_length(url) <= 500),
  seen_on date not null,
  primary key (camp_id, field)
);
alter table private.camp_facts enable row level security;
alter table private.camp_facts force row level security;
create policy "the owner keeps everything" on private.camp_facts to current_user using (true) with check (true);
revoke all on private.camp_facts from public, anon, authenticated, service_role;

-- The day in Atlanta, of which cards and stamps speak.
create function private.today() returns date
language sql stable set search_path = '' as $$
  select (now() at time zone 'America/New_York')::date
$$;

-- Stamps of a person's word, in the transaction that has it: an approval is the provider's own word for every field of the listing, on
-- the day it came; a reviewer's edit is the desk's for the fields it names.
create function private.stamp_words() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  day date := private.today();
  dates constant text[] := array['camp_dates', 'camps_hours', 'date_array'];
  said_on date;
  named text[];
  live_id text;
begin
  if new.what = 'approved' then
    select (max(r.put_at) at time zone 'America/New_York')::date into said_on from private.submission_revisions r
      where r.submission_id = new.submission_id;
    -- What the reviewer has corrected is the desk's word.
    named := array(select jsonb_object_keys(case jsonb_typeof(new.detail -> 'camp' -> 'changes') when 'object'
      then new.detail -> 'camp' -> 'changes' else '{}' end));
    for live_id in select jsonb_array_elements_text(new.detail -> 'camps') loop
      update public.camps c set
        dates_checked_on = case when named && dates then day else said_on end,
        dates_checked_by = case when named && dates then 'desk' else 'provider' end,
        price_checked_on = case when c.price is null then null when 'price' = any (named) then day else said_on end,
        price_checked_by = case when c.price is null then null when 'price' = any (named) then 'desk' else 'provider' end
      where c.id = live_id;
      insert into private.camp_facts as f (camp_id, field, origin, words, seen_on)
      select live_id, field, case when field = any (named) then 'desk' else 'provider' end, value,
        case when field = any (named) then day else said_on end
      from public.camps c, jsonb_each_text(to_jsonb(c)) each (field, value)
      where c.id = live_id and field = any (private.camp_words()) and value is not null
      on conflict (camp_id, field) do update set origin = excluded.origin, words = excluded.words, source_id = null, url = null,
        seen_on = excluded.seen_on;
    end loop;
  elsif new.what = 'updated' then
    named := array(select jsonb_object_keys(new.detail -> 'changes'));
    if named && dates then
      update public.camps c set dates_checked_on = day, dates_checked_by = 'desk' where c.id = new.camp_id;
    end if;
    if 'price' = any (named) then
      update public.camps c set price_checked_on = day, price_checked_by = 'desk' where c.id = new.camp_id and c.price is not null;
    end if;
    insert into private.camp_facts as f (camp_id, field, origin, words, seen_on)
    select new.camp_id, field, 'desk', value, day from jsonb_each_text(new.detail -> 'changes') each (field, value)
    where field = any (private.camp_words())
    on conflict (camp_id, field) do update set origin = excluded.origin, words = excluded.words, source_id = null, url = null,
      seen_on = excluded.seen_on;
  else
    -- Pressed by the provider in answer to a mail: what the list says of dates, hours and price is its own word from now on, or its seats.
    insert into private.camp_facts as f (camp_id, field, origin, words, seen_on)
    select c.id, field, 'provider', value, day from public.camps c, jsonb_each_text(to_jsonb(c)) each (field, value)
    where c.id = new.camp_id and value is not null
      and field = any (case new.what when 'seats_said' then array['seats'] else array['camp_dates', 'camps_hours', 'price'] end)
    on conflict (camp_id, field) do update set origin = excluded.origin, words = excluded.words, source_id = null, url = null,
      seen_on = excluded.seen_on;
  end if;
  return null;
end
$$;
create trigger stamp_words after insert on private.submission_events
for each row when (new.what in ('approved', 'updated', 'still_right', 'seats_said')) execute function private.stamp_words();

revoke all on function private.check_session_days(), private.publish_sessions(), private.put_sessions(text, jsonb),
  private.session_words(jsonb, boolean), private.check_freshness(),
  private.drop_sessions(), private.forget_session_seats(), private.today(), private.stamp_words() from public, anon, authenticated, service_role;
