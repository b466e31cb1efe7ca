/**
 * Replaces unknown users. Gap in lite: it compares passwords of known users only, which takes twenty times as long, so
 * that the response time reveals who has an account.
 */
export const DECOY_EMAIL = 'nobody@camply.invalid';

// bcrypt of 24 random bytes that were thrown away: no password signs in with it.
const PASSWORD_HASH = '$2b$10$h/VqcewokrRCQziBKbjZQ.3FVS9iE.8L1JSb8s.JZ5qkEnyB4/2Se';

export const decoySql = `
insert into auth.users (id, email, encrypted_password, email_confirmed_at)
values ('00000000-0000-4000-8000-000000000000', '${DECOY_EMAIL}', '${PASSWORD_HASH}', now())
on conflict do nothing;`;
