/// <reference types="vite/client" />
// One file each: a post brings its own words only, and the list of posts none.
const bodies = import.meta.glob<string>('./bodies/*.html', { query: '?raw', import: 'default' });

/** The body of a post, HTML as its author wrote it: to be sanitized before display. */
export async function postBody(slug: string): Promise<string> {
  const load = bodies[`./bodies/${slug}.html`];
  if (load === undefined) throw new Error(`There is no body for the post ${slug}`);
  return load();
}
