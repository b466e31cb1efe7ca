-- Mail for families who ask for it, to the confirmed address of their account: the evening before a sign-up opens, and a weekly
-- look. The server keeps days, and no camp; its name only where the family wants to read it in the mail.

create table private.family_mails (
  user_id uuid primary key references auth.users on delete cascade,
  weekly boolean not null,
  -- The last day on which a weekly mail makes sense.
  season_until date,
  -- The next Sunday, 17:00 in Atlanta.
  weekly_at timestamptz,
  updated_at timestamptz not null default now(),
  check (weekly = (weekly_at is not null) and weekly = (season_until is not null))
);
create index family_mails_weekly_idx on private.family_mails (weekly_at) where weekly;

create table private.opening_mails (
  user_id uuid not null references private.family_mails on delete cascade,
  -- No id of a camp, nor anything made from one: there are so few that it would be guessed.
  number smallint not null check (number between 1 and 60),
  mail_at timestamptz not null,
  opens_on date not null,
  -- After midnight in Atlanta; null where only the day is known.
  minutes integer check (minutes between 0 and 1439),
  name text check (char_length(name) <= 200),
  primary key (user_id, number)
);
create index opening_mails_due_idx on private.opening_mails (mail_at);

do $$
declare
  kept text;
begin
  foreach kept in array array['private.family_mails', 'private.opening_mails'] loop
    execute format('alter table %s enable row level security', kept);
    execute format('alter table %s force row level security', kept);
    execute format('create policy "the owner keeps everything" on %s to current_user using (true) with check (true)', kept);
    execute format('revoke all on %s from public, anon, authenticated, service_role', kept);
  end loop;
end
$$;

alter table private.mail_jobs drop constraint mail_jobs_kind_check, add constraint mail_jobs_kind_check
  check (kind in ('received', 'asked', 'live', 'refused', 'lost_link', 'still_right', 'claim', 'opening', 'weekly', 'pass'));
alter table private.mail_links drop constraint mail_links_kind_check, add constraint mail_links_kind_check
  check (kind in ('listings', 'claim', 'lost_link', 'stop', 'pass'));

-- What its own reader has asked for: by an account whose address is confirmed, by a payment, or by a form with a bound of its own. It
-- waits for no other mail and holds none up. Its words are the reader's, so they need no answer from this address first.
create function private.is_asked_for(kind text) returns boolean
language sql immutable set search_path = '' as $$
  select kind in ('lost_link', 'opening', 'weekly', 'pass')
$$;

-- Whoever switches mail off, or deletes the account, gets none that still waits.
create function private.drop_family_jobs() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.mail_jobs j set state = 'given_up', to_address = null, data = '{}', last_problem = 'superseded'
  where j.state = 'waiting' and j.claimed_at is null and j.data ->> 'user_id' = old.user_id::text;
  return null;
end
$$;
create trigger drop_family_jobs after delete on private.family_mails for each row execute function private.drop_family_jobs();

create function private.next_sunday(after timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select (case when t > local then t else t + interval '7 days' end) at time zone 'America/New_York'
  from (select after at time zone 'America/New_York' as local) l,
    lateral (select date_trunc('day', local) + make_interval(days => 7 - extract(isodow from local)::integer, hours => 17) as t) s
$$;

-- wish: {"weekly", "weekly_until": day or null, "openings": [{"opens_on", "minutes", "name"}]}, 60 at most. It takes the place of the
-- account's earlier one as a whole, and the same again changes nothing. A sign-up whose evening before is over is left out.
-- {"outcome"}: stored; unconfirmed: the account's address is not confirmed; unpaid; stopped, "on" and "why": this address gets no
-- mail, and nothing is kept. `resume` starts again what its reader has unsubscribed, and nothing that bounced or complained. An empty
-- wish is off, and costs nothing.
create function public.put_family_mails(wish jsonb, pass text default null, resume boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  is_weekly boolean;
  until date;
  openings jsonb := wish -> 'openings';
  hash bytea;
  stopped private.mail_addresses;
begin
  if me is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if jsonb_typeof(wish) is distinct from 'object' or jsonb_typeof(wish -> 'weekly') is distinct from 'boolean'
    or jsonb_typeof(openings) is distinct from 'array' or coalesce(wish ->> 'weekly_until', '2026-01-01') !~ '^\d{4}-\d\d-\d\d$' then
    raise exception 'A wish has weekly, weekly_until and openings' using errcode = 'invalid_parameter_value';
  end if;
  if jsonb_array_length(openings) > 60 or exists (
    select from jsonb_array_elements(openings) o where jsonb_typeof(o) <> 'object'
      or coalesce(o ->> 'opens_on', '') !~ '^\d{4}-\d\d-\d\d$'
      or coalesce(jsonb_typeof(o -> 'minutes'), 'null') not in ('null', 'number') or coalesce(o ->> 'minutes', '0') !~ '^\d{1,4}$'
      or coalesce(jsonb_typeof(o -> 'name'), 'null') not in ('null', 'string')) then
    raise exception 'An opening has opens_on, minutes and name, and there are 60 at most' using errcode = 'invalid_parameter_value';
  end if;
  perform private.take_hand_over_turn('family mails', 300);
  perform pg_advisory_xact_lock(hashtextextended('family mails ' || me, 0));
  until := (wish ->> 'weekly_until')::date;
  is_weekly := (wish ->> 'weekly')::boolean and coalesce(until >= private.today(), false);
  if greatest(until, (select max((o ->> 'opens_on')::date) from jsonb_array_elements(openings) o)) > private.today() + 400 then
    raise exception 'A day is within 400 days' using errcode = 'invalid_parameter_value';
  end if;
  if not is_weekly and openings = '[]' then
    delete from private.family_mails f where f.user_id = me;
    return '{"outcome": "stored"}';
  end if;

  select private.address_hash(u.email) into hash from auth.users u where u.id = me and u.email_confirmed_at is not null;
  if hash is null then
    return '{"outcome": "unconfirmed"}';
  end if;
  if not private.has_pass(put_family_mails.pass) then
    return '{"outcome": "unpaid"}';
  end if;
  if resume then
    update private.mail_addresses a set stopped_at = null, stopped_for = null
    where a.address_hash = hash and a.stopped_for = 'unsubscribed';
  end if;
  select * into stopped from private.mail_addresses a where a.address_hash = hash and a.stopped_at is not null;
  if stopped.address_hash is not null then
    delete from private.family_mails f where f.user_id = me;
    return jsonb_build_object('outcome', 'stopped', 'why', stopped.stopped_for,
      'on', (stopped.stopped_at at time zone 'America/New_York')::date);
  end if;

  insert into private.family_mails as f (user_id, weekly, season_until, weekly_at)
  values (me, is_weekly, case when is_weekly then until end, case when is_weekly then private.next_sunday(now()) end)
  on conflict (user_id) do update set weekly = excluded.weekly, season_until = excluded.season_until, updated_at = now(),
    -- One that is due stays due.
    weekly_at = case when is_weekly then coalesce(f.weekly_at, excluded.weekly_at) end;
  -- What is due and still wanted stays, for the sender may be late.
  delete from private.opening_mails m where m.user_id = me and (m.mail_at > now() or not exists (
    select from jsonb_array_elements(openings) o where (o ->> 'opens_on')::date = m.opens_on));
  insert into private.opening_mails (user_id, number, mail_at, opens_on, minutes, name)
  select me, free.number, n.mail_at, n.opens_on, n.minutes, n.name
  from (
    select row_number() over (order by position) as nth, mail_at, opens_on, minutes, name
    from jsonb_array_elements(openings) with ordinality e (o, position),
      lateral (select (o ->> 'opens_on')::date as opens_on, (o ->> 'minutes')::integer as minutes, o ->> 'name' as name) v,
      lateral (select (opens_on - 1 + time '19:00') at time zone 'America/New_York' as mail_at) w
    where mail_at > now()
  ) n join (
    select row_number() over (order by slot) as nth, slot as number
    from generate_series(1, 60) slot
    where not exists (select from private.opening_mails m where m.user_id = me and m.number = slot)
  ) free using (nth);
  return '{"outcome": "stored"}';
end
$$;

-- Each minute, before mails are claimed: what is due becomes a mail, all sign-ups of one day in one. A mail that comes too late says
-- nothing true any more.
create function private.queue_family_mails() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  openings integer;
  looks integer;
begin
  -- Two at once would both queue the same.
  perform pg_advisory_xact_lock(hashtextextended('family mails', 0));
  update private.mail_jobs j set state = 'given_up', to_address = null, data = '{}', last_problem = 'superseded'
  where j.state = 'waiting' and j.claimed_at is null and (j.kind = 'opening' and (j.data ->> 'opens_on')::date < private.today()
    or j.kind = 'weekly' and j.created_at <= now() - interval '2 days');
  with due as (
    delete from private.opening_mails m where m.mail_at <= now() returning m.*
  ), queued as (
    insert into private.mail_jobs (kind, to_hash, to_address, data)
    select 'opening', private.address_hash(u.email), trim(u.email), jsonb_build_object('user_id', d.user_id, 'opens_on', d.opens_on,
      'openings', jsonb_agg(jsonb_build_object('minutes', d.minutes, 'name', d.name) order by d.minutes nulls last, d.number))
    from due d join auth.users u on u.id = d.user_id
    where d.opens_on >= private.today() and u.email_confirmed_at is not null
    group by u.email, d.user_id, d.opens_on
    returning 1
  )
  select count(*) into openings from queued;
  update private.family_mails f set weekly = false, weekly_at = null, season_until = null
  where f.weekly and f.weekly_at <= now() and f.season_until < private.today();
  with due as (
    update private.family_mails f set weekly_at = private.next_sunday(now()) where f.weekly and f.weekly_at <= now() returning f.*
  ), queued as (
    insert into private.mail_jobs (kind, to_hash, to_address, data)
    select 'weekly', private.address_hash(u.email), trim(u.email), jsonb_build_object('user_id', d.user_id)
    from due d join auth.users u on u.id = d.user_id
    where u.email_confirmed_at is not null
    returning 1
  )
  select count(*) into looks from queued;
  return openings + looks;
end
$$;

-- As in 20261129000300_mail.sql, with what is asked for by its reader (is_asked_for), and its links.
create or replace function public.claim_mails(batch integer default 20) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  claimed jsonb;
begin
  -- Two claims at once would both see an address that has had no mail today.
  perform pg_advisory_xact_lock(hashtextextended('private.mail_jobs', 0));
  update private.mail_jobs j set state = 'given_up', to_address = null, data = '{}', last_problem = 'stopped'
  from private.mail_addresses a
  where j.state = 'waiting' and a.address_hash = j.to_hash and a.stopped_at is not null
    -- Somebody at this address has asked for a link before; else a stranger may go on asking. A pass was paid for.
    and not (a.stopped_for = 'unsubscribed' and (j.kind = 'pass' or j.kind = 'lost_link' and a.answered_at is not null));
  -- Forms by the dozen would else be a mail a day for weeks.
  update private.mail_jobs j set state = 'given_up', to_address = null, data = '{}', last_problem = 'superseded'
  from (select o.mailbox_hash, max(o.sent_at) as last_at from private.mail_jobs o where o.sent_at is not null group by o.mailbox_hash) written
  where j.state = 'waiting' and j.kind = 'received' and j.claimed_at is null and j.created_at <= now() - interval '3 days'
    and written.mailbox_hash = j.mailbox_hash and written.last_at > j.created_at;
  -- A mail at which its sender dies each time.
  update private.mail_jobs j set state = 'given_up', to_address = null, data = '{}', last_problem = 'connection'
  where j.state = 'waiting' and j.tries > 5 and j.claimed_at <= now() - interval '15 minutes';

  -- On its way, or sent within a day. By mailbox, for one may have thousands that wait.
  with busy as (
    select o.mailbox_hash, count(*) filter (where o.kind = 'received') as receipts
    from private.mail_jobs o where not private.is_asked_for(o.kind)
      and (o.sent_at > now() - interval '1 day' or o.state = 'waiting' and o.claimed_at > now() - interval '15 minutes')
    group by o.mailbox_hash
  ), open as (
    select j.id, j.kind, j.mailbox_hash, j.due_at,
      a.answered_at is not null and (j.kind <> 'received'
        or coalesce(b.receipts, 0) + row_number() over (partition by j.mailbox_hash, j.kind order by j.due_at, j.id) <= 4)
        or private.is_asked_for(j.kind) as is_free,
      b.mailbox_hash is not null as had_one
    from private.mail_jobs j left join private.mail_addresses a on a.address_hash = j.to_hash
      left join busy b on b.mailbox_hash = j.mailbox_hash
    where j.state = 'waiting' and j.due_at <= now()
      and (j.claimed_at is null or j.claimed_at <= now() - interval '15 minutes')
  ), ranked as (
    select *, row_number() over (partition by mailbox_hash, is_free order by due_at, id) as nth from open where is_free or not had_one
  ), taken as (
    update private.mail_jobs j set claimed_at = now(), tries = j.tries + 1
    where j.id in (select r.id from ranked r where r.is_free or r.nth = 1 order by r.due_at, r.id limit least(greatest(coalesce(batch, 20), 1), 100))
    returning j.*
  )
  select jsonb_agg(jsonb_build_object(
      'id', t.id, 'kind', t.kind, 'to', t.to_address,
      'is_first', a.first_sent_at is null,
      'words', case when a.answered_at is null and not private.is_asked_for(t.kind) then '{}' else t.data - array['submission_id', 'camp_id', 'user_id'] end,
      'token', case when t.kind not in ('opening', 'weekly') then
        private.new_mail_link(case when t.kind in ('claim', 'lost_link', 'pass') then t.kind else 'listings' end,
          t.data ->> 'camp_id', t.to_hash, case t.kind when 'claim' then t.to_address end) end,
      'stop_token', private.new_mail_link('stop', null, t.to_hash, null)) order by t.due_at, t.id)
    into claimed
  from taken t left join private.mail_addresses a on a.address_hash = t.to_hash;
  return coalesce(claimed, '[]');
end
$$;

revoke all on function private.is_asked_for(text), private.drop_family_jobs(), private.next_sunday(timestamptz),
  private.queue_family_mails(), public.put_family_mails(jsonb, text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.put_family_mails(jsonb, text, boolean) to authenticated;
