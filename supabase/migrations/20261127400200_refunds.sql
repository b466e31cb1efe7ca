-- Money that goes back: a refund or a dispute ends what a payment has featured, where nobody has to decide; else the reviewer sees
-- it beside the payment. And a stranger who submits under a buyer's address does not make the buyer's payment uncertain.
alter table private.payments
  -- Of the payment provider: what its refunds and disputes name. Null for what was recorded before this.
  add column payment_intent text unique check (char_length(payment_intent) between 1 and 255),
  add column reversed text check (reversed in ('refunded', 'partly_refunded', 'disputed')),
  add column reversed_at timestamptz;

-- The one submission a payment is for: the one it names, else the only one of its buyer. Anybody can submit under any address, so
-- one that a reviewer has approved counts before those that wait.
create or replace function private.paid_submission(payment jsonb) returns uuid
language sql stable security definer set search_path = '' as $$
  with meant as (
    select s.id, s.status = 'approved' as is_approved from public.camp_submissions s
    where s.status <> 'withdrawn' and case when payment ->> 'reference' is not null then s.id::text = lower(payment ->> 'reference')
      else lower(s.email) = lower(payment ->> 'email') end
  )
  select case when count(*) = 1 then (array_agg(id))[1] end from meant
  where is_approved or not exists (select from meant where is_approved)
$$;

-- As before, with the payment's `payment_intent`.
create or replace function public.record_payment(payment jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  submission uuid := private.paid_submission(payment);
  today date := (now() at time zone 'America/New_York')::date;
  upgraded text[];
begin
  insert into private.payments (event_id, checkout_id, paid_at, email, submission_id, plan, amount, currency, payment_intent)
  values (payment ->> 'event_id', payment ->> 'checkout_id', (payment ->> 'paid_at')::timestamptz, payment ->> 'email',
    submission, payment ->> 'plan', (payment ->> 'amount')::integer, payment ->> 'currency', payment ->> 'payment_intent')
  on conflict do nothing;
  if not found then
    return jsonb_build_object('outcome', 'known');
  end if;

  with upgrade as (
    update public.camps c set listing = 'featured'
    from private.submission_camps m join public.seasons k on k.id = m.season_id
    where m.submission_id = submission and c.id = m.camp_id and c.deleted_at is null and c.listing = 'basic'
      and k.ends_on >= today and (payment ->> 'plan' = 'year' or payment ->> 'plan' = k.break)
    returning c.id
  )
  select coalesce(array_agg(id order by id), '{}') into upgraded from upgrade;
  insert into private.submission_events (submission_id, camp_id, what, detail)
  select submission, camp_id, 'updated', jsonb_build_object('changes', jsonb_build_object('listing', 'featured'),
    'payment', payment ->> 'event_id')
  from unnest(upgraded) camp_id;
  return jsonb_build_object('outcome', 'recorded', 'submission_id', submission, 'camps', upgraded);
end
$$;

-- reversal: {payment_intent, reversed: 'refunded' | 'partly_refunded' | 'disputed', at}. Answers what became of it: {outcome:
-- 'known' | 'unknown' | 'recorded', camps: [ids that became basic]}. Only what this payment has featured ends, and only when all of
-- it goes back and no other payment stands for the same submission.
create function public.record_reversal(reversal jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  paid private.payments;
  ended text[];
begin
  select * into paid from private.payments p where p.payment_intent = reversal ->> 'payment_intent' for update;
  if not found then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  -- Events may come twice and late: what went back wholly does not become a part of it.
  if paid.reversed in (reversal ->> 'reversed', 'refunded', 'disputed') then
    return jsonb_build_object('outcome', 'known');
  end if;
  update private.payments p set reversed = reversal ->> 'reversed', reversed_at = (reversal ->> 'at')::timestamptz
    where p.event_id = paid.event_id;

  with lapsed as (
    update public.camps c set listing = 'basic'
    from private.submission_events e
    where e.submission_id = paid.submission_id and e.detail ->> 'payment' = paid.event_id
      and e.detail #>> '{changes,listing}' = 'featured' and c.id = e.camp_id and c.deleted_at is null and c.listing = 'featured'
      and reversal ->> 'reversed' <> 'partly_refunded'
      and not exists (select from private.payments o where o.submission_id = paid.submission_id and o.event_id <> paid.event_id
        and coalesce(o.reversed, 'partly_refunded') = 'partly_refunded')
    returning c.id
  )
  select coalesce(array_agg(id order by id), '{}') into ended from lapsed;
  insert into private.submission_events (submission_id, camp_id, what, detail)
  select paid.submission_id, camp_id, 'updated', jsonb_build_object('changes', jsonb_build_object('listing', 'basic'),
    'payment', paid.event_id, 'reversed', reversal ->> 'reversed')
  from unnest(ended) camp_id;
  return jsonb_build_object('outcome', 'recorded', 'camps', ended);
end
$$;

-- What the reviewer sees of it. is_certain: false where only the address of the buyer is the same. reversed: what went back.
create or replace function private.submission_payments(s public.camp_submissions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('at', p.paid_at, 'plan', p.plan, 'amount', p.amount, 'currency', p.currency,
    'is_certain', p.submission_id is not null, 'reversed', p.reversed) order by p.paid_at), '[]')
  from private.payments p
  where p.submission_id = s.id or (p.submission_id is null and lower(p.email) = lower(s.email))
$$;

revoke all on function public.record_reversal(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.record_reversal(jsonb) to service_role;
