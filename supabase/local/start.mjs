// The first step of `npm start` and `npm run dev`, on a machine that has Node and npm and nothing else.
// Old syntax only, here and in requireNode.mjs: an old Node must get as far as the sentence that asks for
// a newer one, and it reads a whole file before it runs a line of it.
import './requireNode.mjs';

void import('./launch.mjs');
