-- The twelve activities, in the order of the drop-down.

insert into public.activity_types (activity_type_name) values
  ('Art'),
  ('Chess'),
  ('Cooking'),
  ('Dance'),
  ('Language'),
  ('Movement'),
  ('Music'),
  ('Outdoor'),
  ('Performance'),
  ('Sewing'),
  ('Sports'),
  ('STEM');
