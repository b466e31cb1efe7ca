-- Fall break 2025, featured: full card with logo, price and hours.
-- Every camp here is invented: name, street and website. Towns and ZIPs are real.
-- Dates, prices and ages are as untidy as real listings are.

insert into public.camps (
  id, season_id, listing,
  camp_provider_name, camp_theme,
  street_address, city, state, zip_code, age_min, age_max,
  price, camps_hours,
  camp_dates,
  date_array,
  website_url, logo_path,
  latitude, longitude, coordinate_precision, is_sample
) values
  (
    'anvil-and-aria-fall-2025', 'fall-2025', 'featured',
    'Anvil & Aria', 'Performance, Music, Opera for beginners, Stagecraft, Set painting, Foley and sound effects, Costume repair, Stage combat with pool noodles, Prop building, Lighting design, Puppetry, Clowning, Storytelling, Playwriting, Choir, Body percussion, Reading a score, Directing a scene, Front of house',
    '3421 Dogwood Dr', 'Hapeville', 'GA', '30354', 9, 15,
    '$340', '9:00 AM - 3:30 PM',
    'Oct 6-10',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}, {"date":"2025-10-08"}, {"date":"2025-10-09"},
      {"date":"2025-10-10"}]',
    'https://anvil-and-aria.example/fall', null,
    33.663, -84.388, 'zip', true
  ),
  (
    'backyard-goalposts-fall-2025', 'fall-2025', 'featured',
    'Backyard Goalposts', 'Sports, Movement, Flag football, Lacrosse',
    null, null, null, null, 7, 14,
    '120', '8:30-4',
    'Oct 9-10',
    '[{"date":"2025-10-09"}, {"date":"2025-10-10"}]',
    'https://backyard-goalposts.example/fall', null,
    null, null, null, true
  ),
  (
    'bright-side-theatre-fall-2025', 'fall-2025', 'featured',
    'Bright Side Theatre', 'Performance, Music, Musical theatre, Improv',
    '88 Milton Ave', 'Alpharetta', 'GA', '30009', 8, 14,
    '$295', '9:30 am - 4:00 pm',
    'Oct 6, 7, 8',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}, {"date":"2025-10-08"}]',
    'https://bright-side-theatre.example/fall', 'bright-side-theatre.webp',
    34.07721, -84.30944, 'exact', true
  ),
  (
    'casa-camaleon-fall-2025', 'fall-2025', 'featured',
    'Casa Camaleón', 'Language, Art, Spanish immersion, Crafts',
    '1410 Memorial Dr SE', 'Atlanta', 'GA', '30317', 3, 8,
    '$72 a day', '8:45 am - 2:45 pm',
    'Oct 6-10',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}, {"date":"2025-10-08"}, {"date":"2025-10-09"},
      {"date":"2025-10-10"}]',
    'https://casa-camaleon.example/fall', 'camp-logos/casa-camaleon.webp',
    33.74386, -84.3238, 'exact', true
  ),
  (
    'etoile-and-encore-dance-atelier-fall-2025', 'fall-2025', 'featured',
    'Étoile & Encore Dance Atelier', 'Dance, Performance, Ballet, Stage makeup',
    '2870 Pharr Court S', 'Buckhead', 'GA', '30305', 5, 12,
    '$325/week', '9am-3pm',
    'Oct 6-10',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}, {"date":"2025-10-08"}, {"date":"2025-10-09"},
      {"date":"2025-10-10"}]',
    'https://etoile-and-encore-dance-atelier.example/fall', 'camp-logos/etoile-and-encore.webp',
    33.82463, -84.38324, 'exact', true
  ),
  (
    'gasket-and-gizmo-garage-fall-2025', 'fall-2025', 'featured',
    'Gasket & Gizmo Garage', 'STEM, Robotics, Coding',
    '5180 Triangle Pkwy', 'Peachtree Corners', 'GA', '30092', 8, 14,
    '$80 per day, $360 all week', 'Full day',
    'Sept 29 – October 3; Oct 13, 14',
    '[{"date":"2025-09-29"}, {"date":"2025-09-30"}, {"date":"2025-10-01"}, {"date":"2025-10-02"},
      {"date":"2025-10-03"}, {"date":"2025-10-13"}, {"date":"2025-10-14"}]',
    'https://gasket-and-gizmo-garage.example/fall', 'gasket-and-gizmo.webp',
    33.97199, -84.24025, 'exact', true
  ),
  (
    'hummingbird-hollow-fall-2025', 'fall-2025', 'featured',
    'Hummingbird Hollow Farm & Forest Program for Curious Kids and Their Grown-Ups', 'Outdoor, Farm animals, Gardening',
    '1655 Union Hill Rd', 'Canton', 'GA', '30115', null, null,
    '95', '8:30-4',
    'October 9th & 10th',
    '[{"date":"2025-10-09"}, {"date":"2025-10-10"}]',
    'https://hummingbird-hollow.example/fall', 'hummingbird-hollow.webp',
    34.208, -84.416, 'zip', true
  ),
  (
    'kick-and-splash-fall-2025', 'fall-2025', 'featured',
    'Kick & Splash', 'Sports, Movement, Soccer, Swim',
    '30 Riverside Rd', 'Roswell', 'GA', '30076', 5, 12,
    '$140', '9:00 am - 3:30 pm',
    'Oct 9, 10',
    '[{"date":"2025-10-09"}, {"date":"2025-10-10"}]',
    'https://kick-and-splash.example/fall', 'kick-and-splash.webp',
    34.02353, -84.31535, 'exact', true
  ),
  (
    'kite-and-compass-fall-2025', 'fall-2025', 'featured',
    'Kite & Compass', 'Outdoor, Movement, Canoe',
    '2040 Old Quarry Rd', 'Stone Mountain', 'GA', '30087', 7, null,
    'Free', null,
    'TBA',
    null,
    'https://kite-and-compass.example/fall', 'kite-and-compass.webp',
    33.81351, -84.13875, 'exact', true
  ),
  (
    'little-fern-studio-fall-2025', 'fall-2025', 'featured',
    'Little Fern Studio', 'Art, Clay, Printmaking',
    '2205 Dresden Dr', 'Brookhaven', 'GA', '30319', 5, 11,
    '$245', '9:00 am - 1:00 pm',
    'Sept 22-26; Oct 6-10; Oct 13; Oct 20-24',
    '[{"date":"2025-09-22"}, {"date":"2025-09-23"}, {"date":"2025-09-24"}, {"date":"2025-09-25"},
      {"date":"2025-09-26"}, {"date":"2025-10-06"}, {"date":"2025-10-07"}, {"date":"2025-10-08"},
      {"date":"2025-10-09"}, {"date":"2025-10-10"}, {"date":"2025-10-13"}, {"date":"2025-10-20"},
      {"date":"2025-10-21"}, {"date":"2025-10-22"}, {"date":"2025-10-23"}, {"date":"2025-10-24"}]',
    'https://little-fern-studio.example/fall', 'camp-logos/little-fern-studio.webp',
    33.86987, -84.33025, 'exact', true
  ),
  (
    'maple-street-makers-loft-fall-2025', 'fall-2025', 'featured',
    'Maple Street Makers'' Loft', 'Art, Sewing, STEM, Woodwork',
    '107 N Avondale Plaza', 'Avondale Estates', 'GA', '30002', null, 12,
    null, '10am-2pm',
    'Oct 13',
    '[{"date":"2025-10-13"}]',
    'call us', 'maple-street-makers-final-v2.webp',
    33.76531, -84.25811, 'exact', true
  ),
  (
    'okra-and-thyme-fall-2025', 'fall-2025', 'featured',
    'Okra & Thyme', 'Cooking, Gardening',
    '1290 Spring Rd SE', null, 'GA', '30080', 6, 12,
    '$45-$65', '9:00 AM - 12:30 PM',
    'Columbus Day',
    null,
    'https://okra-and-thyme.example/fall', 'https://okra-and-thyme.example/missing.png',
    33.878, -84.502, 'zip', true
  ),
  (
    'palabra-patio-fall-2025', 'fall-2025', 'featured',
    'Palabra Patio', 'Language, Cooking, Spanish and Portuguese, Folk songs',
    '2766 East Main St', 'East Point', 'GA', '30344', 4, 10,
    '$72 a day', '9am-2pm',
    'Oct 6-8',
    null,
    'https://palabra-patio.example/fall', 'palabra-patio.webp',
    33.68191, -84.45391, 'exact', true
  ),
  (
    'peach-and-pan-kitchen-fall-2025', 'fall-2025', 'featured',
    'Peach & Pan Kitchen', 'Cooking, Baking, Knife skills',
    '416 Church St', 'Decatur', 'GA', '30030', 7, 13,
    '$210', '10:00 am - 2:00 pm',
    'Oct 8, 9, 10',
    '[{"date":"2025-10-08"}, {"date":"2025-10-09"}, {"date":"2025-10-10"}]',
    'https://peach-and-pan-kitchen.example/fall', 'peach-and-pan-kitchen.webp',
    33.76763, -84.30106, 'exact', true
  ),
  (
    'pine-and-paddle-fall-2025', 'fall-2025', 'featured',
    'Pine & Paddle', 'Outdoor, Movement, Canoe, Forest school',
    '900 Lake Claire Way', 'Decatur', 'GA', '30030', 6, 12,
    '$385', '8:30 am - 5:00 pm',
    'Oct 6-10',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}, {"date":"2025-10-08"}, {"date":"2025-10-09"},
      {"date":"2025-10-10"}]',
    'https://pine-and-paddle.example/fall', 'camp-logos/pine-and-paddle.webp',
    33.76325, -84.28924, 'exact', true
  ),
  (
    'rocket-pond-fall-2025', 'fall-2025', 'featured',
    'Rocket Pond', 'STEM, Robotics, Coding',
    '75 5th St NW', 'Midtown', 'GA', '30308', 7, 14,
    '$420', '9:00 am - 3:00 pm',
    'Oct 6-10',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}, {"date":"2025-10-08"}, {"date":"2025-10-09"},
      {"date":"2025-10-10"}]',
    'https://rocket-pond.example/fall', 'rocket-pond.webp',
    33.77498, -84.37818, 'exact', true
  ),
  (
    'rook-and-rabbit-chess-club-fall-2025', 'fall-2025', 'featured',
    'Rook & Rabbit Chess Club', 'Chess, Bughouse, Board games',
    '3960 Buford Hwy', 'Suwanee', 'GA', '30024', 5, null,
    'Sliding scale', '1pm - 4pm',
    'Sept 22-26, Sept 29 - Oct 3, Oct 6-10, Oct 13-17',
    '[{"date":"2025-09-22"}, {"date":"2025-09-23"}, {"date":"2025-09-24"}, {"date":"2025-09-25"},
      {"date":"2025-09-26"}, {"date":"2025-09-29"}, {"date":"2025-09-30"}, {"date":"2025-10-01"},
      {"date":"2025-10-02"}, {"date":"2025-10-03"}, {"date":"2025-10-06"}, {"date":"2025-10-07"},
      {"date":"2025-10-08"}, {"date":"2025-10-09"}, {"date":"2025-10-10"}, {"date":"2025-10-13"},
      {"date":"2025-10-14"}, {"date":"2025-10-15"}, {"date":"2025-10-16"}, {"date":"2025-10-17"}]',
    'www.rook-and-rabbit.example/fall', 'rook-and-rabbit.webp',
    34.063, -84.089, 'zip', true
  ),
  (
    'sew-what-fall-2025', 'fall-2025', 'featured',
    'Sew What?', 'Sewing, Art, Machine sewing, Quilts',
    '12 Atlanta St', 'Marietta', 'GA', '30060', 8, 15,
    null, '10:00 am - 3:00 pm',
    'Oct 9, 10',
    '[{"date":"2025-10-09"}, {"date":"2025-10-10"}]',
    null, 'camp-logos/sew-what.webp',
    33.93735, -84.5355, 'exact', true
  ),
  (
    'larkspur-strings-fall-2025', 'fall-2025', 'featured',
    'Larkspur Strings', 'Music, Violin, Cello, Fiddle tunes',
    '5525 Chamblee Dunwoody Rd', 'Dunwoody', 'GA', '30338', 6, 13,
    '$60 per day', '9:15 am to 12:15 pm',
    'Oct 6, 8, 10',
    '[{"date":"2025-10-06"}, {"date":"2025-10-08"}, {"date":"2025-10-10"}]',
    'https://larkspur-strings.example/fall', 'larkspur-strings.webp',
    33.94011, -84.31479, 'exact', true
  ),
  (
    'tadpole-tumblers-fall-2025', 'fall-2025', 'featured',
    'Tadpole Tumblers', 'Movement, Sports, Trampoline, Circus skills',
    '640 Arnold Mill Rd', 'Woodstock', 'GA', '30188', 3, 9,
    '$55', '9am-1pm',
    'Sep 22, 23, 24, 25, 26',
    '[{"date":"2025-09-22"}, {"date":"2025-09-23"}, {"date":"2025-09-24"}, {"date":"2025-09-25"},
      {"date":"2025-09-26"}]',
    'https://tadpole-tumblers.example/fall', 'https://drive.google.com/file/d/camply-sample-tadpole-logo/view?usp=sharing',
    34.1121, -84.50688, 'exact', true
  ),
  (
    'the-fourth-rank-fall-2025', 'fall-2025', 'featured',
    'The Fourth Rank', 'Chess',
    '6100 Roswell Rd', 'Sandy Springs', 'GA', '30328', 6, 16,
    '$95', '9:00 am - 12:00 pm',
    'Oct 6, 7',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}]',
    'https://the-fourth-rank.example/fall', 'the-fourth-rank.webp',
    33.93562, -84.38212, 'exact', true
  ),
  (
    'treble-tree-fall-2025', 'fall-2025', 'featured',
    'Treble Tree', 'Music, Ukulele, Songwriting',
    '3080 Peachtree Rd', 'Buckhead', 'GA', '30305', 6, 10,
    '$310', '9:00 am - 2:30 pm',
    'Oct 6-10',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}, {"date":"2025-10-08"}, {"date":"2025-10-09"},
      {"date":"2025-10-10"}]',
    'https://treble-tree.example/fall', 'treble-tree.webp',
    33.83955, -84.38271, 'exact', true
  ),
  (
    'tumble-barn-fall-2025', 'fall-2025', 'featured',
    'Tumble Barn', 'Movement, Sports, Gymnastics, Ninja course',
    '210 Paschall Rd', 'Peachtree City', 'GA', '30269', 4, 11,
    '$65 a day', '9:00 am - 3:00 pm',
    'Oct 10, 13',
    '[{"date":"2025-10-10"}, {"date":"2025-10-13"}]',
    'https://tumble-barn.example/fall', 'tumble-barn.webp',
    33.39524, -84.57171, 'exact', true
  ),
  (
    'two-left-feet-fall-2025', 'fall-2025', 'featured',
    'Two Left Feet', 'Dance, Hip hop, Tap',
    '455 Edgewood Ave SE', 'Atlanta', 'GA', '30312', 6, 13,
    '$160', '9:00 am - 4:00 pm',
    'Oct 6, 7',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}]',
    'https://two-left-feet.example/fall', null,
    33.74746, -84.3784, 'exact', true
  );
