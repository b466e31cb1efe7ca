import { useEffect } from 'react';
import { basicFailure, featuredFailure, type Problem } from '#content/loadFailures.ts';
import { toast } from '#ui/toasts.ts';

/**
 * Says once per failure that both lists could not be loaded (spec 8). `problem` is null while there
 * is something to show; `tries` grows with every try a person asked for, so that each one is answered.
 */
export function useFailureToasts(problem: Problem | null, tries: number): void {
  useEffect(() => {
    if (problem === null) return;
    for (const { title, description } of [featuredFailure(problem), basicFailure(problem)]) {
      toast({ title, description, tone: 'danger' });
    }
  }, [problem, tries]);
}
