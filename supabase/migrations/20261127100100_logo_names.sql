-- A logo's name has 128 random bits, so that nobody can upload before its owner; and a file is a submission's logo only
-- if it is what its row says: its length, and the type that its name ends with.
--
-- The storage service asks the policy before it reads a file, with the declared type and, of a plain body, its length.
-- What it does not say then is not judged then: of a file inside a form it knows no length yet. The row that it writes
-- afterwards, past every policy, says both, and only what agrees counts as here (has_logo). A hosted project never looks
-- into the bytes themselves; the embedded backend does (supabase/local/storage).

-- Rows of before keep the names they have.
do $$
begin
  execute format('alter table public.camp_submissions drop constraint "This is not the name of a logo",
    add constraint "This is not the name of a logo" check (char_length(logo_path) <= 200
      and (logo_path ~ ''^[0-9]{13}-[a-z0-9]+(-[a-z0-9]+)*-[A-Za-z0-9_-]{22}\.(jpg|jpeg|png|webp)$''
        or received_at < %L and logo_path ~ ''^[0-9]{13}-[a-z0-9]+(-[a-z0-9]+)*\.(jpg|jpeg|png|webp)$''))', now());
end
$$;

-- Whether what the storage service says of a file is what the submission says of it; what it does not say agrees.
create function private.is_logo_of(s public.camp_submissions, metadata jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(metadata ->> 'size', metadata ->> 'contentLength', s.logo_bytes::text) = s.logo_bytes::text
    and coalesce(metadata ->> 'mimetype', type) = type
  from (select 'image/' || replace(substring(s.logo_path from '[a-z]+$'), 'jpg', 'jpeg') as type) named
$$;

create or replace function private.has_logo(logo_path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from storage.objects o join public.camp_submissions s on s.logo_path = o.name
    where o.bucket_id = 'camp-logos' and o.name = has_logo.logo_path and private.is_logo_of(s, o.metadata))
$$;

drop policy "a logo that an accepted row names" on storage.objects;
drop function private.awaits_logo(text);
create function private.awaits_logo(name text, metadata jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.camp_submissions s
    where s.logo_path = awaits_logo.name and s.status in ('pending', 'changes_requested', 'approved')
      and private.is_logo_of(s, awaits_logo.metadata))
$$;
create policy "a logo that an accepted row names" on storage.objects for insert to anon, authenticated
with check (bucket_id = 'camp-logos' and private.awaits_logo(name, metadata));

revoke all on function private.is_logo_of(public.camp_submissions, jsonb), private.awaits_logo(text, jsonb)
  from public, anon, authenticated, service_role;
-- The policy asks as the sender.
grant execute on function private.awaits_logo(text, jsonb) to anon, authenticated;
