import type { ComponentType } from 'react';
import type { Child } from '#family/rules/profile.ts';

/** What a child has earned at camps; a page gets it from its route, since it belongs to the planner. */
export type ChildSashSlot = ComponentType<{ child: Child }>;
