-- Most phones ask at the head of the list and hear that there is nothing new. Any cache may give that answer to all of them for 30
-- seconds: one question a cache and half a minute in place of one a phone (decisions/0006-nothing-new-is-shared-for-30-seconds.md).

-- The rows are still found by the function that was there.
alter function public.changed_camps(text, text, integer) set schema private;
alter function private.changed_camps(text, text, integer) rename to changes_after;
revoke all on function private.changes_after(text, text, integer) from public, anon, authenticated, service_role;

-- `known_epoch`: the history that the phone has a copy of. It is part of the address, so an answer never reaches a phone of another
-- history, and what tells of another one, or of a reset, is not stored at all.
create function public.changed_camps(
  after_xid text default '0',
  after_id text default '',
  page_size integer default 500,
  known_epoch text default ''
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  answer jsonb := private.changes_after(after_xid, after_id, page_size);
begin
  if answer -> 'rows' = '[]' and answer -> 'reset' = 'false' and answer ->> 'epoch' = known_epoch then
    perform set_config('response.headers', '[{"Cache-Control": "public, max-age=0, s-maxage=30"}]', true);
  end if;
  return answer;
end
$$;

revoke all on function public.changed_camps(text, text, integer, text) from public, anon, authenticated, service_role;
grant execute on function public.changed_camps(text, text, integer, text) to anon, authenticated, service_role;
