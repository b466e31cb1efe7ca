-- Winter listings the winter page leaves out: no dates, or basic without a website.
-- Every camp here is invented: name, street and website. Towns and ZIPs are real.

-- Featured, dates missing.
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
    'pine-and-paddle-winter-2025', 'winter-2025', 'featured',
    'Pine & Paddle', 'Outdoor, Movement, Canoe, Forest school',
    '900 Lake Claire Way', 'Decatur', 'GA', '30030', 6, 12,
    '$385', '8:30 am - 4:00 pm',
    null,
    null,
    'https://pine-and-paddle.example/winter', 'camp-logos/pine-and-paddle.webp',
    33.76325, -84.28924, 'exact', true
  ),
  (
    'tadpole-tumblers-winter-2025', 'winter-2025', 'featured',
    'Tadpole Tumblers', 'Movement, Sports, Trampoline, Circus skills',
    '640 Arnold Mill Rd', 'Woodstock', 'GA', '30188', 3, 9,
    '$55', '9am-1pm',
    '',
    null,
    'https://tadpole-tumblers.example/winter', 'https://drive.google.com/file/d/camply-sample-tadpole-logo/view?usp=sharing',
    34.1121, -84.50688, 'exact', true
  ),
  (
    'two-left-feet-winter-2025', 'winter-2025', 'featured',
    'Two Left Feet', 'Dance, Hip hop, Tap',
    '455 Edgewood Ave SE', 'Atlanta', 'GA', '30312', 6, 13,
    '$160', '9:00 am - 4:00 pm',
    null,
    null,
    'https://two-left-feet.example/winter', null,
    33.74746, -84.3784, 'exact', true
  );

-- Basic: three without dates, then three without a website.
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
    'fayette-fiddleheads-winter-2025', 'winter-2025', 'basic',
    'Fayette Fiddleheads', 'Outdoor, Gardening, Forest school',
    '285 Grady Meadow', 'Fayetteville', 'GA', '30214', 5, 10,
    null,
    null,
    'https://fayette-fiddleheads.example/winter',
    33.474, -84.448, 'zip', true
  ),
  (
    'marigold-mornings-winter-2025', 'winter-2025', 'basic',
    'Marigold Mornings', 'Art, Watercolor',
    '19 Greenville Row', 'Newnan', 'GA', null, 5, null,
    '',
    null,
    'https://marigold-mornings.example/winter',
    33.381, -84.8, 'city', true
  ),
  (
    'moss-and-marble-sculpture-camp-winter-2025', 'winter-2025', 'basic',
    'Moss & Marble Sculpture Camp', 'Art, Sculpture',
    '2990 Bankhead Spur', 'Lithia Springs', 'GA', '30122', 8, 14,
    '',
    null,
    'https://moss-and-marble-sculpture-camp.example/winter',
    33.771, -84.645, 'zip', true
  ),
  (
    'needle-and-north-winter-2025', 'winter-2025', 'basic',
    'Needle & North', 'Sewing, Embroidery, Mending',
    '722 Sycamore Row', 'Decatur', 'GA', '30030', 9, null,
    'Dec 29-30',
    '[{"date":"2025-12-29"}, {"date":"2025-12-30"}]',
    null,
    33.77, -84.295, 'zip', true
  ),
  (
    'skillet-and-sparrow-winter-2025', 'winter-2025', 'basic',
    'Skillet & Sparrow', 'Cooking, Southern cooking',
    '4710 Austell Row', 'Austell', 'GA', '30106', 9, 15,
    'Nov 24-26',
    '[{"date":"2025-11-24"}, {"date":"2025-11-25"}, {"date":"2025-11-26"}]',
    null,
    33.843, -84.629, 'zip', true
  ),
  (
    'south-fulton-stage-kids-winter-2025', 'winter-2025', 'basic',
    'South Fulton Stage Kids', 'Performance, Dance, Music',
    '5080 Union St', 'Union City', 'GA', '30291', 6, 14,
    'Jan 2',
    '[{"date":"2026-01-02"}]',
    '',
    33.576, -84.551, 'zip', true
  );
