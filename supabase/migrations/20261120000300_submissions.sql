-- What providers send about their camps, before and after a reviewer has read it. No browser has any right on these tables:
-- functions are the only way in and out. Bounds and formats are those of src/providers/rules/submission/submission.ts.

-- As the form cleans it: on one line, single spaces, none at the ends, no control characters (C0, C1), no marks that
-- turn the direction of the text around them. It begins with a character that draws something, has no space or joiner
-- without width (U+200B, U+2060), and does not end in one that joins (U+200C, U+200D): a text of only such characters looks
-- empty. Lengths in characters; null is for the caller to judge.
create function private.is_line(value text, least_length integer, most_length integer) returns boolean
language sql immutable set search_path = '' as $$
  select value is null or (
    char_length(value) between least_length and most_length
    and value !~ '[\u0001-\u001F\u007F-\u00A0\u1680\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F\u2060\u2066-\u2069\u3000\uFEFF]'
    -- What Unicode calls "default ignorable", as src/providers/rules/submission/submission.ts drops it.
    and value !~ '^[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200C\u200D\u2061-\u206F\u3164\uFE00-\uFE0F\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
    and value !~ '[\u200C\u200D]$'
    and value !~ '^ |  | $')
$$;

-- The name of a constraint is what a provider reads when it is broken.
create table public.camp_submissions (
  -- Made on the device, as are the revision, which counts the provider's own changes, and the secret.
  id uuid primary key,
  revision integer not null
    constraint "A revision is a number from 1 to 1000000" check (revision between 1 and 1000000),
  -- sha-256; the secret itself is in the provider's private link and nowhere else.
  secret_hash bytea not null check (octet_length(secret_hash) = 32),
  camp_provider_name text constraint "Camp name needs 2 to 200 characters" check (private.is_line(camp_provider_name, 2, 200)),
  email text constraint "Please enter a valid email" check (private.is_line(email, 1, 320)
    and email ~ '^[A-Za-z0-9_+-]+(\.[A-Za-z0-9_+-]+)*@[A-Za-z0-9]+([.-][A-Za-z0-9]+)*\.[A-Za-z]{2,}$'),
  -- As URL writes it: scheme, a host with a dot or in brackets, a path. No name and password in front of the host: the
  -- address would lead elsewhere than it reads, or publish a password.
  website_url text constraint "Please enter a valid URL" check (private.is_line(website_url, 1, 500)
    and website_url ~ '^[!-~]+$'
    and website_url ~ '^https?://([^][/?#@:%]*\.[^][/?#@:%]*|\[[0-9a-f:.]+\])(:[0-9]{1,5})?/'),
  camp_theme text constraint "Camp theme needs 2 to 500 characters" check (private.is_line(camp_theme, 2, 500)),
  age_min double precision constraint "Minimum age is from 0 to 18" check (age_min between 0 and 18),
  age_max double precision constraint "Maximum age is from 0 to 18" check (age_max between 0 and 18),
  street_address text constraint "Street address needs 2 to 300 characters" check (private.is_line(street_address, 2, 300)),
  city text constraint "City needs 2 to 100 characters" check (private.is_line(city, 2, 100)),
  state text constraint "State needs 2 to 50 characters" check (private.is_line(state, 2, 50)),
  zip_code text constraint "ZIP code needs 5 to 10 characters" check (private.is_line(zip_code, 5, 10)),
  -- The provider's own words. The phone parses them.
  camp_dates text constraint "Camp dates need 2 to 200 characters" check (private.is_line(camp_dates, 2, 200)),
  camps_hours text constraint "Hours have at most 200 characters" check (private.is_line(camps_hours, 1, 200)),
  price text constraint "Price has at most 100 characters" check (private.is_line(price, 1, 100)),
  season_wish text constraint "Season is summer, fall, winter or spring" check (season_wish in ('summer', 'fall', 'winter', 'spring')),
  -- For the reviewer only: a camp has no such column. 10 to 15 digits as people write them, and an extension.
  phone text constraint "Please enter a phone number with its area code" check (private.is_line(phone, 1, 40)
    and phone ~ '^\+?[(]?[0-9](?:[ ()./-]*[0-9]){9,14}(?: ?(?:x|ext\.?) ?[0-9]{1,6})?$'),
  -- To the reviewer's question. Never part of a listing.
  answer text constraint "An answer has at most 2000 characters" check (private.is_line(answer, 1, 2000)),
  -- A name belongs to these bytes forever; a new logo gets a new name. It has 128 random bits, so that no other person can
  -- upload before its owner.
  logo_path text constraint "This logo’s name is in use" unique
    constraint "This is not the name of a logo" check (char_length(logo_path) <= 200
      and logo_path ~ '^[0-9]{13}-[a-z0-9]+(-[a-z0-9]+)*-[A-Za-z0-9_-]{22}\.(jpg|jpeg|png|webp)$'),
  logo_bytes integer constraint "A logo has at most 5 MB" check (logo_bytes between 1 and 5242880),
  status text not null default 'pending'
    check (status in ('pending', 'changes_requested', 'approved', 'rejected', 'withdrawn')),
  review_note text check (char_length(review_note) between 1 and 2000),
  -- What makes a robot likely. For the reviewer only: a robot must not learn from it.
  is_doubtful boolean not null default false,
  doubts text[] not null default '{}',
  opened_at timestamptz,
  received_at timestamptz not null default now(),
  -- When it last began to wait for a reviewer; an edit while it waits keeps its place.
  waiting_since timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- One that was withdrawn before it arrived has nothing but its id.
  constraint "Something required is missing" check (status = 'withdrawn' or num_nulls(camp_provider_name, email, website_url,
    camp_theme, age_min, age_max, street_address, city, state, zip_code, camp_dates) = 0),
  constraint "Minimum age can’t be above maximum age" check (age_min <= age_max),
  constraint "A logo has a name and a size" check ((logo_path is null) = (logo_bytes is null))
);
create index camp_submissions_waiting_idx on public.camp_submissions (status, waiting_since);

-- Each revision as it came: a repeat is known by it, a change from another device, too.
create table private.submission_revisions (
  submission_id uuid not null references public.camp_submissions (id),
  revision integer not null,
  content jsonb not null,
  put_at timestamptz not null default now(),
  primary key (submission_id, revision)
);

-- The log of events. Only added to. `actor` is the reviewer; null: the provider.
create table private.submission_events (
  id bigint generated always as identity primary key,
  submission_id uuid,
  camp_id text collate "C",
  at timestamptz not null default now(),
  actor uuid,
  what text not null check (what in ('received', 'edited', 'answered', 'opened', 'changes_requested', 'approved',
    'rejected', 'withdrawn', 'updated', 'archived', 'restored')),
  detail jsonb not null default '{}'
);
create index submission_events_submission_idx on private.submission_events (submission_id, id);

-- The camps that a submission became: one for each season, with the same id forever.
create table private.submission_camps (
  submission_id uuid not null references public.camp_submissions (id),
  season_id text collate "C" not null,
  camp_id text collate "C" not null unique,
  live_since timestamptz not null default now(),
  -- Approved before its logo had arrived.
  awaits_logo boolean not null default false,
  primary key (submission_id, season_id)
);

do $$
declare
  kept text;
begin
  foreach kept in array array['public.camp_submissions', 'private.submission_revisions', 'private.submission_events',
    'private.submission_camps'] loop
    execute format('alter table %s enable row level security', kept);
    execute format('alter table %s force row level security', kept);
    execute format('create policy "the owner keeps everything" on %s to current_user using (true) with check (true)', kept);
    execute format('revoke all on %s from public, anon, authenticated, service_role', kept);
  end loop;
end
$$;
-- The operator's jobs read them (to find unused logos); only functions write them.
grant select on public.camp_submissions to service_role;

-- Logos. Any visitor may fetch one by name, but may not list them, or write any but their own.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('camp-logos', 'camp-logos', true, 5242880, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update
set public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- A file is a submission's logo only if it is what its row says: its length, and the type that its name ends with.
--
-- The storage service asks the policy before it reads a file, with the declared type and, of a plain body, its length.
-- What it does not say then is not judged then: of a file inside a form it knows no length yet. The row that it writes
-- afterwards, past every policy, says both, and only what agrees counts as here (has_logo). A hosted project never looks
-- into the bytes themselves; the embedded backend does (supabase/local/storage).

-- Whether the storage service's metadata of a file matches the submission; missing metadata matches.
create function private.is_logo_of(s public.camp_submissions, metadata jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(metadata ->> 'size', metadata ->> 'contentLength', s.logo_bytes::text) = s.logo_bytes::text
    and coalesce(metadata ->> 'mimetype', type) = type
  from (select 'image/' || replace(substring(s.logo_path from '[a-z]+$'), 'jpg', 'jpeg') as type) named
$$;

create function private.has_logo(logo_path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from storage.objects o join public.camp_submissions s on s.logo_path = o.name
    where o.bucket_id = 'camp-logos' and o.name = has_logo.logo_path and private.is_logo_of(s, o.metadata))
$$;

-- A file is taken only when a submission that was accepted names it: storage is limited by rows, rows by turns.
create function private.awaits_logo(name text, metadata jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.camp_submissions s
    where s.logo_path = awaits_logo.name and s.status in ('pending', 'changes_requested', 'approved')
      and private.is_logo_of(s, awaits_logo.metadata))
$$;

create policy "a logo that an accepted row names" on storage.objects for insert to anon, authenticated
with check (bucket_id = 'camp-logos' and private.awaits_logo(name, metadata));

-- The names of a submission's columns; `withdrawn`, `trap` and `fill_seconds` come with it and are not stored.
create function private.submission_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['camp_provider_name', 'email', 'website_url', 'camp_theme', 'age_min', 'age_max', 'street_address', 'city',
    'state', 'zip_code', 'camp_dates', 'camps_hours', 'price', 'season_wish', 'phone', 'answer', 'logo_path', 'logo_bytes']
$$;

-- The columns of a request, with '' as null; unknown names are ignored. Two revisions are the same when this is. A withdrawal
-- has no other field, so that none can stand in its way. The request is measured first in the form that is stored: in its text
-- a short number may have thousands of digits.
create function private.submission_content(fields jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  content jsonb := '{}';
  name text;
  value jsonb;
  steps integer;
begin
  if jsonb_typeof(fields) is distinct from 'object' then
    raise exception 'fields is not an object' using errcode = 'invalid_parameter_value';
  end if;
  -- Four bytes for each character that the columns take, and their names.
  if pg_column_size(fields) > 100000 or octet_length(fields::text) > 32768 then
    raise exception 'This is too long' using errcode = 'invalid_parameter_value';
  end if;
  if jsonb_typeof(fields -> 'withdrawn') not in ('boolean', 'null') then
    raise exception 'withdrawn is not true or false' using errcode = 'invalid_parameter_value';
  end if;
  if fields -> 'withdrawn' = 'true' then
    return '{"withdrawn": true}';
  end if;

  foreach name in array private.submission_columns() loop
    value := coalesce(fields -> name, 'null');
    if value in ('""', 'null') then
      value := 'null';
    elsif name in ('age_min', 'age_max', 'logo_bytes') then
      -- To a unit.
      steps := case name when 'logo_bytes' then 1 else 2 end;
      if jsonb_typeof(value) <> 'number' or value::numeric * steps % 1 <> 0 or abs(value::numeric) > 1000000000 then
        raise exception '% is not a %', name, case steps when 1 then 'whole number' else 'whole or half number' end
          using errcode = 'invalid_parameter_value';
      end if;
    elsif jsonb_typeof(value) <> 'string' then
      raise exception '% is not a text', name using errcode = 'invalid_parameter_value';
    end if;
    content := content || jsonb_build_object(name, value);
  end loop;
  return content;
end
$$;

-- The signs of a robot, in the first revision: it fills in an invisible field, and is quick.
create function private.submission_doubts(revision integer, fields jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select array_remove(array[
    case when coalesce(fields -> 'trap', 'null') not in ('null', '""', 'false') then 'The hidden field was filled in' end,
    case when revision = 1 and case when jsonb_typeof(fields -> 'fill_seconds') = 'number'
        then (fields ->> 'fill_seconds')::numeric < 5 else true end
      then 'The form took less than 5 seconds' end
  ], null)
$$;

-- The response that both the provider and the reviewer get.
create function private.submission_answer(s public.camp_submissions, outcome text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('outcome', outcome, 'id', s.id, 'revision', s.revision, 'status', s.status,
    'note', s.review_note, 'opened_at', s.opened_at, 'received_at', s.received_at,
    'waiting_since', s.waiting_since, 'updated_at', s.updated_at,
    'logo', case when s.logo_path is null then 'none' when private.has_logo(s.logo_path) then 'here' else 'awaited' end,
    'live', (
      select coalesce(jsonb_agg(jsonb_build_object('camp_id', c.id, 'season_id', c.season_id, 'listing', c.listing,
        'since', m.live_since) order by c.season_id), '[]')
      from private.submission_camps m join public.camps c on c.id = m.camp_id
      where m.submission_id = s.id and c.deleted_at is null))
$$;

create function private.submission_fields(s public.camp_submissions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(name, to_jsonb(s) -> name) from unnest(private.submission_columns()) name
$$;

-- A logo that arrived after the approval of this very revision.
create function private.attach_late_logo(s public.camp_submissions) returns void
language sql security definer set search_path = '' as $$
  with late as (
    update private.submission_camps m set awaits_logo = false
    where m.submission_id = s.id and m.awaits_logo and s.status = 'approved' and private.has_logo(s.logo_path)
    returning m.camp_id
  )
  update public.camps c set logo_path = s.logo_path from late where c.id = late.camp_id and c.deleted_at is null
$$;

-- The one function for a first sending, a repeat of it, an edit, an answer to the reviewer and a withdrawal. Whatever comes
-- late, twice or in another order, the newest revision stands and nothing is there twice.
create function public.put_submission(id uuid, revision integer, secret text, fields jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  stored public.camp_submissions;
  given public.camp_submissions;
  sent jsonb := private.submission_content(fields);
  sent_doubts text[] := private.submission_doubts(put_submission.revision, fields);
  hash bytea := sha256(convert_to(secret, 'utf8'));
  columns text := array_to_string(private.submission_columns(), ', ');
  no_turn jsonb;
  broken text;
begin
  if put_submission.id is null or put_submission.revision is null then
    raise exception 'A submission has an id and a revision' using errcode = 'invalid_parameter_value';
  end if;
  if put_submission.revision not between 1 and 1000000 then
    raise exception 'A revision is a number from 1 to 1000000' using errcode = 'invalid_parameter_value';
  end if;
  if secret is null or secret !~ '^[A-Za-z0-9_-]{43}$' then
    raise exception 'The secret is not 32 bytes in base64url' using errcode = 'invalid_parameter_value';
  end if;

  -- The same submission at the same moment waits here: two tabs, a request that was sent twice, a reviewer.
  perform pg_advisory_xact_lock(hashtextextended(put_submission.id::text, 0));
  select * into stored from public.camp_submissions s where s.id = put_submission.id;

  if stored.secret_hash <> hash then
    raise exception 'This is not the secret of this submission' using errcode = 'PT403';
  end if;
  if put_submission.revision <= stored.revision then
    if not exists (select from private.submission_revisions r where r.submission_id = put_submission.id
      and r.revision = put_submission.revision and r.content = sent) then
      return private.submission_answer(stored, 'conflict');
    end if;
    perform private.attach_late_logo(stored);
    return private.submission_answer(stored, 'known');
  end if;
  if stored.status = 'withdrawn' then
    return private.submission_answer(stored, 'closed');
  end if;

  begin
    if sent ? 'withdrawn' then
      insert into public.camp_submissions as s (id, revision, secret_hash, status)
      values (put_submission.id, put_submission.revision, hash, 'withdrawn')
      on conflict (id) do update set revision = excluded.revision, status = 'withdrawn', updated_at = now()
      returning * into given;
    else
      -- The columns by their own list: no other name of what was sent reaches the statement.
      execute format('insert into public.camp_submissions as s (id, revision, secret_hash, is_doubtful, doubts, %1$s)
        select $1, $2, $3, $4 <> ''{}'', $4, %1$s from jsonb_populate_record(null::public.camp_submissions, $5)
        on conflict (id) do update set (%1$s) = row(%2$s), revision = excluded.revision, status = ''pending'',
          opened_at = null, updated_at = now(),
          waiting_since = case s.status when ''pending'' then s.waiting_since else now() end
        returning *', columns, 'excluded.' || replace(columns, ', ', ', excluded.'))
      using put_submission.id, put_submission.revision, hash, sent_doubts, sent into given;
    end if;
  exception when check_violation or unique_violation then
    get stacked diagnostics broken = constraint_name;
    raise exception '%', broken using errcode = sqlstate;
  end;

  -- After the checks, and undone with the rest: what is refused costs no turn. Neither does taking down what is here; a
  -- withdrawal that comes before its original counts for its address alone.
  if given.status <> 'withdrawn' then
    no_turn := private.take_turn(true);
  elsif stored.id is null then
    no_turn := private.take_turn(false);
  end if;
  if (no_turn -> 'prove')::boolean then
    raise exception 'Too many submissions today' using errcode = 'PT429', hint = no_turn ->> 'seconds', detail = 'prove';
  elsif no_turn is not null then
    raise exception 'Too many submissions from this address' using errcode = 'PT429', hint = no_turn ->> 'seconds';
  end if;

  if given.status = 'withdrawn' then
    update public.camps c set deleted_at = now()
    from private.submission_camps m where m.submission_id = given.id and c.id = m.camp_id and c.deleted_at is null;
  end if;
  insert into private.submission_revisions (submission_id, revision, content)
  values (given.id, given.revision, sent);
  insert into private.submission_events (submission_id, what, detail)
  values (given.id, case when given.status = 'withdrawn' then 'withdrawn' when stored.id is null then 'received'
    when stored.status = 'changes_requested' then 'answered' else 'edited' end,
    jsonb_build_object('revision', given.revision));
  return private.submission_answer(given, 'stored');
end
$$;

-- For the private link. An unknown id and a wrong secret get the same response.
create function public.submission_status(id uuid, secret text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.submission_answer(s, 'known') || jsonb_build_object(
    'fields', private.submission_fields(s),
    'history', (
      select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'what', e.what) order by e.id), '[]')
      from private.submission_events e
      where e.submission_id = s.id and e.what not in ('updated', 'restored')))
  from public.camp_submissions s
  where s.id = submission_status.id and s.secret_hash = sha256(convert_to(submission_status.secret, 'utf8'))
$$;

revoke all on function private.is_line(text, integer, integer), private.is_logo_of(public.camp_submissions, jsonb),
  private.has_logo(text), private.awaits_logo(text, jsonb), private.submission_columns(), private.submission_content(jsonb),
  private.submission_doubts(integer, jsonb), private.submission_answer(public.camp_submissions, text),
  private.submission_fields(public.camp_submissions), private.attach_late_logo(public.camp_submissions),
  public.put_submission(uuid, integer, text, jsonb), public.submission_status(uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function public.put_submission(uuid, integer, text, jsonb), public.submission_status(uuid, text)
  to anon, authenticated, service_role;
-- The policy calls it as the sender.
grant execute on function private.awaits_logo(text, jsonb) to anon, authenticated;
