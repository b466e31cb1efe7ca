import { createFileRoute } from '@tanstack/react-router';
import { heads } from '#content/heads.ts';
import { SpringPage } from '#features/spring/SpringPage.tsx';
import { pageHead } from '#shell/pageHead.ts';
import { site } from '#site';

export const Route = createFileRoute('/parents/spring-break')({
  head: () => pageHead({ ...heads.spring, title: heads.spring.title(site.brand) }),
  component: SpringPage,
});
