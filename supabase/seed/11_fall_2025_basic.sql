-- Fall break 2025, basic: compact row, no logo, price or hours.
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
    'bankhead-brass-camp-fall-2025', 'fall-2025', 'basic',
    'Bankhead Brass Camp', 'Music, Trumpet, Trombone, Marching band',
    '1071 Hollowell Way NW', 'Atlanta', 'GA', '30318', 9, 15,
    'Oct 6-10',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}, {"date":"2025-10-08"}, {"date":"2025-10-09"},
      {"date":"2025-10-10"}]',
    'https://bankhead-brass-camp.example/fall',
    33.792, -84.445, 'zip', true
  ),
  (
    'beeline-nature-days-fall-2025', 'fall-2025', 'basic',
    'Beeline Nature Days', 'Outdoor, Pollinators, Pond dipping',
    '315 Coventry Glade', 'Decatur', 'GA', '30033', 4, 9,
    'Oct 9, 10',
    '[{"date":"2025-10-09"}, {"date":"2025-10-10"}]',
    'https://beeline-nature-days.example/fall',
    33.816, -84.283, 'zip', true
  ),
  (
    'chattahoochee-pickup-league-fall-2025', 'fall-2025', 'basic',
    'Chattahoochee Pickup League', 'Sports, Basketball, Kickball',
    '205 Azalea Mill Dr', 'Roswell', 'GA', '30075', 7, 14,
    'Oct 6-8',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}, {"date":"2025-10-08"}]',
    'https://chattahoochee-pickup-league.example/fall',
    34.034, -84.387, 'zip', true
  ),
  (
    'checkmate-and-cookies-fall-2025', 'fall-2025', 'basic',
    'Checkmate & Cookies', 'Chess, Cooking',
    '10990 State Bridge Walk', 'Johns Creek', 'GA', '30022', 6, 12,
    'Oct 13',
    '[{"date":"2025-10-13"}]',
    'https://checkmate-and-cookies.example/fall',
    34.027, -84.243, 'zip', true
  ),
  (
    'dough-rise-club-fall-2025', 'fall-2025', 'basic',
    'Dough Rise Club', 'Cooking, Bread, Pizza',
    '2610 Sandy Plains Ct', 'Marietta', 'GA', '30066', 8, 13,
    'Oct 10',
    '[{"date":"2025-10-10"}]',
    'https://dough-rise-club.example/fall',
    34.038, -84.507, 'zip', true
  ),
  (
    'hola-sol-preschool-fall-2025', 'fall-2025', 'basic',
    'Hola Sol Preschool', 'Language, Music',
    '1380 Sylvan Cir NE', 'Brookhaven', 'GA', '30319', 3, 5,
    'Oct 6-10',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}, {"date":"2025-10-08"}, {"date":"2025-10-09"},
      {"date":"2025-10-10"}]',
    'https://hola-sol-preschool.example/fall',
    33.87, -84.338, 'zip', true
  ),
  (
    'ink-and-antlers-fall-2025', 'fall-2025', 'basic',
    'Ink & Antlers', 'Art, Comics, Linocut',
    '1963 Hosea Row NE', 'Kirkwood', 'GA', '30317', 9, 16,
    'Oct 7, 8',
    '[{"date":"2025-10-07"}, {"date":"2025-10-08"}]',
    'https://ink-and-antlers.example/fall',
    33.75, -84.317, 'zip', true
  ),
  (
    'kirkwood-clown-school-fall-2025', 'fall-2025', 'basic',
    'Kirkwood Clown School', 'Performance, Movement, Juggling',
    '140 Howard Lane NE', 'Atlanta', 'GA', '30317', 7, 12,
    'Oct 6, 7',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}]',
    'https://kirkwood-clown-school.example/fall',
    33.75, -84.317, 'zip', true
  ),
  (
    'mill-village-makers-fall-2025', 'fall-2025', 'basic',
    'Mill Village Makers', 'STEM, Art, Inventing',
    '37 Old Roswell Mill St', 'Alpharetta', 'GA', '30009', 8, 14,
    'Oct 6-10',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}, {"date":"2025-10-08"}, {"date":"2025-10-09"},
      {"date":"2025-10-10"}]',
    'https://mill-village-makers.example/fall',
    34.077, -84.303, 'zip', true
  ),
  (
    'needle-and-north-fall-2025', 'fall-2025', 'basic',
    'Needle & North', 'Sewing, Embroidery, Mending',
    '722 Sycamore Row', 'Decatur', 'GA', '30030', 9, null,
    null,
    null,
    'https://needle-and-north.example/fall',
    33.77, -84.295, 'zip', true
  ),
  (
    'parkour-pines-fall-2025', 'fall-2025', 'basic',
    'Parkour Pines', 'Movement, Sports, Parkour',
    '8725 Dunwoody Crossing', 'Sandy Springs', 'GA', '30350', 6, 14,
    'Oct 9, 10',
    '[{"date":"2025-10-09"}, {"date":"2025-10-10"}]',
    'https://parkour-pines.example/fall',
    33.98, -84.335, 'zip', true
  ),
  (
    'sway-studio-fall-2025', 'fall-2025', 'basic',
    'Sway Studio', 'Dance, Movement, Creative dance',
    '118 Crosstown Walk', 'Peachtree City', 'GA', '30269', 3, 8,
    'Oct 6-10',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}, {"date":"2025-10-08"}, {"date":"2025-10-09"},
      {"date":"2025-10-10"}]',
    'https://sway-studio.example/fall',
    33.396, -84.571, 'zip', true
  ),
  (
    'acorn-and-atlas-fall-2025', 'fall-2025', 'basic',
    'Acorn & Atlas', 'Outdoor, Orienteering, Map drawing',
    '4490 Cherokee St NW', 'Acworth', 'GA', '30101', 7, 12,
    'Sept. 22-26',
    '[{"date":"2025-09-22"}, {"date":"2025-09-23"}, {"date":"2025-09-24"}, {"date":"2025-09-25"},
      {"date":"2025-09-26"}]',
    'https://acorn-and-atlas.example/fall',
    34.062, -84.709, 'zip', true
  ),
  (
    'ants-on-a-log-cooking-fall-2025', 'fall-2025', 'basic',
    'Ants on a Log Cooking', 'Cooking, Snacks, Math',
    '911 Veterans Walk', 'Hiram', 'GA', '30141', 4, 8,
    'Oct. 6th - 8th',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}, {"date":"2025-10-08"}]',
    'https://ants-on-a-log-cooking.example/fall',
    33.876, -84.776, 'zip', true
  ),
  (
    'banjo-bungalow-fall-2025', 'fall-2025', 'basic',
    'Banjo Bungalow', 'Music, Banjo, Old-time songs',
    '56 Main St W', 'Ball Ground', 'GA', '30107', 8, null,
    'Sept 24 & 25',
    '[{"date":"2025-09-24"}, {"date":"2025-09-25"}]',
    'https://banjo-bungalow.example/fall',
    null, null, null, true
  ),
  (
    'trestle-birders-jr-fall-2025', 'fall-2025', 'basic',
    'Trestle Birders Jr.', 'Outdoor, Birds, Sketching',
    '680 Ormewood Park Ln SE', 'Atlanta', 'GA', '30316', 8, 14,
    'Mon-Wed, Oct 6-8',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}, {"date":"2025-10-08"}]',
    'https://trestle-birders-jr.example/fall',
    33.722, -84.334, 'zip', true
  ),
  (
    'blue-teacup-science-fall-2025', 'fall-2025', 'basic',
    'Blue Teacup Science', 'STEM, Slime, Microscopes',
    '2250 Satellite Green', 'Duluth', 'GA', '30096', 5, 10,
    'Oct 13-17',
    '[{"date":"2025-10-13"}, {"date":"2025-10-14"}, {"date":"2025-10-15"}, {"date":"2025-10-16"},
      {"date":"2025-10-17"}]',
    'https://blue-teacup-science.example/fall',
    33.979, -84.15, 'zip', true
  ),
  (
    'bumblebee-theatres-tiny-troupe-fall-2025', 'fall-2025', 'basic',
    'Bumblebee Theatre''s Tiny Troupe', 'Performance, Art, Puppets',
    '3475 Stone Arch Way', 'Tucker', 'GA', '30084', 3, 6,
    'Oct 6 - 10',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}, {"date":"2025-10-08"}, {"date":"2025-10-09"},
      {"date":"2025-10-10"}]',
    'https://bumblebee-theatres-tiny-troupe.example/fall',
    33.857, -84.216, 'zip', true
  ),
  (
    'cardboard-castle-co-fall-2025', 'fall-2025', 'basic',
    'Cardboard Castle Co.', 'Art, STEM, Architecture',
    '1220 Ponce Place NE', 'Atlanta', 'GA', '30306', 6, 11,
    '10/6 - 10/10',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}, {"date":"2025-10-08"}, {"date":"2025-10-09"},
      {"date":"2025-10-10"}]',
    'https://cardboard-castle-co.example/fall',
    33.787, -84.351, 'zip', true
  ),
  (
    'cartwheel-creek-fall-2025', 'fall-2025', 'basic',
    'Cartwheel Creek', 'Movement, Gymnastics',
    '415 Towne Lake Bend', 'Woodstock', 'GA', '30189', 4, 12,
    'Sept 22 – 26',
    '[{"date":"2025-09-22"}, {"date":"2025-09-23"}, {"date":"2025-09-24"}, {"date":"2025-09-25"},
      {"date":"2025-09-26"}]',
    'https://cartwheel-creek.example/fall',
    34.128, -84.57, 'zip', true
  ),
  (
    'castle-rock-chess-academy-of-gwinnett-fall-2025', 'fall-2025', 'basic',
    'Castle Rock Chess Academy of Gwinnett', 'Chess',
    '2180 Pleasant Hill Bend', 'Lawrenceville', 'GA', '30044', 6, 17,
    'Oct 13, 14, 15',
    '[{"date":"2025-10-13"}, {"date":"2025-10-14"}, {"date":"2025-10-15"}]',
    'https://castle-rock-chess-academy-of-gwinnett.example/fall',
    33.94, -84.073, 'zip', true
  ),
  (
    'cinnamon-and-code-fall-2025', 'fall-2025', 'basic',
    'Cinnamon & Code', 'STEM, Cooking, Coding',
    '655 Peachtree Industrial Way', 'Buford', 'GA', '30518', 8, 13,
    'Oct 13-15; Oct 16-17',
    '[{"date":"2025-10-13"}, {"date":"2025-10-14"}, {"date":"2025-10-15"}, {"date":"2025-10-16"},
      {"date":"2025-10-17"}]',
    'https://cinnamon-and-code.example/fall',
    34.11, -84.037, 'zip', true
  ),
  (
    'clarkston-world-kitchen-fall-2025', 'fall-2025', 'basic',
    'Clarkston World Kitchen', 'Cooking, Language',
    '3900 Rowland Row', 'Clarkston', 'GA', '30021', 8, 16,
    'October 10',
    '[{"date":"2025-10-10"}]',
    'clarkston-world-kitchen.example',
    33.81, -84.239, 'zip', true
  ),
  (
    'corduroy-clubhouse-fall-2025', 'fall-2025', 'basic',
    'Corduroy Clubhouse', 'Sewing, Upcycling',
    null, 'Scottdale', 'GA', '30079', 7, 14,
    'Oct 8-10',
    '[{"date":"2025-10-08"}, {"date":"2025-10-09"}, {"date":"2025-10-10"}]',
    'https://corduroy-clubhouse.example/fall',
    33.792, -84.258, 'zip', true
  ),
  (
    'cricket-and-clover-soccer-fall-2025', 'fall-2025', 'basic',
    'Cricket & Clover Soccer', 'Sports, Soccer',
    '1500 Browns Mill Green', 'Conyers', 'GA', '30012', 5, 13,
    'Oct 6 – 10',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}, {"date":"2025-10-08"}, {"date":"2025-10-09"},
      {"date":"2025-10-10"}]',
    'https://cricket-and-clover-soccer.example/fall',
    33.701, -84.006, 'zip', true
  ),
  (
    'dandelion-dance-works-fall-2025', 'fall-2025', 'basic',
    'Dandelion Dance Works', 'Dance, Jazz, Lyrical',
    '2055 Scenic Hollow', 'Snellville', 'GA', '30078', 6, 12,
    'Oct 13 - Oct 17',
    '[{"date":"2025-10-13"}, {"date":"2025-10-14"}, {"date":"2025-10-15"}, {"date":"2025-10-16"},
      {"date":"2025-10-17"}]',
    'https://dandelion-dance-works.example/fall',
    33.862, -84.009, 'zip', true
  ),
  (
    'drumline-depot-fall-2025', 'fall-2025', 'basic',
    'Drumline Depot', 'Music, Percussion',
    '48 Depot Row', 'Stockbridge', 'GA', '30281', 10, 17,
    'Oct 6,7,8',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}, {"date":"2025-10-08"}]',
    'https://drumline-depot.example/fall',
    33.559, -84.207, 'zip', true
  ),
  (
    'elan-gymnastique-fall-2025', 'fall-2025', 'basic',
    'Élan Gymnastique', 'Movement, Sports, Gymnastics',
    '2970 Cumberland Terrace', 'Vinings', 'GA', '30339', 5, 14,
    'Oct 6-10 (no class Oct 8)',
    null,
    'https://elan-gymnastique.example/fall',
    33.867, -84.464, 'zip', true
  ),
  (
    'fayette-fiddleheads-fall-2025', 'fall-2025', 'basic',
    'Fayette Fiddleheads', 'Outdoor, Gardening, Forest school',
    '285 Grady Meadow', 'Fayetteville', 'GA', '30214', 5, 10,
    'Oct 9-10; Oct 13',
    '[{"date":"2025-10-09"}, {"date":"2025-10-10"}, {"date":"2025-10-13"}]',
    'https://fayette-fiddleheads.example/fall',
    33.474, -84.448, 'zip', true
  ),
  (
    'foxglove-farm-days-fall-2025', 'fall-2025', 'basic',
    'Foxglove Farm Days', 'Outdoor, Farm animals',
    '7720 Senoia Rd', 'Fairburn', 'GA', '30213', null, 10,
    'Oct 13',
    '[{"date":"2025-10-13"}]',
    'http://foxglove-farm-days.example/fall-break?ref=camply&kids=yes',
    33.57, -84.596, 'zip', true
  ),
  (
    'frog-and-toadstool-forest-school-fall-2025', 'fall-2025', 'basic',
    'Frog & Toadstool Forest School', 'Outdoor, Forest school',
    '1001 Kelly Mill Path', 'Cumming', 'GA', '30040', 4, 9,
    'Sept 29 – Oct 3',
    '[{"date":"2025-09-29"}, {"date":"2025-09-30"}, {"date":"2025-10-01"}, {"date":"2025-10-02"},
      {"date":"2025-10-03"}]',
    'https://frog-and-toadstool-forest-school.example/fall',
    34.212, -84.17, 'zip', true
  ),
  (
    'glitter-goblins-art-room-fall-2025', 'fall-2025', 'basic',
    'Glitter Goblins Art Room', 'Art, Collage, Papier-mâché',
    null, 'Chamblee', 'GA', null, 5, 10,
    'Oct 6-10',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}, {"date":"2025-10-08"}, {"date":"2025-10-09"},
      {"date":"2025-10-10"}]',
    'https://glitter-goblins-art-room.example/fall',
    33.892, -84.299, 'city', true
  ),
  (
    'grasshopper-sports-club-marietta-fall-2025', 'fall-2025', 'basic',
    'Grasshopper Sports Club', 'Sports, Tennis, Pickleball',
    '4120 Post Oak Tritt Ct', 'Marietta', 'GA', '30062', 6, 13,
    'Sept 22 - 26',
    '[{"date":"2025-09-22"}, {"date":"2025-09-23"}, {"date":"2025-09-24"}, {"date":"2025-09-25"},
      {"date":"2025-09-26"}]',
    'https://grasshopper-sports-club.example/fall',
    34.002, -84.473, 'zip', true
  ),
  (
    'grasshopper-sports-club-roswell-fall-2025', 'fall-2025', 'basic',
    'Grasshopper Sports Club', 'Sports, Tennis, Pickleball',
    '910 Holcomb Woods Ct', 'Roswell', 'GA', '30076', 6, 13,
    'Sept 22 - 26',
    '[{"date":"2025-09-22"}, {"date":"2025-09-23"}, {"date":"2025-09-24"}, {"date":"2025-09-25"},
      {"date":"2025-09-26"}]',
    'https://grasshopper-sports-club.example/fall',
    34.031, -84.314, 'zip', true
  ),
  (
    'hanji-and-hangul-fall-2025', 'fall-2025', 'basic',
    'Hanji & Hangul', 'Language, Art, Korean, Paper craft',
    '3500 Gwinnett Place Walk', 'Duluth', 'GA', '30096', 5, 11,
    'Oct 13-17',
    '[{"date":"2025-10-13"}, {"date":"2025-10-14"}, {"date":"2025-10-15"}, {"date":"2025-10-16"},
      {"date":"2025-10-17"}]',
    'https://hanji-and-hangul.example/fall',
    33.979, -84.15, 'zip', true
  ),
  (
    'henrys-hoops-fall-2025', 'fall-2025', 'basic',
    'Henry''s Hoops', 'Sports, Basketball',
    '77 Keys Ferry Walk', 'McDonough', 'GA', '30253', 7, 15,
    'Oct 6-10',
    null,
    'https://henrys-hoops.example/fall',
    33.44, -84.167, 'zip', true
  ),
  (
    'inkwell-young-writers-fall-2025', 'fall-2025', 'basic',
    'Inkwell Young Writers', 'Language, Creative writing, Zines',
    null, null, 'GA', null, 9, 15,
    'Oct 9, Oct 10 and Oct 13',
    '[{"date":"2025-10-09"}, {"date":"2025-10-10"}, {"date":"2025-10-13"}]',
    'https://inkwell-young-writers.example/fall',
    null, null, null, true
  ),
  (
    'jellyfish-junction-fall-2025', 'fall-2025', 'basic',
    'Jellyfish Junction', 'STEM, Ocean science',
    '241 Luckie Walk NW', 'Atlanta', 'GA', '30313', 6, 12,
    'fall break week',
    null,
    'https://jellyfish-junction.example/fall',
    33.766, -84.397, 'zip', true
  ),
  (
    'jump-jive-and-jam-fall-2025', 'fall-2025', 'basic',
    'Jump, Jive & Jam', 'Dance, Music, Swing',
    null, null, 'GA', '30032', 7, 14,
    'Oct 6-7',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}]',
    'https://jump-jive-and-jam.example/fall',
    33.741, -84.264, 'zip', true
  ),
  (
    'ladybird-language-house-decatur-fall-2025', 'fall-2025', 'basic',
    'Ladybird Language House', 'Language, French, Songs',
    '150 E College Row', 'Decatur', 'GA', '30030', 3, 9,
    'Oct 6-10',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}, {"date":"2025-10-08"}, {"date":"2025-10-09"},
      {"date":"2025-10-10"}]',
    'https://ladybird-language-house.example/fall',
    33.77024, -84.29657, 'exact', true
  ),
  (
    'ladybird-language-house-smyrna-fall-2025', 'fall-2025', 'basic',
    'Ladybird Language House', 'Language, French, Songs',
    '2840 Atlanta Rd SE', 'Smyrna', 'GA', '30080', 3, 9,
    'Sept 22-26',
    '[{"date":"2025-09-22"}, {"date":"2025-09-23"}, {"date":"2025-09-24"}, {"date":"2025-09-25"},
      {"date":"2025-09-26"}]',
    'https://ladybird-language-house.example/fall',
    33.87776, -84.5097, 'exact', true
  ),
  (
    'lilburn-little-builders-fall-2025', 'fall-2025', 'basic',
    'Lilburn Little Builders', 'STEM, Building, Mechanics',
    '90 First Ave NW', 'Lilburn', 'GA', '30047', 5, 11,
    'Oct 13 - 17',
    '[{"date":"2025-10-13"}, {"date":"2025-10-14"}, {"date":"2025-10-15"}, {"date":"2025-10-16"},
      {"date":"2025-10-17"}]',
    'https://lilburn-little-builders.example/fall',
    33.889, -84.144, 'zip', true
  ),
  (
    'little-oaks-martial-arts-fall-2025', 'fall-2025', 'basic',
    'Little Oaks Martial Arts', 'Movement, Sports, Karate, Martial arts',
    '3020 Business Park Bend', 'Norcross', 'GA', '30071', 5, 12,
    'Oct 13–14',
    '[{"date":"2025-10-13"}, {"date":"2025-10-14"}]',
    'https://little-oaks-martial-arts.example/fall',
    33.941, -84.214, 'city', true
  ),
  (
    'manana-mercado-fall-2025', 'fall-2025', 'basic',
    'Mañana Mercado', 'Language, Cooking, Market games',
    '5300 New Peachtree Walk', 'Doraville', 'GA', '30340', 6, 12,
    'Oct 6, 7 & 8',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}, {"date":"2025-10-08"}]',
    'https://manana-mercado.example/fall',
    33.895, -84.251, 'zip', true
  ),
  (
    'marigold-mornings-fall-2025', 'fall-2025', 'basic',
    'Marigold Mornings', 'Art, Watercolor',
    '19 Greenville Row', 'Newnan', 'GA', null, 5, null,
    'Oct 6-10',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}, {"date":"2025-10-08"}, {"date":"2025-10-09"},
      {"date":"2025-10-10"}]',
    'https://marigold-mornings.example/fall',
    33.381, -84.8, 'city', true
  ),
  (
    'milton-meadow-ponies-fall-2025', 'fall-2025', 'basic',
    'Milton Meadow Ponies', 'Outdoor, Sports, Riding',
    '14455 Hopewell Lane', 'Milton', 'GA', '30004', 7, 15,
    'Sept 22-24; Sept 25-26',
    '[{"date":"2025-09-22"}, {"date":"2025-09-23"}, {"date":"2025-09-24"}, {"date":"2025-09-25"},
      {"date":"2025-09-26"}]',
    'https://milton-meadow-ponies.example/fall',
    34.146, -84.3, 'zip', true
  ),
  (
    'moss-and-marble-sculpture-camp-fall-2025', 'fall-2025', 'basic',
    'Moss & Marble Sculpture Camp', 'Art, Sculpture',
    '2990 Bankhead Spur', 'Lithia Springs', 'GA', '30122', 8, 14,
    'Oct 13',
    '[{"date":"2025-10-13"}]',
    '   ',
    33.771, -84.645, 'zip', true
  ),
  (
    'night-otter-astronomy-fall-2025', 'fall-2025', 'basic',
    'Night Otter Astronomy', 'STEM, Outdoor, Astronomy',
    '5101 Turkey Ridge Rd', 'Covington', 'GA', '30014', 9, null,
    'Oct 11-12',
    '[{"date":"2025-10-11"}, {"date":"2025-10-12"}]',
    'https://night-otter-astronomy.example/fall',
    33.577, -83.865, 'zip', true
  ),
  (
    'paper-lantern-players-fall-2025', 'fall-2025', 'basic',
    'Paper Lantern Players', 'Performance, Shadow theatre',
    '1640 Virginia Row', 'College Park', 'GA', '30337', 7, 13,
    'Oct 6 -10',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}, {"date":"2025-10-08"}, {"date":"2025-10-09"},
      {"date":"2025-10-10"}]',
    'https://paper-lantern-players.example/fall',
    33.647, -84.457, 'zip', true
  ),
  (
    'popcorn-and-plies-fall-2025', 'fall-2025', 'basic',
    'Popcorn & Pliés', 'Dance, Ballet',
    '3300 Cobb Pl Spur NW', 'Kennesaw', 'GA', '30144', 4, 10,
    'Sept 22-26',
    '[{"date":"2025-09-22"}, {"date":"2025-09-23"}, {"date":"2025-09-24"}, {"date":"2025-09-25"},
      {"date":"2025-09-26"}]',
    'https://popcorn-and-plies.example/fall',
    34.03, -84.601, 'zip', true
  ),
  (
    'quilt-block-party-fall-2025', 'fall-2025', 'basic',
    'Quilt Block Party', 'Sewing, Quilts',
    '6600 Church Walk', 'Douglasville', 'GA', '30134', 8, 16,
    'Oct 13, 14',
    '[{"date":"2025-10-13"}, {"date":"2025-10-14"}]',
    'https://quilt-block-party.example/fall',
    33.761, -84.749, 'zip', true
  ),
  (
    'raindrop-robotics-fall-2025', 'fall-2025', 'basic',
    'Raindrop Robotics', 'STEM, Robotics',
    '880 Webb Gin Bend', 'Grayson', 'GA', '30017', 8, 14,
    'Oct 13-17',
    '[{"date":"2025-10-13"}, {"date":"2025-10-14"}, {"date":"2025-10-15"}, {"date":"2025-10-16"},
      {"date":"2025-10-17"}]',
    'https://raindrop-robotics.example/fall',
    33.884, -83.963, 'zip', true
  ),
  (
    'skillet-and-sparrow-fall-2025', 'fall-2025', 'basic',
    'Skillet & Sparrow', 'Cooking, Southern cooking',
    '4710 Austell Row', 'Austell', 'GA', '30106', 9, 15,
    'Sept 23, 25',
    '[{"date":"2025-09-23"}, {"date":"2025-09-25"}]',
    null,
    33.843, -84.629, 'zip', true
  ),
  (
    'south-fulton-stage-kids-fall-2025', 'fall-2025', 'basic',
    'South Fulton Stage Kids', 'Performance, Dance, Music',
    '5080 Union St', 'Union City', 'GA', '30291', 6, 14,
    'Oct 6 - Oct 10, Oct 13',
    '[{"date":"2025-10-06"}, {"date":"2025-10-07"}, {"date":"2025-10-08"}, {"date":"2025-10-09"},
      {"date":"2025-10-10"}, {"date":"2025-10-13"}]',
    'https://south-fulton-stage-kids.example/fall',
    33.576, -84.551, 'zip', true
  ),
  (
    'wander-and-whittle-fall-2025', 'fall-2025', 'basic',
    'Wander & Whittle', 'Outdoor, Whittling, Campfire',
    '220 Laurel Park Ln', 'Tyrone', 'GA', '30290', 9, 14,
    'Oct 9 - 10',
    '[{"date":"2025-10-09"}, {"date":"2025-10-10"}]',
    'ftp://wander-and-whittle.example/signup',
    33.476, -84.594, 'zip', true
  );
