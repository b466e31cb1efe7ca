-- What providers send about their camps, before and after a reviewer has read it. Nobody's browser has any
-- right on these tables: the functions of the next migrations are the only way in and out.
-- Bounds and formats are those of src/providers/rules/submission/submission.ts.

-- Not among the schemas that the API exposes.
create schema private;
revoke all on schema private from public;

-- As the form cleans it: on one line, single spaces, none at the ends, no control characters (C0, C1), no marks that
-- turn the direction of the text around them. Lengths in characters; null is for the caller to judge.
create function private.is_line(value text, least_length integer, most_length integer) returns boolean
language sql immutable set search_path = '' as $$
  select value is null or (
    char_length(value) between least_length and most_length
    and value !~ '[\u0001-\u001F\u007F-\u00A0\u1680\u2000-\u200A\u200E\u200F\u2028-\u202F\u205F\u2066-\u2069\u3000\uFEFF]'
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
  -- As URL writes it: scheme, perhaps a name and password, a host with a dot or in brackets, a path.
  website_url text constraint "Please enter a valid URL" check (private.is_line(website_url, 1, 500)
    and website_url ~ '^[!-~]+$'
    and website_url ~ '^https?://([^/?#@]*@)?([^][/?#@:]*\.[^][/?#@:]*|\[[0-9a-f:.]+\])(:[0-9]{1,5})?/'),
  camp_theme text constraint "Camp theme needs 2 to 500 characters" check (private.is_line(camp_theme, 2, 500)),
  age_min integer constraint "Minimum age is from 0 to 18" check (age_min between 0 and 18),
  age_max integer constraint "Maximum age is from 0 to 18" check (age_max between 0 and 18),
  street_address text constraint "Street address needs 2 to 300 characters" check (private.is_line(street_address, 2, 300)),
  city text constraint "City needs 2 to 100 characters" check (private.is_line(city, 2, 100)),
  state text constraint "State needs 2 to 50 characters" check (private.is_line(state, 2, 50)),
  zip_code text constraint "ZIP code needs 5 to 10 characters" check (private.is_line(zip_code, 5, 10)),
  -- The provider's own words. The phone reads what they mean.
  camp_dates text constraint "Camp dates need 2 to 200 characters" check (private.is_line(camp_dates, 2, 200)),
  camps_hours text constraint "Hours have at most 200 characters" check (private.is_line(camps_hours, 1, 200)),
  price text constraint "Price has at most 100 characters" check (private.is_line(price, 1, 100)),
  season_wish text constraint "Season is summer, fall, winter or spring" check (season_wish in ('summer', 'fall', 'winter', 'spring')),
  -- To the reviewer's question. Never part of a listing.
  answer text constraint "An answer has at most 2000 characters" check (private.is_line(answer, 1, 2000)),
  -- A name stands for these bytes for ever; a new logo gets a new name.
  logo_path text constraint "This logo’s name is in use" unique
    constraint "This is not the name of a logo" check (char_length(logo_path) <= 200
      and logo_path ~ '^[0-9]{13}-[a-z0-9]+(-[a-z0-9]+)*\.(jpg|jpeg|png|webp)$'),
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

-- Who did what, when. Only added to. `actor` is the reviewer; null: the provider.
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

-- The camps that a submission became: one for each season, which keeps its id for ever.
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
-- The operator's jobs read them (logos that nobody names); they are written by functions alone.
grant select on public.camp_submissions to service_role;
revoke all on function private.is_line(text, integer, integer) from public, anon, authenticated, service_role;
