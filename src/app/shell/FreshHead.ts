import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSeasons, useToday } from '#camps/camps.ts';
import { useApp } from '#base/useApp.ts';
import { seasonPhase } from '#camps/rules/season/phase.ts';

/**
 * The prerendered head has no search params, and its seasons are those of the day it was made on. After hydration it
 * follows the address and today. Draws nothing: in the root itself, each news of the directory would draw the whole frame again.
 */
export function FreshHead(): null {
  const router = useRouter();
  const { served } = useApp();
  const today = useToday();
  const isLive = useSeasons() !== served.seasons;
  const phases = (day: string) => served.seasons.map((season) => seasonPhase(season, day)).join();
  const isOld = served.day !== null && phases(served.day) !== phases(today);
  useEffect(() => {
    if (isOld || window.location.search !== '') void router.invalidate();
  }, [router, isOld]);
  useEffect(() => {
    // A season that only the directory knows.
    const isAsked = isOld || window.location.search.includes('season=');
    if (isLive && isAsked) void router.invalidate();
  }, [router, isOld, isLive]);
  return null;
}
