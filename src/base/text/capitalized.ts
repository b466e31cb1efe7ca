/** 'fall break' is 'Fall break'. */
export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
