import { it } from 'vitest';
import { circleStory } from './circleStory.ts';
it('x', async () => { for (const s of [5001819,5001868,5001811,5001833]) console.log(s, JSON.stringify(await circleStory(s))); }, 60000);
