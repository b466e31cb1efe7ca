-- Weeks in which many families of an area look for care, without a row of any family. A phone whose family agreed sends an area and
-- a week; a counter goes up, and nothing else is stored. What is shown has noise, a threshold and a week's pace.

-- Of gen_random_uuid 48 bits at either end are random: two geometric numbers, whose difference is the noise. Epsilon is 0.1: one
-- family more makes no outcome more likely than by the factor 1.1052. Its standard deviation is 14.
create function private.draw_noise() returns integer
language plpgsql volatile set search_path = '' as $$
declare
  id text := replace(gen_random_uuid()::text, '-', '');
  size constant double precision := 281474976710656;
begin
  return floor(-10 * ln((('x' || left(id, 12))::bit(48)::bigint + 0.5::double precision) / size))::integer
    - floor(-10 * ln((('x' || right(id, 12))::bit(48)::bigint + 0.5::double precision) / size))::integer;
end
$$;

-- The noise is drawn once, one for each threshold: an average over many answers would take it away. No visitor reads any of it.
create table private.open_weeks (
  area text collate "C" not null,
  -- Its Monday.
  week date not null check (extract(isodow from week) = 1),
  n integer not null default 0,
  noise_some integer not null default private.draw_noise(),
  noise_many integer not null default private.draw_noise(),
  primary key (area, week)
);

-- How often a network has added one this week, whatever it added.
create table private.open_week_turns (
  network_hash bytea not null,
  -- The Monday (UTC) of the week in which it was sent.
  sent_in date not null,
  n integer not null,
  primary key (sent_in, network_hash)
);

-- What everybody may read.
create table private.popular_weeks (
  area text collate "C" not null,
  week date not null,
  level text not null check (level in ('some', 'many')),
  shown_on date not null default (now() at time zone 'utc')::date,
  primary key (area, week)
);

create table private.popular_release (
  only_row boolean primary key default true check (only_row),
  released_at timestamptz not null default '-infinity'
);
insert into private.popular_release default values;

do $$
declare
  kept text;
begin
  foreach kept in array array['private.open_weeks', 'private.open_week_turns', 'private.popular_weeks', 'private.popular_release'] loop
    execute format('alter table %s enable row level security', kept);
    execute format('alter table %s force row level security', kept);
    execute format('create policy "the owner keeps everything" on %s to current_user using (true) with check (true)', kept);
    execute format('revoke all on %s from public, anon, authenticated, service_role', kept);
  end loop;
end
$$;

create function private.this_monday() returns date
language sql stable set search_path = '' as $$ select date_trunc('week', now() at time zone 'utc')::date $$;

-- {"outcome": "counted"}. Repeating it counts again: there is nothing by which one could be known. A network adds 5 a week, so nobody
-- moves a counter by more alone; a /48 of IPv6 is one.
create function public.count_open_week(area text, week date) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  monday date := private.this_monday();
begin
  if count_open_week.week is null or extract(isodow from count_open_week.week) <> 1
    or count_open_week.week not between monday and monday + 371 then
    raise exception 'A week is a Monday within the next 53 weeks' using errcode = 'invalid_parameter_value';
  end if;
  -- Georgia's ZIP codes.
  if count_open_week.area !~ '^zip:(30[0-9]|31[0-9]|39[89])$' is not false and not exists (
    select from public.school_districts d where 'district:' || d.id = count_open_week.area and d.deleted_at is null) then
    raise exception 'An area is a school district or the first three digits of a ZIP code' using errcode = 'invalid_parameter_value';
  end if;

  delete from private.open_week_turns t where t.sent_in < monday;
  insert into private.open_week_turns as t (network_hash, sent_in, n) values (private.network_hash(48), monday, 1)
  on conflict (sent_in, network_hash) do update set n = t.n + 1 where t.n < 5;
  if not found then
    raise exception 'Too many weeks from this network' using errcode = 'PT429',
      hint = ceil(extract(epoch from (monday + 7)::timestamp at time zone 'utc' - now()))::text;
  end if;
  insert into private.open_weeks as c (area, week, n) values (count_open_week.area, count_open_week.week, 1)
  on conflict (area, week) do update set n = c.n + 1;
  return '{"outcome": "counted"}';
end
$$;

-- [{"area", "week", "level", "shown_on"}], all areas: who asks does not say which one is theirs.
create function public.popular_weeks() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(p) order by p.area, p.week), '[]') from private.popular_weeks p
$$;

-- Called every hour. Weeks that are over go at once: such a cell is never counted again, so that noise is never drawn twice for one
-- week. Levels change once in 7 days, for all areas together, and only rise: how fast one rises says nothing about a single day.
--
-- 'some' is about 50 families and 'many' about 100. Fewer than 10 are never shown: without that floor noise alone would now and then
-- show a week that one family looks at. The floor has no noise of its own, so it must lie far below the threshold, where 1 % are
-- shown. With 50 and 10 a year's answers tell 2.9 points more than guessing, with 30 and 10 5.7: tests/contract/popularWeeks.
create function private.release_popular_weeks() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.open_weeks where week < private.this_monday();
  delete from private.popular_weeks where week < private.this_monday();
  delete from private.open_week_turns where sent_in < private.this_monday();
  update private.popular_release set released_at = now() where released_at <= now() - interval '7 days';
  if not found then
    return;
  end if;
  insert into private.popular_weeks as p (area, week, level)
  select area, week, case when n + noise_many >= 100 then 'many' else 'some' end
  from private.open_weeks where n >= 10 and (n + noise_some >= 50 or n + noise_many >= 100)
  on conflict (area, week) do update set level = excluded.level, shown_on = excluded.shown_on
  where p.level = 'some' and excluded.level = 'many';
end
$$;

create or replace function public.forget_turns() returns void
language sql security definer set search_path = '' as $$
  delete from private.turns;
  delete from private.hand_over_turns;
  delete from private.space_writes;
  delete from private.open_week_turns;
$$;

revoke all on function private.draw_noise(), private.this_monday(), private.release_popular_weeks(),
  public.count_open_week(text, date), public.popular_weeks() from public, anon, authenticated, service_role;
grant execute on function public.count_open_week(text, date), public.popular_weeks() to anon, authenticated;
