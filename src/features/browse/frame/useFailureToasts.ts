import { useEffect, useMemo } from 'react';
import type { Failure } from '#content/loadFailures.ts';
import { toast } from '#ui/layers/toasts.ts';

/**
 * Says once per failure which lists could not be loaded (spec 8). `failed` is null while there
 * is something to show; `tries` grows with every try a person asked for, so that each one is answered.
 */
export function useFailureToasts(
  failed: { featured: Failure; basic: Failure | null } | null,
  tries: number,
): void {
  const told = useMemo(() => failed && { ...failed, tries }, [failed, tries]);
  useEffect(() => {
    for (const failure of [told?.featured, told?.basic]) {
      if (!failure) continue;
      toast({ title: failure.title, description: failure.description, tone: 'danger' });
    }
  }, [told]);
}
