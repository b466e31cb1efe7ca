-- Phones ask changed_camps and nothing else, so that is all a visitor may ask. A table that may be selected
-- can be embedded in itself, camps in seasons in camps, until one question fills the memory of the server.
-- The policies of 20261121000400 stay, for a table that is opened again.
do $$
declare
  synced text;
begin
  foreach synced in array array['seasons', 'activity_types', 'camps', 'school_districts', 'school_breaks'] loop
    execute format('revoke select on public.%I from anon, authenticated', synced);
  end loop;
end
$$;

-- PostgREST takes these over from the role of the request. A hosted project has them from the beginning.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
notify pgrst, 'reload config';

-- News waits for the oldest open transaction (changed_camps): a forgotten one must not wait for ever.
do $$
begin
  execute format('alter role %I set idle_in_transaction_session_timeout = %L', current_user, '5min');
end
$$;
