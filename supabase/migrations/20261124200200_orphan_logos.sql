-- Logos that were replaced or never used (npm run camps -- sweep-logos). Only named here: deleting rows of storage.objects
-- would leave the files behind, so they are removed through the storage service.

-- The file of a logo's address, whichever way it is written.
create function private.file_name(address text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(regexp_replace(address, '[?#].*$', ''), '^.*/', '')
$$;

-- Files of the bucket older than this that no camp names, archived ones neither, and no submission; nor, while a reviewer
-- has not decided, an earlier revision of it. At most 10,000.
create function public.orphan_logos(older_than interval default '1 day') returns jsonb
language sql stable security definer set search_path = '' as $$
  with named as (
    select private.file_name(logo_path) as name from public.camps where logo_path is not null
    union all
    select private.file_name(image_url) from public.camps where image_url is not null
    union all
    select logo_path from public.camp_submissions where logo_path is not null
    union all
    select r.content ->> 'logo_path' from private.submission_revisions r
      join public.camp_submissions s on s.id = r.submission_id
      where s.status in ('pending', 'changes_requested') and r.content ->> 'logo_path' is not null
  ), orphan as (
    select o.name from storage.objects o
    where o.bucket_id = 'camp-logos' and o.created_at < now() - older_than
      and not exists (select from named n where n.name = private.file_name(o.name))
    order by o.created_at limit 10000
  )
  select coalesce(jsonb_agg(name), '[]') from orphan
$$;

revoke all on function private.file_name(text), public.orphan_logos(interval) from public, anon, authenticated, service_role;
grant execute on function public.orphan_logos(interval) to service_role;
