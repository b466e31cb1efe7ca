-- The public directory: what every phone keeps a copy of.
-- Five tables share one shape for sync: a text id, change_xid and deleted_at.

create table public.seasons (
  id text collate "C" primary key check (id ~ '^[a-z]+-[0-9]{4}$'),
  break text not null check (break in ('summer', 'fall', 'winter', 'spring')),
  year smallint not null check (year between 2020 and 2100),
  label text not null check (char_length(label) between 2 and 80),
  starts_on date not null,
  ends_on date not null,
  state text not null default 'coming_soon' check (state in ('open', 'coming_soon', 'past')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  change_xid xid8 not null default pg_current_xact_id(),
  check (starts_on <= ends_on)
);

-- Spec 3: an activity type is its name. The name is the id, so that one word serves everywhere.
create table public.activity_types (
  id text collate "C" primary key generated always as (activity_type_name) stored,
  activity_type_name text not null check (char_length(activity_type_name) between 2 and 40),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  change_xid xid8 not null default pg_current_xact_id()
);

create table public.camps (
  id text collate "C" primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 120),
  season_id text collate "C" not null references public.seasons (id),
  listing text not null check (listing in ('featured', 'basic', 'opening')),
  camp_provider_name text not null check (char_length(camp_provider_name) between 2 and 200),
  camp_theme text not null check (char_length(camp_theme) between 2 and 500),
  street_address text check (char_length(street_address) between 2 and 300),
  city text check (char_length(city) between 2 and 100),
  state text default 'GA' check (char_length(state) between 2 and 50),
  zip_code text check (char_length(zip_code) between 5 and 10),
  age_min smallint check (age_min between 0 and 18),
  age_max smallint check (age_max between 0 and 18),
  -- The provider's own words. What they mean is read on the phone and may be unknown.
  price text check (char_length(price) <= 100),
  camps_hours text check (char_length(camps_hours) <= 200),
  camp_dates text check (char_length(camp_dates) <= 200),
  date_array jsonb check (jsonb_typeof(date_array) = 'array'),
  website_url text check (char_length(website_url) <= 500),
  logo_path text check (char_length(logo_path) <= 500),
  image_url text check (char_length(image_url) <= 500),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  coordinate_precision text check (coordinate_precision in ('exact', 'zip', 'city')),
  registration_opens_at timestamptz,
  source_url text check (char_length(source_url) <= 500),
  verified_on date,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  change_xid xid8 not null default pg_current_xact_id(),
  check ((latitude is null) = (longitude is null)),
  check ((latitude is null) = (coordinate_precision is null))
);

create table public.school_districts (
  id text collate "C" primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  label text not null check (char_length(label) between 2 and 80),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  change_xid xid8 not null default pg_current_xact_id()
);

create table public.school_breaks (
  id text collate "C" primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  district_id text collate "C" not null references public.school_districts (id),
  school_year text not null check (school_year ~ '^[0-9]{4}-[0-9]{2}$'),
  kind text not null check (kind ~ '^[a-z_]+$'),
  name text not null check (char_length(name) between 2 and 80),
  starts_on date not null,
  ends_on date not null,
  status text not null default 'unverified' check (status in ('unverified', 'confirmed')),
  source text,
  checked_at date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  change_xid xid8 not null default pg_current_xact_id(),
  check (starts_on <= ends_on)
);
