-- Winter break 2025-26, featured. January and February belong to 2026.
-- Every camp here is invented: name, street and website. Towns and ZIPs are real.

insert into public.camps (
  id, season_id, listing,
  camp_provider_name, camp_theme,
  street_address, city, state, zip_code, age_min, age_max,
  price, camps_hours,
  camp_dates,
  date_array,
  website_url, logo_path,
  latitude, longitude, coordinate_precision, registration_opens_at, is_sample
) values
  (
    'bantam-bakers-winter-2025', 'winter-2025', 'featured',
    'Bantam Bakers', 'Cooking, Baking, Gingerbread',
    '2390 Canton Rd', 'Marietta', 'GA', '30066', 6, 12,
    '$58', '9am-1pm',
    'Dec 22-23 and 26, Jan 2',
    '[{"date":"2025-12-22"}, {"date":"2025-12-23"}, {"date":"2025-12-26"}, {"date":"2026-01-02"}]',
    'https://bantam-bakers.example/winter', 'bantam-bakers.webp',
    34.04476, -84.50122, 'exact', null, true
  ),
  (
    'bright-side-theatre-winter-2025', 'winter-2025', 'featured',
    'Bright Side Theatre', 'Performance, Music, Musical theatre, Improv',
    '88 Milton Ave', 'Alpharetta', 'GA', '30009', 8, 14,
    '$310', '9:30 am - 4:00 pm',
    'Dec 29 – Jan 2',
    '[{"date":"2025-12-29"}, {"date":"2025-12-30"}, {"date":"2025-12-31"}, {"date":"2026-01-01"},
      {"date":"2026-01-02"}]',
    'https://bright-side-theatre.example/winter', 'bright-side-theatre.webp',
    34.07721, -84.30944, 'exact', '2025-10-15 09:00-04', true
  ),
  (
    'casa-camaleon-winter-2025', 'winter-2025', 'featured',
    'Casa Camaleón', 'Language, Art, Spanish immersion, Crafts',
    '1410 Memorial Dr SE', 'Atlanta', 'GA', '30317', 3, 8,
    '$72 a day', '8:45 am - 2:45 pm',
    'Nov 24-26; Dec 22-24; Dec 29-31; Jan 2; Feb 16-20',
    '[{"date":"2025-11-24"}, {"date":"2025-11-25"}, {"date":"2025-11-26"}, {"date":"2025-12-22"},
      {"date":"2025-12-23"}, {"date":"2025-12-24"}, {"date":"2025-12-29"}, {"date":"2025-12-30"},
      {"date":"2025-12-31"}, {"date":"2026-01-02"}, {"date":"2026-02-16"}, {"date":"2026-02-17"},
      {"date":"2026-02-18"}, {"date":"2026-02-19"}, {"date":"2026-02-20"}]',
    'https://casa-camaleon.example/winter', 'camp-logos/casa-camaleon.webp',
    33.74386, -84.3238, 'exact', null, true
  ),
  (
    'comet-and-kettle-winter-2025', 'winter-2025', 'featured',
    'Comet & Kettle', 'STEM, Coding, Electronics, Soldering',
    '4025 Mathis Airport Pkwy', 'Cumming', 'GA', '30041', 9, 15,
    '$85 per day, $390 all week', '8:00 AM - 5:30 PM',
    'Dec 22, 23, 29, 30',
    '[{"date":"2025-12-22"}, {"date":"2025-12-23"}, {"date":"2025-12-29"}, {"date":"2025-12-30"}]',
    'https://comet-and-kettle.example/winter', 'comet-and-kettle.webp',
    34.19138, -84.108, 'exact', null, true
  ),
  (
    'cygnet-and-sons-ballet-room-winter-2025', 'winter-2025', 'featured',
    'Cygnet & Sons Ballet Room', 'Dance, Ballet, Nutcracker scenes',
    '1190 Mount Vernon Row', 'Dunwoody', 'GA', '30338', 5, null,
    '$325/week', '10:00 AM - 2:30 PM',
    'Nov 24-26',
    '[{"date":"2025-11-24"}, {"date":"2025-11-25"}, {"date":"2025-11-26"}]',
    'https://cygnet-and-sons-ballet-room.example/winter', null,
    33.945, -84.318, 'zip', null, true
  ),
  (
    'etoile-and-encore-dance-atelier-winter-2025', 'winter-2025', 'featured',
    'Étoile & Encore Dance Atelier', 'Dance, Performance, Ballet, Stage makeup',
    '2870 Pharr Court S', 'Buckhead', 'GA', '30305', 5, 12,
    '$70 per day', '9am-3pm',
    'Dec 22-24, 29-31',
    '[{"date":"2025-12-22"}, {"date":"2025-12-23"}, {"date":"2025-12-24"}, {"date":"2025-12-29"},
      {"date":"2025-12-30"}, {"date":"2025-12-31"}]',
    'https://etoile-and-encore-dance-atelier.example/winter', 'camp-logos/etoile-and-encore.webp',
    33.82463, -84.38324, 'exact', null, true
  ),
  (
    'gasket-and-gizmo-garage-winter-2025', 'winter-2025', 'featured',
    'Gasket & Gizmo Garage', 'STEM, Robotics, Coding',
    '5180 Triangle Pkwy', 'Peachtree Corners', 'GA', '30092', 8, 14,
    '$80 per day, $360 all week', 'Full day',
    'December 29th - 31st',
    '[{"date":"2025-12-29"}, {"date":"2025-12-30"}, {"date":"2025-12-31"}]',
    'https://gasket-and-gizmo-garage.example/winter', 'gasket-and-gizmo.webp',
    33.97199, -84.24025, 'exact', '2025-10-20 12:00-04', true
  ),
  (
    'hearth-and-hoop-winter-2025', 'winter-2025', 'featured',
    'Hearth & Hoop', 'Sports, Movement, Basketball, Futsal',
    '1875 Centennial Dr', 'Conyers', 'GA', '30012', 6, 15,
    '95', '8-5',
    'Nov 24, 25 & 26',
    '[{"date":"2025-11-24"}, {"date":"2025-11-25"}, {"date":"2025-11-26"}]',
    'https://hearth-and-hoop.example/winter', 'hearth-and-hoop.webp',
    33.70522, -84.0071, 'exact', null, true
  ),
  (
    'kite-and-compass-winter-2025', 'winter-2025', 'featured',
    'Kite & Compass', 'Outdoor, Movement, Canoe',
    '2040 Old Quarry Rd', 'Stone Mountain', 'GA', '30087', 7, null,
    'Free', null,
    'Jan 19',
    '[{"date":"2026-01-19"}]',
    'https://kite-and-compass.example/winter', 'kite-and-compass.webp',
    33.81351, -84.13875, 'exact', null, true
  ),
  (
    'larkspur-strings-winter-2025', 'winter-2025', 'featured',
    'Larkspur Strings', 'Music, Violin, Cello, Carols',
    '5525 Chamblee Dunwoody Rd', 'Dunwoody', 'GA', '30338', 6, 13,
    '$60 per day', '9:15 am to 12:15 pm',
    'Dec 22-23',
    '[{"date":"2025-12-22"}, {"date":"2025-12-23"}]',
    'https://larkspur-strings.example/winter', 'larkspur-strings.webp',
    33.94011, -84.31479, 'exact', null, true
  ),
  (
    'little-fern-studio-winter-2025', 'winter-2025', 'featured',
    'Little Fern Studio', 'Art, Clay, Printmaking',
    '2205 Dresden Dr', 'Brookhaven', 'GA', '30319', 5, 11,
    '$49', '9:00 am - 1:00 pm',
    'Nov 3, 4; Nov 24-26; Dec 22-23; Jan 5; Feb 16-17',
    '[{"date":"2025-11-03"}, {"date":"2025-11-04"}, {"date":"2025-11-24"}, {"date":"2025-11-25"},
      {"date":"2025-11-26"}, {"date":"2025-12-22"}, {"date":"2025-12-23"}, {"date":"2026-01-05"},
      {"date":"2026-02-16"}, {"date":"2026-02-17"}]',
    'https://little-fern-studio.example/winter', 'camp-logos/little-fern-studio.webp',
    33.86987, -84.33025, 'exact', null, true
  ),
  (
    'mitten-and-magnet-winter-2025', 'winter-2025', 'featured',
    'Mitten & Magnet', 'STEM, Outdoor, Snow science',
    '975 Haynes Bridge Spur', 'Alpharetta', 'GA', '30022', 7, 13,
    '$375', '9-3',
    'Feb 16 – 20',
    '[{"date":"2026-02-16"}, {"date":"2026-02-17"}, {"date":"2026-02-18"}, {"date":"2026-02-19"},
      {"date":"2026-02-20"}]',
    'https://mitten-and-magnet.example/winter', 'mitten-and-magnet.webp',
    34.027, -84.243, 'zip', null, true
  ),
  (
    'otter-and-oar-winter-2025', 'winter-2025', 'featured',
    'Otter & Oar', 'Outdoor, Fishing, Knots, Campfire',
    '3150 Lakeshore Bend', 'Buford', 'GA', '30518', 8, 14,
    '$45-$65', '8:30-4',
    'Dec 22 - Jan 2',
    null,
    'https://otter-and-oar.example/winter', 'otter-and-oar.webp',
    34.10885, -84.04059, 'exact', null, true
  ),
  (
    'paper-moon-and-pigment-winter-2025', 'winter-2025', 'featured',
    'Paper Moon & Pigment', 'Art, Bookmaking, Calligraphy',
    '612 Seminole Row NE', 'Atlanta', 'GA', '30307', null, 13,
    'Sliding scale', '10am-2pm',
    'Thanksgiving week',
    null,
    'www.paper-moon-and-pigment.example/winter', 'paper-moon-and-pigment.webp',
    33.76655, -84.33483, 'exact', null, true
  ),
  (
    'peach-and-pan-kitchen-winter-2025', 'winter-2025', 'featured',
    'Peach & Pan Kitchen', 'Cooking, Baking, Knife skills',
    '416 Church St', 'Decatur', 'GA', '30030', 7, 13,
    '$210', '10:00 am - 2:00 pm',
    'Dec 29, Dec 30, Dec 31',
    '[{"date":"2025-12-29"}, {"date":"2025-12-30"}, {"date":"2025-12-31"}]',
    'https://peach-and-pan-kitchen.example/winter', 'peach-and-pan-kitchen.webp',
    33.76763, -84.30106, 'exact', null, true
  ),
  (
    'rocket-pond-winter-2025', 'winter-2025', 'featured',
    'Rocket Pond', 'STEM, Robotics, Coding',
    '75 5th St NW', 'Midtown', 'GA', '30308', 7, 14,
    '$420', '9:00 am - 3:00 pm',
    'Jan 5-6; Feb 16-20',
    '[{"date":"2026-01-05"}, {"date":"2026-01-06"}, {"date":"2026-02-16"}, {"date":"2026-02-17"},
      {"date":"2026-02-18"}, {"date":"2026-02-19"}, {"date":"2026-02-20"}]',
    'https://rocket-pond.example/winter', 'rocket-pond.webp',
    33.77498, -84.37818, 'exact', '2025-11-01 10:00-04', true
  ),
  (
    'sew-what-winter-2025', 'winter-2025', 'featured',
    'Sew What?', 'Sewing, Art, Machine sewing, Stockings',
    '12 Atlanta St', 'Marietta', 'GA', '30060', 8, 15,
    null, '10:00 am - 3:00 pm',
    'Nov 24 & 25',
    '[{"date":"2025-11-24"}, {"date":"2025-11-25"}]',
    null, 'camp-logos/sew-what.webp',
    33.93735, -84.5355, 'exact', null, true
  ),
  (
    'the-fourth-rank-winter-2025', 'winter-2025', 'featured',
    'The Fourth Rank', 'Chess',
    '6100 Roswell Rd', 'Sandy Springs', 'GA', '30328', 6, 16,
    '$95', '9:00 am - 12:00 pm',
    'Dec 22-23; Jan 2',
    '[{"date":"2025-12-22"}, {"date":"2025-12-23"}, {"date":"2026-01-02"}]',
    'https://the-fourth-rank.example/winter', 'the-fourth-rank.webp',
    33.93562, -84.38212, 'exact', null, true
  ),
  (
    'treble-tree-winter-2025', 'winter-2025', 'featured',
    'Treble Tree', 'Music, Ukulele, Songwriting',
    '3080 Peachtree Rd', 'Buckhead', 'GA', '30305', 6, 10,
    '$310', null,
    'TBA',
    null,
    'https://treble-tree.example/winter', 'treble-tree.webp',
    33.83955, -84.38271, 'exact', null, true
  ),
  (
    'tumble-barn-winter-2025', 'winter-2025', 'featured',
    'Tumble Barn', 'Movement, Sports, Gymnastics, Ninja course',
    '210 Paschall Rd', 'Peachtree City', 'GA', '30269', 4, 11,
    '$65 a day', '9:00 am - 3:00 pm',
    'Dec 22, 23, 26, 29, 30',
    '[{"date":"2025-12-22"}, {"date":"2025-12-23"}, {"date":"2025-12-26"}, {"date":"2025-12-29"},
      {"date":"2025-12-30"}]',
    'https://tumble-barn.example/winter', 'https://tumble-barn.example/missing.png',
    33.39524, -84.57171, 'exact', null, true
  );
