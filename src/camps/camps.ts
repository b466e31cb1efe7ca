// All that other subjects and the app use of this one, besides its rules.
export { AllBreaksPage } from './screens/browse/AllBreaksPage.tsx';
export { BreakPage } from './screens/browse/BreakPage.tsx';
export { firstCamps } from './screens/browse/firstCamps.ts';
export { ComingSoon } from './screens/browse/frame/ComingSoon.tsx';
export { FallBackdrop } from './screens/browse/frame/FallBackdrop.tsx';
export { SeasonBackdrop } from './screens/browse/frame/SeasonBackdrop.tsx';
export { OpeningsPage } from './screens/browse/openings/OpeningsPage.tsx';
export { CampPage } from './screens/camp/CampPage.tsx';
export { campPaths } from './screens/camp/loadCamp.ts';
export { KitPage } from './screens/kit/KitPage.tsx';
export { CallToAction } from './screens/parts/CallToAction.tsx';
export { CampLink } from './screens/parts/CampLink.tsx';
export { ActivityPatch } from './screens/parts/card/ActivityPatch.tsx';
export { BasicRow } from './screens/parts/card/BasicRow.tsx';
export { CampFacts, type SeasonStart } from './screens/parts/card/CampFacts.tsx';
export { CampPlate } from './screens/parts/card/CampPlate.tsx';
export { FeaturedCard } from './screens/parts/card/FeaturedCard.tsx';
export { LogoPlate } from './screens/parts/card/LogoPlate.tsx';
export { PatchList } from './screens/parts/card/PatchList.tsx';
export { allowWorker } from './screens/parts/map/basemap/allowWorker.ts';
export { animation } from './screens/parts/map/basemap/animation.ts';
export { Basemap } from './screens/parts/map/basemap/Basemap.tsx';
export { MapSurface } from './screens/parts/map/basemap/MapSurface.tsx';
export { useStreetStyle } from './screens/parts/map/basemap/useStreetStyle.ts';
export { ZoomButtons } from './screens/parts/map/basemap/ZoomButtons.tsx';
export { hasWebGl } from './screens/parts/map/hasWebGl.ts';
export { MapLoading } from './screens/parts/map/MapLoading.tsx';
export { PIN_BODY, PIN_BOX, PIN_TENT } from './screens/parts/map/pinShape.ts';
export { Poster } from './screens/parts/Poster.tsx';
export { themeActivities } from './screens/parts/themeActivities.ts';
export { ComparePage } from './screens/saved/ComparePage.tsx';
export { Sash } from './screens/saved/Sash.tsx';
export { drawnSvg, pngOf, spriteOfPage } from './screens/camp/poster/drawnPng.ts';
export { FavoritesPage } from './screens/saved/FavoritesPage.tsx';
export type { DirectoryState } from './store/directory/directory.ts';
export { liveDirectory } from './store/directory/liveDirectory.ts';
export { supabaseRemote } from './store/directory/remote.ts';
export { CampRowSchema, SessionRowsSchema } from './store/directory/rows.ts';
export { NOT_SERVED, readServed, type Served } from './store/directory/served.ts';
export type { SyncTools } from './store/directory/sync.ts';
export { createSyncStatus, type AppSync, type SyncStatus } from './store/directory/syncStatus.ts';
export { useDirectory, useReadyDirectory } from './store/directory/useDirectory.ts';
export { useSeasons, useToday } from './store/directory/useSeasons.ts';
export { useSyncStatus } from './store/directory/syncStatus.ts';
export type { CampsInApp, FamilyFit, FamilyMarks, Prerender } from './store/inApp.ts';
export type { MapKey } from './store/map/mapKey.ts';
export { useMapKey } from './store/map/useMapKey.ts';
export {
  type FamilyKind,
  NoteSchema,
  type SavedCamp,
  SavedCampSchema,
  rowUpdatedAt,
  TABLES,
} from './store/saved/familyRows.ts';
export { useNotes } from './store/saved/useFamily.ts';
export { readPopularWeeks } from './store/popular/readPopularWeeks.ts';
export type { SchoolDistrictChoice } from './store/schoolDistrict.ts';
export type { Search } from './store/search/liveSearch.ts';
export { useGazetteer } from './store/useGazetteer.ts';
export { useSchoolDistrict } from './store/useSchoolDistrict.ts';
export type { BreakCopy } from './words/breaks/BreakCopy.ts';
export { fallBreak } from './words/breaks/fall.ts';
export { openingsHead } from './words/breaks/openings.ts';
export { springBreak } from './words/breaks/spring.ts';
export { summerBreak } from './words/breaks/summer.ts';
export { winterBreak } from './words/breaks/winter.ts';
export { districtHint, districtOptions, districtPage } from './words/districtOptions.ts';
export { formatList } from './words/formatList.ts';
export { mapCopy } from './words/map.ts';
export { seatsCopy } from './words/camp/seats.ts';
export { DistrictPageLink } from './screens/parts/DistrictPageLink.tsx';
export { brand as posterBrand } from './screens/camp/poster/caption.ts';
export { campSharePicture } from './screens/camp/poster/campSharePicture.ts';
export { landscape } from './screens/camp/poster/landscape.ts';
export { dayColors } from './screens/camp/poster/posterColors.ts';
export { flagSvg } from './screens/camp/poster/flagSvg.ts';
export { lineWidth } from './screens/camp/poster/setText.ts';
export { type Sprite, spriteSign } from './screens/camp/poster/spriteSign.ts';
export { svgPng } from './screens/camp/poster/svgPng.ts';
export { svgText } from './screens/camp/poster/svgText.ts';

export const loadAllBreaks = () => import('./words/breaks/all.ts');
export const loadSavedStore = () => import('./store/saved/createSavedStore.ts');
export const loadDirectory = () => import('./store/directory/directory.ts');
export const loadFallWords = () => import('./words/breaks/fall.ts');
export const loadSearch = () => import('./store/search/liveSearch.ts');
export const loadListedCamps = () => import('./screens/parts/ListedCamps.tsx');
export const loadCampOf = () => import('./screens/camp/loadCamp.ts');
export const loadMapKey = () => import('./store/map/mapKey.ts');
export const loadSchoolDistrict = () => import('./store/schoolDistrict.ts');
export const loadSpringWords = () => import('./words/breaks/spring.ts');
export const loadSummerWords = () => import('./words/breaks/summer.ts');
export const loadSummerKitWords = () => import('./words/summerKit.ts');
export const loadSync = () => import('./store/directory/sync.ts');
export const loadWinterWords = () => import('./words/breaks/winter.ts');
