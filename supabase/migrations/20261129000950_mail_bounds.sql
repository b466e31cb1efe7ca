-- How often a mailbox is written to, whatever spelling of its address is typed into a form; and whom a claim speaks for once somebody
-- else answers for its camp.

-- 'Ann.Lee+camps@gmail.com' is read where 'annlee@gmail.com' is. To count mails only: a mail goes to the address as it was typed, and
-- what was stopped is the address that said so.
create function private.mailbox(address text) returns text
language sql immutable set search_path = '' as $$
  select case when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com' else name || '@' || host end
  from (select regexp_replace(split_part(a, '@', 1), '\+.*$', '') as name, split_part(a, '@', 2) as host from lower(trim(address)) a) parts
$$;

alter table private.mail_jobs add column mailbox_hash bytea;
update private.mail_jobs j set mailbox_hash = case when j.to_address is null then j.to_hash else private.address_hash(private.mailbox(j.to_address)) end;
create function private.set_mailbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.mailbox_hash := coalesce(private.address_hash(private.mailbox(new.to_address)), new.to_hash);
  return new;
end
$$;
create trigger set_mailbox before insert on private.mail_jobs for each row execute function private.set_mailbox();

-- As before, but by mailbox, with at most four receipts a day beside that one to a mailbox that has answered: anybody may type its address.
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

-- The camps that a mailed link speaks for. A claim that was mailed before somebody else answered for its camp speaks for it no more.
create or replace function private.link_camps(link private.mail_links) returns setof text
language sql stable security definer set search_path = '' as $$
  select link.subject where link.kind = 'claim' and not exists (
    select from private.camp_addresses() a left join private.camp_contacts k on k.camp_id = a.camp_id
    where a.camp_id = link.subject and a.address_hash <> link.address_hash and coalesce(k.since, a.live_since) > link.created_at)
  union
  select a.camp_id from private.camp_addresses() a where link.kind in ('listings', 'claim') and a.address_hash = link.address_hash
$$;

-- As before; and who answered for a camp is forgotten 400 days after its season.
create or replace function private.forget_mails() returns void
language sql security definer set search_path = '' as $$
  delete from private.mail_jobs where state <> 'waiting' and greatest(created_at, sent_at) <= now() - interval '30 days';
  delete from private.mail_links where created_at <= now() - case kind when 'lost_link' then interval '1 day'
    when 'stop' then interval '400 days' else interval '120 days' end;
  delete from private.still_right_rounds where queued_on <= (now() - interval '400 days')::date;
  delete from private.mail_addresses where stopped_at is null and coalesce(greatest(first_sent_at, answered_at), '-infinity') <= now() - interval '400 days';
  delete from private.camp_contacts k using public.camps c, public.seasons s
  where c.id = k.camp_id and s.id = c.season_id and s.ends_on <= private.today() - 400;
$$;

revoke all on function private.mailbox(text), private.set_mailbox() from public, anon, authenticated, service_role;
