-- Rows of alarms are locked by their ids, all at once. Senders that hear at the same time that a phone is gone, and the phone that drops
-- its own, would else wait for each other, and the outcomes of a whole batch be lost. Else as in 20261130000100_alarms.sql.

create or replace function public.drop_alarms(secret text, ids jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  hash bytea;
  alarms integer;
  alerts integer;
begin
  if drop_alarms.secret is null or drop_alarms.secret !~ '^[A-Za-z0-9_-]{43}$' 
    or drop_alarms.ids is not null and (jsonb_typeof(drop_alarms.ids) <> 'array' or jsonb_array_length(drop_alarms.ids) > 100) then
    raise exception 'A secret is 32 bytes in base64url, and ids are 100 at most' using errcode = 'invalid_parameter_value';
  end if;
  hash := sha256(convert_to(drop_alarms.secret, 'utf8'));
  perform from private.alarms a where a.secret_hash = hash and (drop_alarms.ids is null or drop_alarms.ids ? a.id) order by a.id for update;
  perform from private.seat_alerts s where s.secret_hash = hash and (drop_alarms.ids is null or drop_alarms.ids ? s.id) order by s.id for update;
  delete from private.alarms a where a.secret_hash = hash and (drop_alarms.ids is null or drop_alarms.ids ? a.id);
  get diagnostics alarms = row_count;
  delete from private.seat_alerts s where s.secret_hash = hash and (drop_alarms.ids is null or drop_alarms.ids ? s.id);
  get diagnostics alerts = row_count;
  return jsonb_build_object('dropped', alarms + alerts);
end
$$;

create or replace function public.alarms_done(results jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  result record;
  stored private.alarms;
begin
  perform from private.alarms a where a.id in (
    select r.id from jsonb_to_recordset(results) r (id text)
    union all select e.id from jsonb_to_recordset(results) r (id text, claimed_at timestamptz, outcome text)
      join private.alarms g on g.id = r.id and g.claimed_at = r.claimed_at join private.alarms e on e.endpoint = g.endpoint
    where r.outcome = 'gone')
  order by a.id for update;
  for result in
    select * from jsonb_to_recordset(results) r (id text, claimed_at timestamptz, outcome text) order by id
  loop
    if result.outcome is null or result.outcome not in ('sent', 'lost', 'refused', 'gone', 'busy', 'setup') then
      raise exception 'outcome is sent, lost, refused, gone, busy or setup' using errcode = 'invalid_parameter_value';
    end if;
    if result.outcome = 'setup' then
      update private.alarm_sender set refused_at = now() where refused_at is distinct from now();
    end if;
    select a.* into stored from private.alarms a where a.id = result.id and a.claimed_at = result.claimed_at for update;
    if stored.id is null then
      continue;
    elsif result.outcome = 'gone' then
      delete from private.alarms a where a.endpoint = stored.endpoint;
      perform from private.seat_alerts s where s.endpoint = stored.endpoint order by s.id for update;
      delete from private.seat_alerts s where s.endpoint = stored.endpoint;
    elsif result.outcome in ('busy', 'setup') and stored.tries < 2 then
      update private.alarms a set claimed_at = null, due_at = now() + interval '10 minutes' where a.id = stored.id;
    else
      delete from private.alarms a where a.id = stored.id;
    end if;
  end loop;
end
$$;
