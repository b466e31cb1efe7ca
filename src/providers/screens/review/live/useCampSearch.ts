import { useCallback, useEffect, useState } from 'react';
import type { ReviewApi } from '#providers/store/review/createReviewApi.ts';
import { type ReviewProblem, reviewProblem } from '#providers/store/review/ReviewError.ts';
import type { ListedCamp } from '#providers/rules/review/reviewItem.ts';

type Found = {
  /** The search text. */
  words: string;
  /** Null before the first response. */
  camps: readonly ListedCamp[] | null;
  problem: ReviewProblem | null;
};

/** Live and archived camps by words of their names; no request without words. */
export function useCampSearch(reviewApi: ReviewApi, words: string) {
  const [found, setFound] = useState<Found>({ words: '', camps: null, problem: null });

  const ask = useCallback(async (): Promise<Partial<Found>> => {
    try {
      return { words, camps: await reviewApi.findCamps(words.trim()), problem: null };
    } catch (error) {
      return { words, problem: reviewProblem(error) };
    }
  }, [reviewApi, words]);

  useEffect(() => {
    if (words.trim() === '') return undefined;
    let isWanted = true;
    const look = async () => {
      const next = await ask();
      if (isWanted) setFound((last) => ({ ...last, ...next }));
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, [ask, words]);

  const replace = useCallback((listed: ListedCamp) => {
    setFound((last) => ({
      ...last,
      camps: last.camps?.map((each) => (each.camp.id === listed.camp.id ? listed : each)) ?? null,
    }));
  }, []);

  return {
    ...found,
    isAsking: words.trim() !== '' && found.words !== words,
    search: async () => {
      const next = await ask();
      setFound((last) => ({ ...last, ...next }));
    },
    replace,
  };
}
