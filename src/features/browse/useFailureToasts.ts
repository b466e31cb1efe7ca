import { useEffect, useMemo } from 'react';
import { basicFailure, featuredFailure, type Problem } from '#content/loadFailures.ts';
import { toast } from '#ui/toasts.ts';

/**
 * Says once per failure that both lists could not be loaded (spec 8). `problem` is null while there
 * is something to show; `tries` grows with every try a person asked for, so that each one is answered.
 */
export function useFailureToasts(problem: Problem | null, tries: number): void {
  const failure = useMemo(() => (problem === null ? null : { problem, tries }), [problem, tries]);
  useEffect(() => {
    if (failure === null) return;
    for (const section of [featuredFailure(failure.problem), basicFailure(failure.problem)]) {
      toast({ title: section.title, description: section.description, tone: 'danger' });
    }
  }, [failure]);
}
