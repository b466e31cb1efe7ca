-- Summer camps that still had places in July 2025.
-- Every camp here is invented: name, street and website. Towns and ZIPs are real.

insert into public.camps (
  id, season_id, listing,
  camp_provider_name, camp_theme,
  street_address, city, state, zip_code, age_min, age_max,
  price, camps_hours,
  camp_dates,
  date_array,
  website_url, logo_path, image_url,
  latitude, longitude, coordinate_precision, is_sample
) values
  (
    'bantam-bakers-summer-2025', 'summer-2025', 'opening',
    'Bantam Bakers', 'Cooking, Baking, Pies',
    '2390 Canton Rd', 'Marietta', 'GA', '30066', 6, 12,
    '$285', '9am-1pm',
    'July 14-18',
    '[{"date":"2025-07-14"}, {"date":"2025-07-15"}, {"date":"2025-07-16"}, {"date":"2025-07-17"},
      {"date":"2025-07-18"}]',
    'https://bantam-bakers.example/summer', 'bantam-bakers.webp', null,
    34.04476, -84.50122, 'exact', true
  ),
  (
    'bright-side-theatre-summer-2025', 'summer-2025', 'opening',
    'Bright Side Theatre', 'Performance, Music, Musical theatre, Improv',
    '88 Milton Ave', 'Alpharetta', 'GA', '30009', 8, 14,
    '$395', '9:30 am - 4:00 pm',
    'July 7-11; July 21-25',
    '[{"date":"2025-07-07"}, {"date":"2025-07-08"}, {"date":"2025-07-09"}, {"date":"2025-07-10"},
      {"date":"2025-07-11"}, {"date":"2025-07-21"}, {"date":"2025-07-22"}, {"date":"2025-07-23"},
      {"date":"2025-07-24"}, {"date":"2025-07-25"}]',
    'https://bright-side-theatre.example/summer', 'bright-side-theatre.webp', null,
    34.07721, -84.30944, 'exact', true
  ),
  (
    'casa-camaleon-summer-2025', 'summer-2025', 'opening',
    'Casa Camaleón', 'Language, Art, Spanish immersion, Crafts',
    '1410 Memorial Dr SE', 'Atlanta', 'GA', '30317', 3, 8,
    '$310/week', '8:45 am - 2:45 pm',
    'July 7-11',
    '[{"date":"2025-07-07"}, {"date":"2025-07-08"}, {"date":"2025-07-09"}, {"date":"2025-07-10"},
      {"date":"2025-07-11"}]',
    'https://casa-camaleon.example/summer', 'camp-logos/casa-camaleon.webp', null,
    33.74386, -84.3238, 'exact', true
  ),
  (
    'comet-and-kettle-summer-2025', 'summer-2025', 'opening',
    'Comet & Kettle', 'STEM, Coding, Electronics',
    '4025 Mathis Airport Pkwy', 'Cumming', 'GA', '30041', 9, 15,
    '$425', '9:00 AM - 4:00 PM',
    'Jul 21-25',
    '[{"date":"2025-07-21"}, {"date":"2025-07-22"}, {"date":"2025-07-23"}, {"date":"2025-07-24"},
      {"date":"2025-07-25"}]',
    'https://comet-and-kettle.example/summer', 'comet-and-kettle.webp', null,
    34.19138, -84.108, 'exact', true
  ),
  (
    'cricket-and-clover-soccer-summer-2025', 'summer-2025', 'opening',
    'Cricket & Clover Soccer', 'Sports, Soccer',
    '1500 Browns Mill Green', 'Conyers', 'GA', '30012', 5, 13,
    '150', '8:30-12',
    'July 14 - 18',
    '[{"date":"2025-07-14"}, {"date":"2025-07-15"}, {"date":"2025-07-16"}, {"date":"2025-07-17"},
      {"date":"2025-07-18"}]',
    'https://cricket-and-clover-soccer.example/summer', null, null,
    33.69727, -84.00679, 'exact', true
  ),
  (
    'dandelion-dance-works-summer-2025', 'summer-2025', 'opening',
    'Dandelion Dance Works', 'Dance, Jazz, Lyrical',
    '2055 Scenic Hollow', 'Snellville', 'GA', '30078', 6, 12,
    '$199', '9am-3pm',
    'July 28 - Aug 1',
    '[{"date":"2025-07-28"}, {"date":"2025-07-29"}, {"date":"2025-07-30"}, {"date":"2025-07-31"},
      {"date":"2025-08-01"}]',
    'https://dandelion-dance-works.example/summer', null, null,
    33.85585, -84.00991, 'exact', true
  ),
  (
    'etoile-and-encore-dance-atelier-summer-2025', 'summer-2025', 'opening',
    'Étoile & Encore Dance Atelier', 'Dance, Performance, Ballet, Stage makeup',
    '2870 Pharr Court S', 'Buckhead', 'GA', '30305', 5, 12,
    '$325/week', '9am-3pm',
    'July 7-11',
    '[{"date":"2025-07-07"}, {"date":"2025-07-08"}, {"date":"2025-07-09"}, {"date":"2025-07-10"},
      {"date":"2025-07-11"}]',
    'https://etoile-and-encore-dance-atelier.example/summer', 'camp-logos/etoile-and-encore.webp', null,
    33.82463, -84.38324, 'exact', true
  ),
  (
    'fable-and-flannel-summer-2025', 'summer-2025', 'opening',
    'Fable & Flannel', 'Language, Creative writing, Bookbinding',
    '1445 Rocky Ridge Row', 'Lithonia', 'GA', '30038', 8, 14,
    '$240', '10am-3pm',
    'July 14-17',
    '[{"date":"2025-07-14"}, {"date":"2025-07-15"}, {"date":"2025-07-16"}, {"date":"2025-07-17"}]',
    'https://fable-and-flannel.example/summer', null, null,
    null, null, null, true
  ),
  (
    'frog-and-toadstool-forest-school-summer-2025', 'summer-2025', 'opening',
    'Frog & Toadstool Forest School', 'Outdoor, Forest school',
    '1001 Kelly Mill Path', 'Cumming', 'GA', '30040', 4, 9,
    '$275', '9am-1pm',
    'July 7-10',
    '[{"date":"2025-07-07"}, {"date":"2025-07-08"}, {"date":"2025-07-09"}, {"date":"2025-07-10"}]',
    'https://frog-and-toadstool-forest-school.example/summer', null, null,
    34.21884, -84.16446, 'exact', true
  ),
  (
    'gasket-and-gizmo-garage-summer-2025', 'summer-2025', 'opening',
    'Gasket & Gizmo Garage', 'STEM, Robotics, Coding',
    '5180 Triangle Pkwy', 'Peachtree Corners', 'GA', '30092', 8, 14,
    '$80 per day, $360 all week', 'Full day',
    'July 14-18; July 21-25',
    '[{"date":"2025-07-14"}, {"date":"2025-07-15"}, {"date":"2025-07-16"}, {"date":"2025-07-17"},
      {"date":"2025-07-18"}, {"date":"2025-07-21"}, {"date":"2025-07-22"}, {"date":"2025-07-23"},
      {"date":"2025-07-24"}, {"date":"2025-07-25"}]',
    'https://gasket-and-gizmo-garage.example/summer', 'gasket-and-gizmo.webp', null,
    33.97199, -84.24025, 'exact', true
  ),
  (
    'hearth-and-hoop-summer-2025', 'summer-2025', 'opening',
    'Hearth & Hoop', 'Sports, Movement, Basketball, Futsal',
    '1875 Centennial Dr', 'Conyers', 'GA', '30012', 6, 15,
    '$220', '8-5',
    'July 21-25',
    '[{"date":"2025-07-21"}, {"date":"2025-07-22"}, {"date":"2025-07-23"}, {"date":"2025-07-24"},
      {"date":"2025-07-25"}]',
    'https://hearth-and-hoop.example/summer', 'hearth-and-hoop.webp', null,
    33.70522, -84.0071, 'exact', true
  ),
  (
    'hummingbird-hollow-farm-summer-2025', 'summer-2025', 'opening',
    'Hummingbird Hollow Farm', 'Outdoor, Farm animals, Gardening',
    '1655 Union Hill Rd', 'Canton', 'GA', '30115', null, null,
    '95', '8:30-4',
    'July 9, 16, 23',
    '[{"date":"2025-07-09"}, {"date":"2025-07-16"}, {"date":"2025-07-23"}]',
    'https://hummingbird-hollow-farm.example/summer', null, 'camp-logos/hummingbird-hollow.webp',
    34.21156, -84.4123, 'exact', true
  ),
  (
    'inkwell-young-writers-summer-2025', 'summer-2025', 'opening',
    'Inkwell Young Writers', 'Language, Creative writing, Zines',
    '431 Moreland Walk NE', 'Atlanta', 'GA', '30307', 9, 15,
    'Sliding scale', '1pm - 4pm',
    null,
    null,
    'https://inkwell-young-writers.example/summer', null, null,
    33.769, -84.336, 'zip', true
  ),
  (
    'kick-and-splash-summer-2025', 'summer-2025', 'opening',
    'Kick & Splash', 'Sports, Movement, Soccer, Swim',
    '30 Riverside Rd', 'Roswell', 'GA', '30076', 5, 12,
    '$265', '9:00 am - 3:30 pm',
    'July 14-18',
    '[{"date":"2025-07-14"}, {"date":"2025-07-15"}, {"date":"2025-07-16"}, {"date":"2025-07-17"},
      {"date":"2025-07-18"}]',
    'https://kick-and-splash.example/summer', 'kick-and-splash.webp', null,
    34.02353, -84.31535, 'exact', true
  ),
  (
    'kite-and-compass-summer-2025', 'summer-2025', 'opening',
    'Kite & Compass', 'Outdoor, Movement, Canoe',
    '2040 Old Quarry Rd', 'Stone Mountain', 'GA', '30087', 7, null,
    'Free', null,
    'TBA',
    null,
    'https://kite-and-compass.example/summer', 'kite-and-compass.webp', null,
    33.81351, -84.13875, 'exact', true
  ),
  (
    'larkspur-strings-summer-2025', 'summer-2025', 'opening',
    'Larkspur Strings', 'Music, Violin, Cello, Fiddle tunes',
    '5525 Chamblee Dunwoody Rd', 'Dunwoody', 'GA', '30338', 6, 13,
    '$60 per day', '9:15 am to 12:15 pm',
    'July 8 & 10',
    '[{"date":"2025-07-08"}, {"date":"2025-07-10"}]',
    'https://larkspur-strings.example/summer', 'larkspur-strings.webp', null,
    33.94011, -84.31479, 'exact', true
  ),
  (
    'little-fern-studio-summer-2025', 'summer-2025', 'opening',
    'Little Fern Studio', 'Art, Clay, Printmaking',
    '2205 Dresden Dr', 'Brookhaven', 'GA', '30319', 5, 11,
    '$245', '9:00 am - 1:00 pm',
    'July 7-11; July 14-18; July 21-25; July 28 - Aug 1',
    '[{"date":"2025-07-07"}, {"date":"2025-07-08"}, {"date":"2025-07-09"}, {"date":"2025-07-10"},
      {"date":"2025-07-11"}, {"date":"2025-07-14"}, {"date":"2025-07-15"}, {"date":"2025-07-16"},
      {"date":"2025-07-17"}, {"date":"2025-07-18"}, {"date":"2025-07-21"}, {"date":"2025-07-22"},
      {"date":"2025-07-23"}, {"date":"2025-07-24"}, {"date":"2025-07-25"}, {"date":"2025-07-28"},
      {"date":"2025-07-29"}, {"date":"2025-07-30"}, {"date":"2025-07-31"}, {"date":"2025-08-01"}]',
    'https://little-fern-studio.example/summer', 'camp-logos/little-fern-studio.webp', null,
    33.86987, -84.33025, 'exact', true
  ),
  (
    'manana-mercado-summer-2025', 'summer-2025', 'opening',
    'Mañana Mercado', 'Language, Cooking, Market games',
    '5300 New Peachtree Walk', 'Doraville', 'GA', '30340', 6, 12,
    '$180', '9am-12pm',
    'July 14-16',
    '[{"date":"2025-07-14"}, {"date":"2025-07-15"}, {"date":"2025-07-16"}]',
    'https://manana-mercado.example/summer', null, 'https://manana-mercado.example/summer.jpg',
    33.89418, -84.24553, 'exact', true
  ),
  (
    'otter-and-oar-summer-2025', 'summer-2025', 'opening',
    'Otter & Oar', 'Outdoor, Fishing, Knots, Campfire',
    '3150 Lakeshore Bend', 'Buford', 'GA', '30518', 8, 14,
    '$540 overnight', 'Sunday 2pm - Friday 11am',
    'July 13-18',
    '[{"date":"2025-07-13"}, {"date":"2025-07-14"}, {"date":"2025-07-15"}, {"date":"2025-07-16"},
      {"date":"2025-07-17"}, {"date":"2025-07-18"}]',
    'https://otter-and-oar.example/summer', 'otter-and-oar.webp', null,
    34.10885, -84.04059, 'exact', true
  ),
  (
    'palabra-patio-summer-2025', 'summer-2025', 'opening',
    'Palabra Patio', 'Language, Cooking, Spanish and Portuguese',
    '2766 East Main St', 'East Point', 'GA', '30344', 4, 10,
    '$72 a day', '9am-2pm',
    'July 21-24',
    '[{"date":"2025-07-21"}, {"date":"2025-07-22"}, {"date":"2025-07-23"}, {"date":"2025-07-24"}]',
    'https://palabra-patio.example/summer', 'palabra-patio.webp', null,
    33.68191, -84.45391, 'exact', true
  ),
  (
    'paper-moon-and-pigment-summer-2025', 'summer-2025', 'opening',
    'Paper Moon & Pigment', 'Art, Bookmaking, Calligraphy',
    '612 Seminole Row NE', 'Atlanta', 'GA', '30307', null, 13,
    '$190', '10am-2pm',
    'July 28-31',
    '[{"date":"2025-07-28"}, {"date":"2025-07-29"}, {"date":"2025-07-30"}, {"date":"2025-07-31"}]',
    'https://paper-moon-and-pigment.example/summer', 'paper-moon-and-pigment.webp', null,
    33.76655, -84.33483, 'exact', true
  ),
  (
    'peach-and-pan-kitchen-summer-2025', 'summer-2025', 'opening',
    'Peach & Pan Kitchen', 'Cooking, Baking, Knife skills',
    '416 Church St', 'Decatur', 'GA', '30030', 7, 13,
    '$330', '10:00 am - 2:00 pm',
    'July 14-18',
    '[{"date":"2025-07-14"}, {"date":"2025-07-15"}, {"date":"2025-07-16"}, {"date":"2025-07-17"},
      {"date":"2025-07-18"}]',
    'https://peach-and-pan-kitchen.example/summer', 'peach-and-pan-kitchen.webp', null,
    33.76763, -84.30106, 'exact', true
  ),
  (
    'pine-and-paddle-summer-2025', 'summer-2025', 'opening',
    'Pine & Paddle', 'Outdoor, Movement, Canoe, Forest school',
    '900 Lake Claire Way', 'Decatur', 'GA', '30030', 6, 12,
    '$385', '8:30 am - 5:00 pm',
    'July 7-11; July 14-18',
    '[{"date":"2025-07-07"}, {"date":"2025-07-08"}, {"date":"2025-07-09"}, {"date":"2025-07-10"},
      {"date":"2025-07-11"}, {"date":"2025-07-14"}, {"date":"2025-07-15"}, {"date":"2025-07-16"},
      {"date":"2025-07-17"}, {"date":"2025-07-18"}]',
    'https://pine-and-paddle.example/summer', 'camp-logos/pine-and-paddle.webp', null,
    33.76325, -84.28924, 'exact', true
  ),
  (
    'rocket-pond-summer-2025', 'summer-2025', 'opening',
    'Rocket Pond', 'STEM, Robotics, Coding',
    '75 5th St NW', 'Midtown', 'GA', '30308', 7, 14,
    '$420', '9:00 am - 3:00 pm',
    'July 21-25',
    '[{"date":"2025-07-21"}, {"date":"2025-07-22"}, {"date":"2025-07-23"}, {"date":"2025-07-24"},
      {"date":"2025-07-25"}]',
    'https://rocket-pond.example/summer', 'rocket-pond.webp', null,
    33.77498, -84.37818, 'exact', true
  ),
  (
    'rook-and-rabbit-chess-club-summer-2025', 'summer-2025', 'opening',
    'Rook & Rabbit Chess Club', 'Chess, Bughouse, Board games',
    '3960 Buford Hwy', 'Suwanee', 'GA', '30024', 5, null,
    '$45-$65', '1pm - 4pm',
    'July 8-10',
    '[{"date":"2025-07-08"}, {"date":"2025-07-09"}, {"date":"2025-07-10"}]',
    'https://rook-and-rabbit-chess-club.example/summer', 'rook-and-rabbit.webp', null,
    34.06099, -84.08899, 'exact', true
  ),
  (
    'sew-what-summer-2025', 'summer-2025', 'opening',
    'Sew What?', 'Sewing, Art, Machine sewing, Quilts',
    '12 Atlanta St', 'Marietta', 'GA', '30060', 8, 15,
    null, '10:00 am - 3:00 pm',
    'July 22, 23, 24',
    '[{"date":"2025-07-22"}, {"date":"2025-07-23"}, {"date":"2025-07-24"}]',
    null, 'camp-logos/sew-what.webp', null,
    33.93735, -84.5355, 'exact', true
  ),
  (
    'treble-tree-summer-2025', 'summer-2025', 'opening',
    'Treble Tree', 'Music, Ukulele, Songwriting',
    '3080 Peachtree Rd', 'Buckhead', 'GA', '30305', 6, 10,
    '$310', '9:00 am - 2:30 pm',
    'July 7-11',
    '[{"date":"2025-07-07"}, {"date":"2025-07-08"}, {"date":"2025-07-09"}, {"date":"2025-07-10"},
      {"date":"2025-07-11"}]',
    'https://treble-tree.example/summer', 'treble-tree.webp', null,
    33.83955, -84.38271, 'exact', true
  ),
  (
    'tumble-barn-summer-2025', 'summer-2025', 'opening',
    'Tumble Barn', 'Movement, Sports, Gymnastics, Ninja course',
    '210 Paschall Rd', 'Peachtree City', 'GA', '30269', 4, 11,
    '$65 a day', '9:00 am - 3:00 pm',
    'July 14 - July 18',
    '[{"date":"2025-07-14"}, {"date":"2025-07-15"}, {"date":"2025-07-16"}, {"date":"2025-07-17"},
      {"date":"2025-07-18"}]',
    'https://tumble-barn.example/summer', 'tumble-barn.webp', null,
    33.39524, -84.57171, 'exact', true
  );
