import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';
import { decoySql } from '../auth/decoy.ts';

/**
 * What a hosted Supabase project has before the first migration: roles, schemas auth and storage, default
 * privileges. Safe to run at every start.
 */
export function systemSchema(): string {
  return [
    roles,
    // Gap in lite: grants are left to the first data request, where they would undo ours.
    'create schema if not exists extensions; create schema if not exists supabase_migrations;',
    authHelperSchema,
    getAuthSchemaSql(),
    decoySql,
    getStorageSchemaSql(),
    claims('uid', 'sub', 'uuid'),
    claims('role', 'role', 'text'),
    claims('email', 'email', 'text'),
    jwt,
    history,
    factors,
    grants,
  ].join('\n');
}

const roles = `
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select 1 from pg_roles where rolname = wanted) then
      execute format('create role %I nologin noinherit', wanted);
    end if;
  end loop;
end
$$;
alter role service_role bypassrls;`;

const authHelperSchema = 'create schema if not exists auth; create schema if not exists storage;';

// Gap in lite: its helpers read only the one-claim settings, and never set the e-mail.
function claims(name: string, claim: string, type: string): string {
  return `create or replace function auth.${name}() returns ${type} language sql stable as $$
    select coalesce(nullif(current_setting('request.jwt.claim.${claim}', true), ''),
      nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> '${claim}')::${type} $$;`;
}

const jwt = `create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;`;

// The tables of the supabase CLI, so that \`supabase migration list\` understands this database.
const history = `
create table if not exists supabase_migrations.schema_migrations (
  version text primary key, statements text[], name text
);
create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);`;

// Gap in lite: no second factor. The secret is sealed with a key that is not in the database.
const factors = `
create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null default 'totp',
  status text not null default 'unverified',
  sealed_secret text not null,
  last_step bigint not null default 0,
  failures integer not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table if not exists auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz
);
-- Gap in lite: how a session began; by a password where it has no row.
create table if not exists auth.mfa_amr_claims (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  authentication_method text not null
);`;

const grants = `
grant usage on schema public, auth, storage, extensions to anon, authenticated, service_role;
grant all on all tables in schema storage to anon, authenticated, service_role;
grant all on all sequences in schema storage to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;`;
