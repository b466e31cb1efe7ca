-- Alarms in what an operator watches: they must not be late, and push services must know our key.

-- One row for each thing that can go wrong in silence. `since`: the oldest that is late, or the last time all was well; `state` is
-- unknown where nothing is known, which is never the same as well.
create or replace function private.house_checks(longest_transaction interval default '1 minute') returns table (name text, state text, since timestamptz, n bigint)
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
    -- A sender runs each minute; ours is refused by a push service that does not know its key.
    select 'alarms', w.due_at < now() - interval '5 minutes' or r.refused_at > now() - interval '1 day',
      case when w.due_at < now() - interval '5 minutes' then w.due_at else r.refused_at end, w.n
      from (select min(a.due_at) as due_at, count(*) as n from private.alarms a where a.claimed_at is null and a.due_at <= now()) w,
        (select max(s.refused_at) as refused_at from private.alarm_sender s) r
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
