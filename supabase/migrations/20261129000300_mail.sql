-- Mail. A mail is written by the transaction that causes it, as a job: a verdict and its mail cannot part. What sends mails
-- (supabase/functions/send-mail, each minute) claims jobs, sends them, and says what became of each.
--
-- Nothing is lost: a job stays until its mail was taken, or five waits were in vain. A mail is sent twice in one window only: between
-- its last byte and mail_done, when the sender dies or its connection is cut. After 15 minutes such a job is claimed again, with the
-- same id: an HTTP service that knows it (idempotency-key) sends nothing twice, and an SMTP server gets the same Message-ID.

create table private.mail_jobs (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('received', 'asked', 'live', 'refused', 'lost_link', 'still_right', 'claim')),
  to_hash bytea not null check (octet_length(to_hash) = 32),
  -- Of all spellings of an address together (private.mailbox).
  mailbox_hash bytea,
  -- Gone when the mail was sent or given up, as is `data`.
  to_address text,
  -- submission_id, camp_id, and the sender's words: name, note.
  data jsonb not null default '{}',
  due_at timestamptz not null default now(),
  -- How often it was claimed.
  tries integer not null default 0,
  claimed_at timestamptz,
  sent_at timestamptz,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'given_up')),
  -- Never a server's own text, which may hold an address. setup: our key, sender or server; superseded: a newer mail says more.
  last_problem text check (last_problem in ('connection', 'busy', 'content', 'setup', 'bounce', 'stopped', 'superseded')),
  created_at timestamptz not null default now(),
  check ((state = 'waiting') = (to_address is not null)),
  check ((state = 'sent') = (sent_at is not null))
);
create index mail_jobs_due_idx on private.mail_jobs (due_at) where state = 'waiting';
create index mail_jobs_address_idx on private.mail_jobs (to_hash, kind);

-- What an address has had and said. `answered_at`: a link of a mail was followed and a button pressed, so that somebody reads them.
create table private.mail_addresses (
  address_hash bytea primary key check (octet_length(address_hash) = 32),
  first_sent_at timestamptz,
  answered_at timestamptz,
  stopped_at timestamptz,
  stopped_for text check (stopped_for in ('bounce', 'complaint', 'unsubscribed')),
  check ((stopped_at is null) = (stopped_for is null))
);

-- What a mailed link opens. Only the hash: who reads the table opens nothing. `stop` tokens travel in the address, where logs see
-- them, so they can do nothing but stop mail.
create table private.mail_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  kind text not null check (kind in ('listings', 'claim', 'lost_link', 'stop')),
  -- The camp of a claim, and the address that becomes its contact.
  subject text collate "C",
  address text,
  address_hash bytea not null check (octet_length(address_hash) = 32),
  created_at timestamptz not null default now(),
  used_at timestamptz,
  -- What a lost link was used for: the same once more is the repeat of a lost response.
  used_with jsonb,
  check ((kind = 'claim') = (subject is not null) and (kind = 'claim') = (address is not null))
);
create index mail_links_created_idx on private.mail_links (created_at);

-- Who answers for a camp that we found elsewhere: whoever claimed it. No foreign key: a camp is never removed.
create table private.camp_contacts (
  camp_id text collate "C" primary key,
  address text not null,
  since timestamptz not null default now()
);

-- Which of the two questions before a season an address has had.
create table private.still_right_rounds (
  address_hash bytea not null,
  season_id text collate "C" not null,
  round text not null check (round in ('two_months', 'two_weeks')),
  queued_on date not null,
  primary key (address_hash, season_id, round)
);

do $$
declare
  kept text;
begin
  foreach kept in array array['private.mail_jobs', 'private.mail_addresses', 'private.mail_links', 'private.camp_contacts',
    'private.still_right_rounds'] loop
    execute format('alter table %s enable row level security', kept);
    execute format('alter table %s force row level security', kept);
    execute format('create policy "the owner keeps everything" on %s to current_user using (true) with check (true)', kept);
    execute format('revoke all on %s from public, anon, authenticated, service_role', kept);
  end loop;
end
$$;

-- With the pepper, so that an address cannot be found again by hashing all addresses.
create function private.address_hash(address text) returns bytea
language sql stable security definer set search_path = '' as $$
  select sha256(p.value || convert_to(lower(trim(address)), 'utf8')) from private.pepper p
$$;

-- 'Ann.Lee+camps@gmail.com' is read where 'annlee@gmail.com' is. To count mails only: a mail goes to the address as it was typed, and
-- what was stopped is the address that said so.
create function private.mailbox(address text) returns text
language sql immutable set search_path = '' as $$
  select case when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com' else name || '@' || host end
  from (select regexp_replace(split_part(a, '@', 1), '\+.*$', '') as name, split_part(a, '@', 2) as host from lower(trim(address)) a) parts
$$;

create function private.set_mailbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.mailbox_hash := coalesce(private.address_hash(private.mailbox(new.to_address)), new.to_hash);
  return new;
end
$$;
create trigger set_mailbox before insert on private.mail_jobs for each row execute function private.set_mailbox();

-- 32 random bytes in base64url; gen_random_uuid has 122 random bits.
create function private.new_token() returns text
language sql volatile set search_path = '' as $$
  select translate(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'utf8')), 'base64'), '+/=', '-_')
$$;

create function private.new_mail_link(kind text, subject text, address_hash bytea, address text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  token text := private.new_token();
begin
  insert into private.mail_links (token_hash, kind, subject, address_hash, address)
  values (sha256(convert_to(token, 'utf8')), new_mail_link.kind, new_mail_link.subject, new_mail_link.address_hash, new_mail_link.address);
  return token;
end
$$;

create function private.link_life(kind text) returns interval
language sql immutable set search_path = '' as $$
  select case kind when 'lost_link' then interval '1 day' when 'stop' then interval '400 days' else interval '120 days' end
$$;

-- The link, as long as it lives. Else a row of nulls.
create function private.mail_link(token text) returns private.mail_links
language sql stable security definer set search_path = '' as $$
  select l from private.mail_links l
  where l.token_hash = sha256(convert_to(coalesce(token, ''), 'utf8'))
    and l.created_at > now() - private.link_life(l.kind)
$$;

create function private.queue_mail(kind text, address text, data jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into private.mail_jobs (kind, to_hash, to_address, data)
  values (queue_mail.kind, private.address_hash(address), trim(address), jsonb_strip_nulls(queue_mail.data))
$$;

-- The event of a submission and its mail are one transaction. A mail that still waits is superseded: a new address may get one a
-- day, and that one should say how things stand.
create function private.mail_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  s public.camp_submissions;
  kind text := case new.what when 'received' then 'received' when 'changes_requested' then 'asked' when 'approved' then 'live'
    when 'rejected' then 'refused' end;
begin
  if new.what = 'withdrawn' then
    update private.mail_jobs j set state = 'given_up', to_address = null, data = '{}', last_problem = 'superseded'
    where j.state = 'waiting' and j.claimed_at is null and j.data ->> 'submission_id' = new.submission_id::text;
  end if;
  select * into s from public.camp_submissions c where c.id = new.submission_id;
  if kind is null or s.email is null then
    return null;
  end if;
  update private.mail_jobs j set state = 'given_up', to_address = null, data = '{}', last_problem = 'superseded'
  where j.state = 'waiting' and j.claimed_at is null and j.data ->> 'submission_id' = s.id::text;
  perform private.queue_mail(kind, s.email, jsonb_build_object('submission_id', s.id, 'name', s.camp_provider_name,
    'note', new.detail ->> 'note'));
  return null;
end
$$;
create trigger mail_event after insert on private.submission_events
for each row when (new.what in ('received', 'changes_requested', 'approved', 'rejected', 'withdrawn'))
execute function private.mail_event();

-- The address that answers for each camp: who claimed it, else who sent its listing.
create function private.camp_addresses()
returns table (camp_id text, season_id text, address text, address_hash bytea, live_since timestamptz)
language sql stable security definer set search_path = '' as $$
  select c.id, c.season_id, coalesce(k.address, s.email), private.address_hash(coalesce(k.address, s.email)), m.live_since
  from public.camps c
  left join private.camp_contacts k on k.camp_id = c.id
  left join private.submission_camps m on m.camp_id = c.id
  left join public.camp_submissions s on s.id = m.submission_id and s.status <> 'withdrawn'
  where coalesce(k.address, s.email) is not null
$$;

-- Jobs to send now, at most `batch`, marked and answered in one transaction: two senders never get the same. To a mailbox from which
-- nobody has pressed a button goes one mail a day, whoever typed it into a form, and none with words of the sender's; one that has
-- answered gets at most four receipts a day beside that one, for anybody may type its address. A lost link was asked for and has a bound of its own.
create function public.claim_mails(batch integer default 20) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  claimed jsonb;
begin
  -- Two claims at once would both see an address that has had no mail today.
  perform pg_advisory_xact_lock(hashtextextended('private.mail_jobs', 0));
  update private.mail_jobs j set state = 'given_up', to_address = null, data = '{}', last_problem = 'stopped'
  from private.mail_addresses a
  where j.state = 'waiting' and a.address_hash = j.to_hash and a.stopped_at is not null
    -- Somebody at this address has asked for a link before; else a stranger may go on asking.
    and not (j.kind = 'lost_link' and a.stopped_for = 'unsubscribed' and a.answered_at is not null);
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
    from private.mail_jobs o where o.kind <> 'lost_link'
      and (o.sent_at > now() - interval '1 day' or o.state = 'waiting' and o.claimed_at > now() - interval '15 minutes')
    group by o.mailbox_hash
  ), open as (
    select j.id, j.kind, j.mailbox_hash, j.due_at,
      a.answered_at is not null and (j.kind <> 'received'
        or coalesce(b.receipts, 0) + row_number() over (partition by j.mailbox_hash, j.kind order by j.due_at, j.id) <= 4)
        or j.kind = 'lost_link' as is_free,
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
      'words', case when a.answered_at is null then '{}' else t.data - array['submission_id', 'camp_id'] end,
      'token', private.new_mail_link(case when t.kind in ('claim', 'lost_link') then t.kind else 'listings' end,
        t.data ->> 'camp_id', t.to_hash, case t.kind when 'claim' then t.to_address end),
      'stop_token', private.new_mail_link('stop', null, t.to_hash, null)) order by t.due_at, t.id)
    into claimed
  from taken t left join private.mail_addresses a on a.address_hash = t.to_hash;
  return coalesce(claimed, '[]');
end
$$;

-- Why an address gets no more mail. A bounce or complaint outweighs what was said before.
create function private.stop_hash(hash bytea, why text) returns void
language sql security definer set search_path = '' as $$
  insert into private.mail_addresses as a (address_hash, stopped_at, stopped_for) values (hash, now(), why)
  on conflict (address_hash) do update set stopped_at = excluded.stopped_at, stopped_for = excluded.stopped_for
  where a.stopped_at is null or excluded.stopped_for <> 'unsubscribed'
$$;

-- What became of a claimed mail. sent; later: no answer or a 4xx, again after 5 minutes, 30 minutes, 2, 8 and 24 hours, then given
-- up; refused: the address takes no mail and gets none any more; failed: this mail is not taken by anybody.
create function public.mail_done(id uuid, outcome text, problem text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  j private.mail_jobs;
  waits constant interval[] := array['5 minutes', '30 minutes', '2 hours', '8 hours', '24 hours'];
begin
  if outcome is null or outcome not in ('sent', 'later', 'refused', 'failed') then
    raise exception 'outcome is sent, later, refused or failed' using errcode = 'invalid_parameter_value';
  end if;
  select * into j from private.mail_jobs m where m.id = mail_done.id for update;
  -- A sender that was thought dead may speak late: sent is the truth in any case, everything else is known already.
  if j.id is null or j.state = 'sent' or (j.state = 'given_up' and outcome <> 'sent') then
    return;
  end if;
  if outcome = 'sent' then
    insert into private.mail_addresses as a (address_hash, first_sent_at) values (j.to_hash, now())
    on conflict (address_hash) do update set first_sent_at = coalesce(a.first_sent_at, now());
    update private.mail_jobs m set state = 'sent', sent_at = now(), to_address = null, data = '{}', last_problem = null
    where m.id = j.id;
  elsif outcome = 'later' and j.tries <= 5 then
    update private.mail_jobs m set claimed_at = null, due_at = now() + waits[greatest(j.tries, 1)], last_problem = problem
    where m.id = j.id;
  else
    if outcome = 'refused' then
      perform private.stop_hash(j.to_hash, 'bounce');
    end if;
    update private.mail_jobs m set state = 'given_up', to_address = null, data = '{}',
      last_problem = case outcome when 'refused' then 'bounce' else coalesce(problem, 'content') end
    where m.id = j.id;
  end if;
end
$$;

-- A bounce or complaint that the mail service reports.
create function public.stop_address(address text, why text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if why is null or why not in ('bounce', 'complaint') then
    raise exception 'why is bounce or complaint' using errcode = 'invalid_parameter_value';
  end if;
  perform private.stop_hash(private.address_hash(address), why);
end
$$;

-- By the link in a mail, or its one-click header. False starts again what its reader has stopped. The answer is the same for
-- every token.
create function public.stop_mail(token text, stops boolean default true) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link private.mail_links := private.mail_link(token);
begin
  if link.kind = 'stop' and stops then
    perform private.stop_hash(link.address_hash, 'unsubscribed');
  elsif link.kind = 'stop' then
    update private.mail_addresses a set stopped_at = null, stopped_for = null
    where a.address_hash = link.address_hash and a.stopped_for = 'unsubscribed';
  end if;
  return jsonb_build_object('outcome', case when stops then 'stopped' else 'started' end);
end
$$;

-- Somebody has pressed a button behind a link that only this address got.
create function private.address_answered(hash bytea) returns void
language sql security definer set search_path = '' as $$
  insert into private.mail_addresses as a (address_hash, answered_at) values (hash, now())
  on conflict (address_hash) do update set answered_at = excluded.answered_at
$$;

-- A lost private link: mailed to the address of the listing, whoever asks. Everybody gets the same answer; one mail a day, and one
-- more for each that was used: its phone may have died before it kept what the link gave it.
create function public.request_submission_link(email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  no_turn jsonb := private.take_turn(false);
  hash bytea := private.address_hash(email);
begin
  if no_turn is not null then
    raise exception 'Too many from this address' using errcode = 'PT429', hint = no_turn ->> 'seconds';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('private.mail_jobs', 0));
  if char_length(email) <= 320 and exists (select from public.camp_submissions s
      where lower(s.email) = lower(trim(request_submission_link.email)) and s.status <> 'withdrawn')
    and (select count(*) from private.mail_jobs j where j.to_hash = hash and j.kind = 'lost_link'
      and j.state <> 'given_up' and j.created_at > now() - interval '1 day')
    <= (select count(*) from private.mail_links l where l.address_hash = hash and l.kind = 'lost_link'
      and l.used_at > now() - interval '1 day') then
    perform private.queue_mail('lost_link', request_submission_link.email, '{}');
  end if;
  return '{"outcome": "asked"}';
end
$$;
create index camp_submissions_email_idx on public.camp_submissions (lower(email));

-- The submissions that a lost link opens: the latest 10 of its address.
create function private.lost_submissions(hash bytea) returns setof public.camp_submissions
language sql stable security definer set search_path = '' as $$
  select s from public.camp_submissions s
  where s.email is not null and s.status <> 'withdrawn' and private.address_hash(s.email) = hash
  order by s.received_at desc, s.id limit 10
$$;

create function public.mailed_submissions(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when l.kind is distinct from 'lost_link' then '{"outcome": "unknown"}'
    when l.used_at is not null then '{"outcome": "used"}'
    else jsonb_build_object('outcome', 'here', 'submissions', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.camp_provider_name, 'status', s.status)
        order by s.received_at desc, s.id), '[]') from private.lost_submissions(l.address_hash) s)) end
  from private.mail_link(token) l
$$;

-- Gives the submissions of a lost link to the phone that opened it. `secrets`: {"<submission>": a new secret, made on the phone}.
-- The old link of each stops working, and with it a phone that had it: who reads the mail decides, for whoever lost a link may
-- have lost it to somebody. Once; the same once more is the repeat of a response that was lost.
create function public.redeem_mail_link(token text, secrets jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link private.mail_links;
  sent jsonb;
begin
  if jsonb_typeof(secrets) is distinct from 'object' or secrets = '{}' or exists (
    select from jsonb_each(secrets) e where jsonb_typeof(e.value) <> 'string' or e.value #>> '{}' !~ '^[A-Za-z0-9_-]{43}$') then
    raise exception 'secrets are 32 bytes in base64url, by submission' using errcode = 'invalid_parameter_value';
  end if;
  sent := (select jsonb_object_agg(e.key, encode(sha256(convert_to(e.value #>> '{}', 'utf8')), 'hex')) from jsonb_each(secrets) e);
  perform pg_advisory_xact_lock(hashtextextended('private.mail_links', 0));
  link := private.mail_link(token);
  if link.kind is distinct from 'lost_link' then
    return '{"outcome": "unknown"}';
  elsif link.used_at is not null then
    return jsonb_build_object('outcome', case when link.used_with = sent then 'done' else 'used' end);
  end if;
  update public.camp_submissions c set secret_hash = decode(sent ->> c.id::text, 'hex')
  where sent ? c.id::text and c.id in (select s.id from private.lost_submissions(link.address_hash) s);
  if not found then
    return '{"outcome": "unknown"}';
  end if;
  update private.mail_links l set used_at = now(), used_with = sent where l.token_hash = link.token_hash;
  perform private.address_answered(link.address_hash);
  return '{"outcome": "done"}';
end
$$;

-- The camps that a mailed link speaks for. A claim that was mailed before somebody else answered for its camp speaks for it no more.
create function private.link_camps(link private.mail_links) returns setof text
language sql stable security definer set search_path = '' as $$
  select link.subject where link.kind = 'claim' and not exists (
    select from private.camp_addresses() a left join private.camp_contacts k on k.camp_id = a.camp_id
    where a.camp_id = link.subject and a.address_hash <> link.address_hash and coalesce(k.since, a.live_since) > link.created_at)
  union
  select a.camp_id from private.camp_addresses() a where link.kind in ('listings', 'claim') and a.address_hash = link.address_hash
$$;

-- Whether the last word about a camp is its provider's "not this year".
create function private.is_not_this_year(camp_id text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select e.what = 'not_this_year' from private.submission_events e where e.camp_id = is_not_this_year.camp_id
    and e.what in ('not_this_year', 'still_right', 'archived', 'restored', 'updated', 'taken') order by e.id desc limit 1), false)
$$;
create index submission_events_camp_idx on private.submission_events (camp_id, id);

-- What the page behind a mailed link shows: the coming and running camps of its address, as the list has them. Reading changes
-- nothing: programs look at each link of a mail before people do.
create function public.still_right(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when l.kind is null or l.kind not in ('listings', 'claim') then '{"outcome": "unknown"}'
    else jsonb_build_object('outcome', 'here', 'kind', l.kind, 'camps', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.camp_provider_name, 'season', s.label,
          'dates', c.camp_dates, 'hours', c.camps_hours, 'price', c.price, 'website', c.website_url,
          'seats', c.seats, 'seats_on', c.seats_said_on,
          'checked_on', case when c.dates_checked_by = 'provider' then c.dates_checked_on end,
          'is_off', c.deleted_at is not null,
          'has_listing', exists (select from private.submission_camps m where m.camp_id = c.id),
          'is_claimed', exists (select from private.camp_contacts k where k.camp_id = c.id
            and private.address_hash(k.address) = l.address_hash)) order by s.starts_on, c.id), '[]')
      from public.camps c join public.seasons s on s.id = c.season_id
      where c.id in (select private.link_camps(l)) and s.ends_on >= private.today()
        and (c.deleted_at is null or private.is_not_this_year(c.id)))) end
  from private.mail_link(token) l
$$;

-- The link, where it speaks for the camp and the camp may be answered for; else an error. Locks the camp.
create function private.answering_link(token text, camp_id text) returns private.mail_links
language plpgsql security definer set search_path = '' as $$
declare
  link private.mail_links := private.mail_link(token);
  gone timestamptz;
begin
  if link.kind is null or not exists (select from private.link_camps(link) c where c = answering_link.camp_id) then
    raise exception 'This link does not open this' using errcode = 'PT403';
  end if;
  select c.deleted_at into gone from public.camps c where c.id = answering_link.camp_id for update;
  if gone is not null and not private.is_not_this_year(answering_link.camp_id) then
    raise exception 'This camp is not in the list' using errcode = 'PT409';
  end if;
  perform private.address_answered(link.address_hash);
  return link;
end
$$;

-- right: dates, hours and price are as the list has them; it takes back "not this year", too. not_this_year: out of the list.
-- mine: whoever got a claim answers for the camp from now on. Answers what still_right answers.
create function public.answer_still_right(token text, camp_id text, answer text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  today date := private.today();
  link private.mail_links;
  said text;
begin
  if answer is null or answer not in ('right', 'not_this_year', 'mine') then
    raise exception 'answer is right, not_this_year or mine' using errcode = 'invalid_parameter_value';
  end if;
  -- A mail about a listing that is not in the list yet: only that somebody reads this address.
  if camp_id is null and answer = 'mine' then
    link := private.mail_link(token);
    if link.kind is distinct from 'listings' then
      raise exception 'This link does not open this' using errcode = 'PT403';
    end if;
    perform private.address_answered(link.address_hash);
    return public.still_right(token);
  end if;
  link := private.answering_link(token, answer_still_right.camp_id);
  if answer = 'right' then
    update public.camps c set deleted_at = null, dates_checked_on = today, dates_checked_by = 'provider',
      price_checked_on = case when c.price is not null then today end,
      price_checked_by = case when c.price is not null then 'provider' end
    where c.id = answer_still_right.camp_id and (c.deleted_at is not null
      or (c.dates_checked_on, c.dates_checked_by) is distinct from (today, 'provider')
      or c.price is not null and (c.price_checked_on, c.price_checked_by) is distinct from (today, 'provider'));
    said := 'still_right';
  elsif answer = 'not_this_year' then
    update public.camps c set deleted_at = now() where c.id = answer_still_right.camp_id and c.deleted_at is null;
    said := 'not_this_year';
  elsif link.kind = 'claim' and link.subject = answer_still_right.camp_id then
    insert into private.camp_contacts as k (camp_id, address) values (link.subject, link.address)
    on conflict (camp_id) do update set address = excluded.address, since = now() where k.address <> excluded.address;
    said := 'claimed';
  else
    raise exception 'This link does not open this' using errcode = 'PT403';
  end if;
  -- A press that changed nothing says nothing.
  if found then
    insert into private.submission_events (camp_id, what) values (answer_still_right.camp_id, said);
  end if;
  return public.still_right(token);
end
$$;

-- Free places in one tap, as of today.
create function public.say_seats(token text, camp_id text, seats text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  today date := private.today();
  link private.mail_links;
begin
  if say_seats.seats is null or say_seats.seats not in ('open', 'few', 'waitlist', 'full') then
    raise exception 'seats are open, few, waitlist or full' using errcode = 'invalid_parameter_value';
  end if;
  link := private.answering_link(token, say_seats.camp_id);
  update public.camps c set seats = say_seats.seats, seats_said_on = today
  where c.id = say_seats.camp_id and (c.seats, c.seats_said_on) is distinct from (say_seats.seats, today);
  if found then
    insert into private.submission_events (camp_id, what, detail)
    values (say_seats.camp_id, 'seats_said', jsonb_build_object('seats', say_seats.seats));
  end if;
  return public.still_right(token);
end
$$;

-- Asks whoever answers at an address, found on the provider's own page, whether a camp of the list is theirs.
create function public.offer_claim(camp_id text, email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  reviewer uuid := private.reviewer();
  hash bytea := private.address_hash(email);
begin
  if email is null or char_length(email) > 320
    or email !~ '^[A-Za-z0-9_+-]+(\.[A-Za-z0-9_+-]+)*@[A-Za-z0-9]+([.-][A-Za-z0-9]+)*\.[A-Za-z]{2,}$' then
    raise exception 'Please enter a valid email' using errcode = 'invalid_parameter_value';
  end if;
  if not exists (select from public.camps c where c.id = offer_claim.camp_id and c.deleted_at is null) then
    raise exception 'There is no such camp' using errcode = 'PT404';
  end if;
  if exists (select from private.mail_addresses a where a.address_hash = hash and a.stopped_at is not null) then
    return '{"outcome": "stopped"}';
  end if;
  if exists (select from private.mail_jobs j where j.to_hash = hash and j.kind = 'claim' and j.data ->> 'camp_id' = offer_claim.camp_id
    and j.state = 'waiting') then
    return '{"outcome": "known"}';
  end if;
  perform private.queue_mail('claim', email, jsonb_build_object('camp_id', offer_claim.camp_id, 'name',
    (select c.camp_provider_name from public.camps c where c.id = offer_claim.camp_id)));
  return '{"outcome": "queued"}';
end
$$;

-- Once a day: asks two months and two weeks before a season begins, one mail to an address for all its camps. Not about what its
-- provider confirmed, or what came into the list, within 30 days.
create function private.queue_still_right(day date) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  queued integer;
begin
  with wanted as (
    select distinct on (a.address_hash, a.season_id) a.address, a.address_hash, a.season_id,
      case when day < s.starts_on - 14 then 'two_months' else 'two_weeks' end as round
    from private.camp_addresses() a join public.camps c on c.id = a.camp_id join public.seasons s on s.id = a.season_id
    where c.deleted_at is null and not c.is_sample and day between s.starts_on - 60 and s.starts_on - 1
      and (c.dates_checked_by is distinct from 'provider' or c.dates_checked_on <= day - 30)
      and (a.live_since is null or a.live_since < day - 30)
    order by a.address_hash, a.season_id, a.camp_id
  ), fresh as (
    insert into private.still_right_rounds (address_hash, season_id, round, queued_on)
    select w.address_hash, w.season_id, w.round, day from wanted w
    on conflict do nothing returning address_hash, season_id
  ), jobs as (
    insert into private.mail_jobs (kind, to_hash, to_address)
    select distinct on (w.address_hash) 'still_right', w.address_hash, trim(w.address)
    from wanted w join fresh f using (address_hash, season_id)
    where not exists (select from private.mail_addresses m where m.address_hash = w.address_hash and m.stopped_at is not null)
    order by w.address_hash
    returning 1
  )
  select count(*) into queued from jobs;
  return queued;
end
$$;

-- Once a day. Of a mail that was sent or given up its kind, time and hashed address stay for 30 days; the addresses are gone already.
-- What bounced, complained or unsubscribed stays stopped; other addresses without a job for 400 days are forgotten, and who answered
-- for a camp 400 days after its season.
create function private.forget_mails() returns void
language sql security definer set search_path = '' as $$
  delete from private.mail_jobs where state <> 'waiting' and greatest(created_at, sent_at) <= now() - interval '30 days';
  delete from private.mail_links where created_at <= now() - private.link_life(kind);
  delete from private.still_right_rounds where queued_on <= (now() - interval '400 days')::date;
  delete from private.mail_addresses where stopped_at is null and coalesce(greatest(first_sent_at, answered_at), '-infinity') <= now() - interval '400 days';
  delete from private.camp_contacts k using public.camps c, public.seasons s
  where c.id = k.camp_id and s.id = c.season_id and s.ends_on <= private.today() - 400;
$$;

revoke all on function private.mailbox(text), private.set_mailbox(),
  private.address_hash(text), private.new_token(), private.new_mail_link(text, text, bytea, text), private.link_life(text), private.mail_link(text),
  private.queue_mail(text, text, jsonb), private.mail_event(), private.camp_addresses(), public.claim_mails(integer), private.stop_hash(bytea, text),
  public.mail_done(uuid, text, text), public.stop_address(text, text), public.stop_mail(text, boolean), private.address_answered(bytea),
  public.request_submission_link(text), private.lost_submissions(bytea), public.mailed_submissions(text),
  public.redeem_mail_link(text, jsonb), private.link_camps(private.mail_links), private.is_not_this_year(text), public.still_right(text),
  private.answering_link(text, text), public.answer_still_right(text, text, text), public.say_seats(text, text, text),
  public.offer_claim(text, text), private.queue_still_right(date), private.forget_mails()
  from public, anon, authenticated, service_role;
grant execute on function public.stop_mail(text, boolean), public.request_submission_link(text), public.mailed_submissions(text),
  public.redeem_mail_link(text, jsonb), public.still_right(text), public.answer_still_right(text, text, text),
  public.say_seats(text, text, text) to anon, authenticated;
grant execute on function public.offer_claim(text, text) to authenticated;
grant execute on function public.claim_mails(integer), public.mail_done(uuid, text, text), public.stop_address(text, text) to service_role;
