-- What a camp's page says when the provider has said it, in the provider's own words; nothing when not.

alter table public.camps
  add column good_day text check (char_length(good_day) <= 500),
  add column extended_care text check (char_length(extended_care) <= 500),
  add column accessibility text check (char_length(accessibility) <= 500),
  add column food text check (char_length(food) <= 500);
