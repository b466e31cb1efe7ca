-- As before; two reversals for one submission wait for each other. Else each of two payments that go back at the same moment would
-- see the other one as standing, and the camp would stay featured.
create or replace function public.record_reversal(reversal jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  paid private.payments;
  ended text[];
begin
  select * into paid from private.payments p where p.payment_intent = reversal ->> 'payment_intent' for update;
  if not found then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('payments ' || coalesce(paid.submission_id::text, paid.event_id), 0));
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
