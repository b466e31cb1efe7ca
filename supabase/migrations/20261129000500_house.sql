-- What an operator wants to know before a family notices: public.house() for reviewers, public.health() for a monitor.

-- When the last backup was made. A hosted project makes its own; whoever runs pg_dump says so with note_backup().
create table private.backups (
  only_row boolean primary key default true check (only_row),
  made_at timestamptz not null
);
alter table private.backups enable row level security;
alter table private.backups force row level security;
create policy "the owner keeps everything" on private.backups to current_user using (true) with check (true);
revoke all on private.backups from public, anon, authenticated, service_role;

create function public.note_backup() returns void
language sql security definer set search_path = '' as $$
  insert into private.backups (made_at) values (now()) on conflict (only_row) do update set made_at = now()
$$;

-- How far what was checked on a day may be trusted: the rule of src/camps/rules/camp/freshness.ts.
create function private.freshness(checked_on date, starts_on date, ends_on date) returns text
language sql stable set search_path = '' as $$
  select case when checked_on is null or checked_on > private.today() then 'unchecked'
    when checked_on >= private.today() - days then 'fresh'
    when checked_on >= private.today() - 2 * days then 'aging'
    else 'old' end
  from (select case when private.today() between starts_on - 60 and ends_on then 30 else 90 end as days) season
$$;

-- Weekdays that have ended since then.
create function private.business_days(since timestamptz) returns integer
language sql stable set search_path = '' as $$
  select count(*)::integer from generate_series((since at time zone 'America/New_York')::date + 1, private.today(), interval '1 day') day
  where extract(isodow from day) < 6
$$;

-- One row for each thing that can go wrong in silence. `since`: the oldest that is late, or the last time all was well; `state` is
-- unknown where nothing is known, which is never the same as well.
create function private.house_checks(longest_transaction interval default '1 minute') returns table (name text, state text, since timestamptz, n bigint)
language sql stable security definer set search_path = '' as $$
  with live as (
    select c.*, s.starts_on, s.ends_on from public.camps c join public.seasons s on s.id = c.season_id and s.deleted_at is null
    where c.deleted_at is null and s.ends_on >= private.today()
  ), checks (name, is_late, since, n) as (
    -- The promise is 2 to 3 business days.
    select 'submissions', private.business_days(min(s.waiting_since)) > 3, min(s.waiting_since), count(*)
      from public.camp_submissions s where s.status = 'pending'
    union all
    select 'candidates', min(k.created_at) < now() - interval '14 days', min(k.created_at), count(*) from private.candidates k where k.decided_at is null
    union all
    -- Three of its turns, and three days.
    select 'sources', count(*) > 0, min(coalesce(o.last_ok_at, o.created_at)), count(*) from private.sources o
      where o.is_on and coalesce(o.last_ok_at, o.created_at) < now() - greatest(3 * make_interval(hours => o.cadence_hours), interval '3 days')
    union all
    select 'mail', min(m.due_at) < now() - interval '30 minutes', min(m.due_at), count(*)
      -- Not what waits because its mailbox has had its one mail of the day (claim_mails).
      from private.mail_jobs m where m.state = 'waiting' and m.due_at <= now() and not exists (select from private.mail_jobs o
        where o.mailbox_hash = m.mailbox_hash and o.kind <> 'lost_link' and o.sent_at > now() - interval '1 day')
    union all
    -- Faults of ours: a key, a sender, a server that never answered.
    select 'mail_stops', count(*) > 0, min(m.due_at), count(*) from private.mail_jobs m
      where m.state = 'given_up' and m.last_problem in ('setup', 'connection', 'busy', 'content') and m.due_at > now() - interval '7 days'
    union all
    -- Nothing has changed for a month: nobody works here, or phones are not told.
    select 'head', max(c.updated_at) < now() - interval '30 days', max(c.updated_at), count(*) from public.camps c
    union all
    -- It holds back the news of every phone (changed_camps).
    select 'transactions', min(a.xact_start) <= now() - longest_transaction, min(a.xact_start), count(*)
      from pg_catalog.pg_stat_activity a where a.backend_type = 'client backend' and a.xact_start is not null and a.pid <> pg_backend_pid()
    union all
    select 'freshness', count(*) filter (where private.freshness(l.dates_checked_on, l.starts_on, l.ends_on) in ('old', 'unchecked')) * 3 > count(*),
      min(l.dates_checked_on)::timestamptz, count(*) filter (where private.freshness(l.dates_checked_on, l.starts_on, l.ends_on) in ('old', 'unchecked'))
      from live l
    union all
    select 'backup', b.made_at < now() - interval '2 days', b.made_at, 1 from (select max(made_at) as made_at from private.backups) b
    union all
    select 'links', count(*) > 0, min(k.checked_at), count(*) from live l left join private.link_checks k on k.camp_id = l.id and k.url = l.website_url
      where l.website_url is not null and coalesce(k.checked_at, l.created_at) < now() - interval '14 days'
    union all
    select 'popular', r.released_at < now() - interval '8 days', nullif(r.released_at, '-infinity'), 1 from private.popular_release r
    union all
    select 'geocoding', count(*) > 0, min(c.updated_at), count(*) from public.place_requests p join public.camps c on c.id = p.camp_id
      where c.updated_at < now() - interval '1 day'
  )
  select name, case
      when name = 'backup' and since is null then 'unknown'
      -- Rights to see other people's sessions are the host's to give.
      when name = 'transactions' and not pg_has_role(current_user, 'pg_read_all_stats', 'member') then 'unknown'
      when is_late then 'late' else 'ok' end,
    since, n
  from checks
$$;

-- For reviewers.
create function public.house() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.reviewer();
  return jsonb_build_object(
    'checked_at', now(),
    'checks', (select jsonb_agg(jsonb_build_object('name', h.name, 'state', h.state, 'since', h.since, 'count', h.n)) from private.house_checks() h),
    'sources', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'label', s.label, 'kind', s.kind, 'is_on', s.is_on, 'last_ok_at', s.last_ok_at,
      'failures', s.failures, 'last_problem', s.last_problem, 'cadence_hours', s.cadence_hours) order by s.failures desc, s.last_ok_at nulls first, s.id), '[]')
      from private.sources s),
    'freshness', (select jsonb_build_object(
        'dates', jsonb_build_object('fresh', count(*) filter (where dates = 'fresh'), 'aging', count(*) filter (where dates = 'aging'),
          'old', count(*) filter (where dates = 'old'), 'unchecked', count(*) filter (where dates = 'unchecked')),
        'price', jsonb_build_object('fresh', count(*) filter (where price = 'fresh'), 'aging', count(*) filter (where price = 'aging'),
          'old', count(*) filter (where price = 'old'), 'unchecked', count(*) filter (where price = 'unchecked')),
        'seats', jsonb_build_object('open', count(*) filter (where seats = 'open'), 'few', count(*) filter (where seats = 'few'),
          'waitlist', count(*) filter (where seats = 'waitlist'), 'full', count(*) filter (where seats = 'full'),
          'unknown', count(*) filter (where seats is null)))
      from (select private.freshness(c.dates_checked_on, s.starts_on, s.ends_on) as dates, private.freshness(c.price_checked_on, s.starts_on, s.ends_on) as price,
          case when c.seats_said_on >= private.today() - 7 then c.seats end as seats
        from public.camps c join public.seasons s on s.id = c.season_id and s.deleted_at is null
        where c.deleted_at is null and s.ends_on >= private.today()) live),
    'mail', (select jsonb_build_object('waiting', count(*) filter (where m.state = 'waiting'), 'oldest_due_at', min(m.due_at) filter (where m.state = 'waiting'),
        'given_up', count(*) filter (where m.state = 'given_up'), 'stopped', (select count(*) from private.mail_addresses a where a.stopped_at is not null))
      from private.mail_jobs m));
end
$$;

-- For anybody, as a monitor asks: what is late, and for how many seconds. No number of anything else.
create function public.health() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('ok', coalesce(bool_and(h.state <> 'late'), false), 'checks', jsonb_agg(jsonb_build_object('name', h.name, 'state', h.state,
    'seconds', case when h.state = 'late' then round(extract(epoch from now() - h.since)) end) order by h.name))
  from private.house_checks() h
$$;

revoke all on function public.note_backup(), private.freshness(date, date, date), private.business_days(timestamptz), private.house_checks(interval),
  public.house(), public.health() from public, anon, authenticated, service_role;
grant execute on function public.note_backup() to service_role;
grant execute on function public.house() to authenticated;
grant execute on function public.health() to anon, authenticated, service_role;
