-- When sign-up begins and ends, where only the day is known, and who may sign up first, in the provider's own words.
-- registration_opens_at stays the minute, where a provider has said it.

alter table public.camps
  add column registration_opens_on date,
  add column registration_note text check (char_length(registration_note) between 2 and 200),
  add column registration_closes_on date,
  add check (registration_opens_on <= registration_closes_on);
