-- Camps for a reviewer to correct: whole rows, with the time of their last change, archived ones among them. Phones
-- keep neither, so update_camp and archive_camp start here.

-- Whose provider's name has these words, whatever the case: live ones first. At most 50.
create function public.review_camps(words text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sought text := lower(trim(words));
  found jsonb;
begin
  perform private.reviewer();
  if sought is null or sought = '' or char_length(sought) > 200 then
    raise exception 'words are 1 to 200 characters' using errcode = 'invalid_parameter_value';
  end if;
  select jsonb_agg(to_jsonb(f) - 'change_xid' order by f.deleted_at is not null, f.camp_provider_name, f.id) into found
  from (
    select c.* from public.camps c where strpos(lower(c.camp_provider_name), sought) > 0
    order by c.deleted_at is not null, c.camp_provider_name, c.id limit 50) f;
  return coalesce(found, '[]');
end
$$;

revoke all on function public.review_camps(text) from public, anon, authenticated, service_role;
grant execute on function public.review_camps(text) to authenticated;
