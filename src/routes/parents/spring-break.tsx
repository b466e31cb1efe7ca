import { createFileRoute } from '@tanstack/react-router';
import { SpringPage } from '#features/spring/SpringPage.tsx';
import { namedHead } from '#shell/pageHead.ts';

export const Route = createFileRoute('/parents/spring-break')({
  head: async () => namedHead((await import('#content/spring.ts')).springHead),
  component: SpringPage,
});
