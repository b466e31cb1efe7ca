-- Winter break 2025-26, basic. January and February belong to 2026.
-- Every camp here is invented: name, street and website. Towns and ZIPs are real.

insert into public.camps (
  id, season_id, listing,
  camp_provider_name, camp_theme,
  street_address, city, state, zip_code, age_min, age_max,
  camp_dates,
  date_array,
  website_url,
  latitude, longitude, coordinate_precision, is_sample
) values
  (
    'acorn-and-atlas-winter-2025', 'winter-2025', 'basic',
    'Acorn & Atlas', 'Outdoor, Orienteering, Map drawing',
    '4490 Cherokee St NW', 'Acworth', 'GA', '30101', 7, 12,
    'Nov 24-26',
    '[{"date":"2025-11-24"}, {"date":"2025-11-25"}, {"date":"2025-11-26"}]',
    'https://acorn-and-atlas.example/winter',
    34.062, -84.709, 'zip', true
  ),
  (
    'adobo-and-apron-winter-2025', 'winter-2025', 'basic',
    'Adobo & Apron', 'Cooking, Language, Filipino kitchen',
    '5640 Buford Row', 'Norcross', 'GA', '30071', 8, 14,
    'Dec 29-30',
    '[{"date":"2025-12-29"}, {"date":"2025-12-30"}]',
    'https://adobo-and-apron.example/winter',
    33.94, -84.208, 'zip', true
  ),
  (
    'bankhead-brass-camp-winter-2025', 'winter-2025', 'basic',
    'Bankhead Brass Camp', 'Music, Trumpet, Trombone, Marching band',
    '1071 Hollowell Way NW', 'Atlanta', 'GA', '30318', 9, 15,
    'Jan 19',
    '[{"date":"2026-01-19"}]',
    'https://bankhead-brass-camp.example/winter',
    33.792, -84.445, 'zip', true
  ),
  (
    'beeline-nature-days-winter-2025', 'winter-2025', 'basic',
    'Beeline Nature Days', 'Outdoor, Winter birds, Tracking',
    '315 Coventry Glade', 'Decatur', 'GA', '30033', 4, 9,
    'Nov. 24-26',
    '[{"date":"2025-11-24"}, {"date":"2025-11-25"}, {"date":"2025-11-26"}]',
    'https://beeline-nature-days.example/winter',
    33.816, -84.283, 'zip', true
  ),
  (
    'bobbin-and-bear-winter-2025', 'winter-2025', 'basic',
    'Bobbin & Bear', 'Sewing, Toy making',
    '2115 Candler Walk', 'Decatur', 'GA', '30032', 7, 13,
    'Dec 22, 23',
    '[{"date":"2025-12-22"}, {"date":"2025-12-23"}]',
    'https://bobbin-and-bear.example/winter',
    33.741, -84.264, 'zip', true
  ),
  (
    'cardboard-castle-co-winter-2025', 'winter-2025', 'basic',
    'Cardboard Castle Co.', 'Art, STEM, Architecture',
    '1220 Ponce Place NE', 'Atlanta', 'GA', '30306', 6, 11,
    '12/22-12/24',
    '[{"date":"2025-12-22"}, {"date":"2025-12-23"}, {"date":"2025-12-24"}]',
    'https://cardboard-castle-co.example/winter',
    33.787, -84.351, 'zip', true
  ),
  (
    'cartwheel-creek-winter-2025', 'winter-2025', 'basic',
    'Cartwheel Creek', 'Movement, Gymnastics',
    '415 Towne Lake Bend', 'Woodstock', 'GA', '30189', 4, 12,
    'Feb 16-20',
    '[{"date":"2026-02-16"}, {"date":"2026-02-17"}, {"date":"2026-02-18"}, {"date":"2026-02-19"},
      {"date":"2026-02-20"}]',
    'https://cartwheel-creek.example/winter',
    34.128, -84.57, 'zip', true
  ),
  (
    'castle-rock-chess-academy-of-gwinnett-winter-2025', 'winter-2025', 'basic',
    'Castle Rock Chess Academy of Gwinnett', 'Chess',
    '2180 Pleasant Hill Bend', 'Lawrenceville', 'GA', '30044', 6, 17,
    'Dec 22-23; Dec 29-30; Jan 2; Feb 12-13; Feb 16',
    '[{"date":"2025-12-22"}, {"date":"2025-12-23"}, {"date":"2025-12-29"}, {"date":"2025-12-30"},
      {"date":"2026-01-02"}, {"date":"2026-02-12"}, {"date":"2026-02-13"}, {"date":"2026-02-16"}]',
    'https://castle-rock-chess-academy-of-gwinnett.example/winter',
    33.94, -84.073, 'zip', true
  ),
  (
    'cedar-and-chisel-winter-2025', 'winter-2025', 'basic',
    'Cedar & Chisel', 'Art, STEM, Woodwork',
    '340 Church Walk', 'Jonesboro', 'GA', '30236', 9, 16,
    'Dec 29',
    '[{"date":"2025-12-29"}]',
    'https://cedar-and-chisel.example/winter',
    33.527, -84.324, 'zip', true
  ),
  (
    'checkmate-and-cookies-winter-2025', 'winter-2025', 'basic',
    'Checkmate & Cookies', 'Chess, Cooking',
    '10990 State Bridge Walk', 'Johns Creek', 'GA', '30022', 6, 12,
    'Nov 24',
    '[{"date":"2025-11-24"}]',
    'https://checkmate-and-cookies.example/winter',
    34.027, -84.243, 'zip', true
  ),
  (
    'cinnamon-and-code-winter-2025', 'winter-2025', 'basic',
    'Cinnamon & Code', 'STEM, Cooking, Coding',
    '655 Peachtree Industrial Way', 'Buford', 'GA', '30519', 8, 13,
    'Feb 12-13; Feb 16',
    '[{"date":"2026-02-12"}, {"date":"2026-02-13"}, {"date":"2026-02-16"}]',
    'https://cinnamon-and-code.example/winter',
    34.087, -83.945, 'zip', true
  ),
  (
    'cricket-and-clover-soccer-winter-2025', 'winter-2025', 'basic',
    'Cricket & Clover Soccer', 'Sports, Soccer',
    '1500 Browns Mill Green', 'Conyers', 'GA', '30012', 5, 13,
    'Dec 29 - 31',
    '[{"date":"2025-12-29"}, {"date":"2025-12-30"}, {"date":"2025-12-31"}]',
    'https://cricket-and-clover-soccer.example/winter',
    33.701, -84.006, 'zip', true
  ),
  (
    'dandelion-dance-works-winter-2025', 'winter-2025', 'basic',
    'Dandelion Dance Works', 'Dance, Jazz, Lyrical',
    '2055 Scenic Hollow', 'Snellville', 'GA', '30078', 6, 12,
    'Nov 24 - Nov 26',
    '[{"date":"2025-11-24"}, {"date":"2025-11-25"}, {"date":"2025-11-26"}]',
    'https://dandelion-dance-works.example/winter',
    33.862, -84.009, 'zip', true
  ),
  (
    'dough-rise-club-winter-2025', 'winter-2025', 'basic',
    'Dough Rise Club', 'Cooking, Bread, Pizza',
    '2610 Sandy Plains Ct', 'Marietta', 'GA', '30066', 8, 13,
    'Dec 23',
    '[{"date":"2025-12-23"}]',
    'https://dough-rise-club.example/winter',
    34.038, -84.507, 'zip', true
  ),
  (
    'drumline-depot-winter-2025', 'winter-2025', 'basic',
    'Drumline Depot', 'Music, Percussion',
    '48 Depot Row', 'Stockbridge', 'GA', '30281', 10, 17,
    'Dec 29,30',
    '[{"date":"2025-12-29"}, {"date":"2025-12-30"}]',
    'https://drumline-depot.example/winter',
    33.559, -84.207, 'zip', true
  ),
  (
    'elan-gymnastique-winter-2025', 'winter-2025', 'basic',
    'Élan Gymnastique', 'Movement, Sports, Gymnastics',
    '2970 Cumberland Terrace', 'Vinings', 'GA', '30339', 5, 14,
    'Dec 22-24; Dec 29-31',
    '[{"date":"2025-12-22"}, {"date":"2025-12-23"}, {"date":"2025-12-24"}, {"date":"2025-12-29"},
      {"date":"2025-12-30"}, {"date":"2025-12-31"}]',
    'https://elan-gymnastique.example/winter',
    33.867, -84.464, 'zip', true
  ),
  (
    'fable-and-flannel-winter-2025', 'winter-2025', 'basic',
    'Fable & Flannel', 'Language, Creative writing, Bookbinding',
    '1445 Rocky Ridge Row', 'Lithonia', 'GA', '30038', 8, 14,
    'Nov 24-25',
    '[{"date":"2025-11-24"}, {"date":"2025-11-25"}]',
    'https://fable-and-flannel.example/winter',
    33.68, -84.146, 'zip', true
  ),
  (
    'frost-and-fiddle-winter-2025', 'winter-2025', 'basic',
    'Frost & Fiddle', 'Music, Dance, Contra dance',
    null, null, 'GA', null, 8, null,
    'Dec 30',
    '[{"date":"2025-12-30"}]',
    'https://frost-and-fiddle.example/winter',
    null, null, null, true
  ),
  (
    'garden-gnome-glassworks-winter-2025', 'winter-2025', 'basic',
    'Garden Gnome Glassworks', 'Art, Mosaic',
    '35 Hampton Row', 'Hampton', 'GA', '30228', 10, 16,
    'Feb 16, 17',
    '[{"date":"2026-02-16"}, {"date":"2026-02-17"}]',
    'https://garden-gnome-glassworks.example/winter',
    33.401, -84.301, 'zip', true
  ),
  (
    'grasshopper-sports-club-winter-2025', 'winter-2025', 'basic',
    'Grasshopper Sports Club', 'Sports, Tennis, Pickleball',
    '910 Holcomb Woods Ct', 'Roswell', 'GA', '30076', 6, 13,
    'Nov 24-26; Dec 22-23',
    '[{"date":"2025-11-24"}, {"date":"2025-11-25"}, {"date":"2025-11-26"}, {"date":"2025-12-22"},
      {"date":"2025-12-23"}]',
    'https://grasshopper-sports-club.example/winter',
    34.031, -84.314, 'zip', true
  ),
  (
    'hanji-and-hangul-winter-2025', 'winter-2025', 'basic',
    'Hanji & Hangul', 'Language, Art, Korean, Paper craft',
    '3500 Gwinnett Place Walk', 'Duluth', 'GA', '30097', 5, 11,
    'Feb 16-18',
    '[{"date":"2026-02-16"}, {"date":"2026-02-17"}, {"date":"2026-02-18"}]',
    'https://hanji-and-hangul.example/winter',
    34.025, -84.147, 'zip', true
  ),
  (
    'henrys-hoops-winter-2025', 'winter-2025', 'basic',
    'Henry''s Hoops', 'Sports, Basketball',
    '77 Keys Ferry Walk', 'McDonough', 'GA', '30252', 7, 15,
    'Dec 22 & 23',
    null,
    'https://henrys-hoops.example/winter',
    33.465, -84.072, 'zip', true
  ),
  (
    'hola-sol-preschool-winter-2025', 'winter-2025', 'basic',
    'Hola Sol Preschool', 'Language, Music',
    '1380 Sylvan Cir NE', 'Brookhaven', 'GA', '30319', 3, 5,
    'Nov 24-26',
    '[{"date":"2025-11-24"}, {"date":"2025-11-25"}, {"date":"2025-11-26"}]',
    'https://hola-sol-preschool.example/winter',
    33.87, -84.338, 'zip', true
  ),
  (
    'icicle-and-ivy-winter-2025', 'winter-2025', 'basic',
    'Icicle & Ivy', 'Outdoor, Hiking, Hot cocoa science',
    null, 'Mableton', 'GA', '30126', 7, 12,
    'Dec 29 – 31',
    '[{"date":"2025-12-29"}, {"date":"2025-12-30"}, {"date":"2025-12-31"}]',
    'https://icicle-and-ivy.example/winter',
    33.818, -84.57, 'zip', true
  ),
  (
    'ink-and-antlers-winter-2025', 'winter-2025', 'basic',
    'Ink & Antlers', 'Art, Comics, Linocut',
    '1963 Hosea Row NE', 'Kirkwood', 'GA', '30317', 9, 16,
    'Jan 5',
    '[{"date":"2026-01-05"}]',
    'https://ink-and-antlers.example/winter',
    33.75, -84.317, 'zip', true
  ),
  (
    'jolly-rook-winter-2025', 'winter-2025', 'basic',
    'Jolly Rook', 'Chess, Board games',
    '1810 Riverdale Bend', 'Riverdale', 'GA', '30274', 5, 12,
    'Dec 22',
    '[{"date":"2025-12-22"}]',
    'https://jolly-rook.example/winter',
    33.553, -84.404, 'zip', true
  ),
  (
    'kirkwood-clown-school-winter-2025', 'winter-2025', 'basic',
    'Kirkwood Clown School', 'Performance, Movement, Juggling',
    '140 Howard Lane NE', 'Atlanta', 'GA', '30317', 7, 12,
    'Nov 24-25',
    '[{"date":"2025-11-24"}, {"date":"2025-11-25"}]',
    'https://kirkwood-clown-school.example/winter',
    33.749, -84.388, 'city', true
  ),
  (
    'ladybird-language-house-winter-2025', 'winter-2025', 'basic',
    'Ladybird Language House', 'Language, French, Songs',
    '150 E College Row', 'Decatur', 'GA', '30030', 3, 9,
    'Dec 22-23, Dec 29-30',
    '[{"date":"2025-12-22"}, {"date":"2025-12-23"}, {"date":"2025-12-29"}, {"date":"2025-12-30"}]',
    'https://ladybird-language-house.example/winter',
    33.77024, -84.29657, 'exact', true
  ),
  (
    'lantern-and-larch-winter-2025', 'winter-2025', 'basic',
    'Lantern & Larch', 'Performance, Storytelling, Radio plays',
    '500 Ellis Row', 'Powder Springs', 'GA', '30127', 8, 13,
    'Nov 25',
    '[{"date":"2025-11-25"}]',
    'https://lantern-and-larch.example/winter',
    33.874, -84.689, 'zip', true
  ),
  (
    'manana-mercado-winter-2025', 'winter-2025', 'basic',
    'Mañana Mercado', 'Language, Cooking, Market games',
    '5300 New Peachtree Walk', 'Doraville', 'GA', '30340', 6, 12,
    'Nov 24, 25 and 26',
    '[{"date":"2025-11-24"}, {"date":"2025-11-25"}, {"date":"2025-11-26"}]',
    'https://manana-mercado.example/winter',
    33.895, -84.251, 'zip', true
  ),
  (
    'mill-village-makers-winter-2025', 'winter-2025', 'basic',
    'Mill Village Makers', 'STEM, Art, Inventing',
    '37 Old Roswell Mill St', 'Alpharetta', 'GA', '30009', 8, 14,
    'MLK Day',
    null,
    'https://mill-village-makers.example/winter',
    34.077, -84.303, 'zip', true
  ),
  (
    'morrow-mapmakers-winter-2025', 'winter-2025', 'basic',
    'Morrow Mapmakers', 'Outdoor, STEM, Geography',
    '1580 Lake Harbin Row', 'Morrow', 'GA', '30260', 9, 14,
    'Jan. 19th',
    '[{"date":"2026-01-19"}]',
    'https://morrow-mapmakers.example/winter',
    33.584, -84.33, 'zip', true
  ),
  (
    'night-otter-astronomy-winter-2025', 'winter-2025', 'basic',
    'Night Otter Astronomy', 'STEM, Outdoor, Astronomy',
    '5101 Turkey Ridge Rd', 'Covington', 'GA', '30014', 9, null,
    'Dec 13-14',
    '[{"date":"2025-12-13"}, {"date":"2025-12-14"}]',
    'https://night-otter-astronomy.example/winter',
    33.577, -83.865, 'zip', true
  ),
  (
    'parkour-pines-winter-2025', 'winter-2025', 'basic',
    'Parkour Pines', 'Movement, Sports, Parkour',
    '8725 Dunwoody Crossing', 'Sandy Springs', 'GA', '30350', 6, 14,
    'Nov 11; Nov 24-26',
    '[{"date":"2025-11-11"}, {"date":"2025-11-24"}, {"date":"2025-11-25"}, {"date":"2025-11-26"}]',
    'parkour-pines.example',
    33.98, -84.335, 'zip', true
  ),
  (
    'pepper-and-plum-winter-2025', 'winter-2025', 'basic',
    'Pepper & Plum', 'Cooking, Dumplings',
    '2405 Powder House Row', 'Kennesaw', 'GA', '30152', null, 12,
    'Feb 17',
    '[{"date":"2026-02-17"}]',
    'https://pepper-and-plum.example/winter',
    33.998, -84.65, 'zip', true
  ),
  (
    'popcorn-and-plies-winter-2025', 'winter-2025', 'basic',
    'Popcorn & Pliés', 'Dance, Ballet',
    '3300 Cobb Pl Spur NW', 'Kennesaw', 'GA', '30144', 4, 10,
    'Dec 20',
    '[{"date":"2025-12-20"}]',
    'https://popcorn-and-plies.example/winter',
    34.03, -84.601, 'zip', true
  ),
  (
    'quilt-block-party-winter-2025', 'winter-2025', 'basic',
    'Quilt Block Party', 'Sewing, Quilts',
    '6600 Church Walk', 'Douglasville', 'GA', '30135', 8, 16,
    'Feb 16-20',
    '[{"date":"2026-02-16"}, {"date":"2026-02-17"}, {"date":"2026-02-18"}, {"date":"2026-02-19"},
      {"date":"2026-02-20"}]',
    'https://quilt-block-party.example/winter',
    33.697, -84.755, 'zip', true
  ),
  (
    'raindrop-robotics-winter-2025', 'winter-2025', 'basic',
    'Raindrop Robotics', 'STEM, Robotics',
    '880 Webb Gin Bend', 'Grayson', 'GA', '30017', 8, 14,
    'Dec 22-24',
    '[{"date":"2025-12-22"}, {"date":"2025-12-23"}, {"date":"2025-12-24"}]',
    'https://raindrop-robotics.example/winter',
    33.884, -83.963, 'zip', true
  ),
  (
    'senoia-snow-globe-players-winter-2025', 'winter-2025', 'basic',
    'Senoia Snow Globe Players', 'Performance, Music, Holiday pageant',
    '66 Seavy Row', 'Senoia', 'GA', '30276', 6, 14,
    'Dec 18-20',
    '[{"date":"2025-12-18"}, {"date":"2025-12-19"}, {"date":"2025-12-20"}]',
    'https://senoia-snow-globe-players.example/winter',
    33.301, -84.565, 'zip', true
  ),
  (
    'tinsel-and-turbine-winter-2025', 'winter-2025', 'basic',
    'Tinsel & Turbine', 'STEM, Wind power',
    '2700 Villa Row', 'Dallas', 'GA', '30132', 8, 13,
    'every Saturday in December',
    null,
    'https://tinsel-and-turbine.example/winter',
    33.975, -84.87, 'zip', true
  ),
  (
    'wander-and-whittle-winter-2025', 'winter-2025', 'basic',
    'Wander & Whittle', 'Outdoor, Whittling, Campfire',
    '220 Laurel Park Ln', 'Tyrone', 'GA', '30290', 9, 14,
    'Dec 29-31, Jan 2',
    '[{"date":"2025-12-29"}, {"date":"2025-12-30"}, {"date":"2025-12-31"}, {"date":"2026-01-02"}]',
    'https://wander-and-whittle.example/winter',
    33.476, -84.594, 'zip', true
  );
