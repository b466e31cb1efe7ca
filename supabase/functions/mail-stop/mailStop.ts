type Tools = {
  siteUrl: string;
  /** Throws when the database does not answer. The token of another link, or of none, changes nothing. */
  stop: (token: string) => Promise<void>;
};

/**
 * Where List-Unsubscribe leads (RFC 8058). A mail program POSTs when its reader presses "Unsubscribe"; a GET comes from
 * people and from programs that look at each link, so it changes nothing and leads to the page with the button.
 */
export async function mailStop(request: Request, { siteUrl, stop }: Tools): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const isToken = /^[\w-]{43}$/.test(token);
  if (request.method === 'GET' || request.method === 'HEAD') {
    const location = `${siteUrl}/my-listing#stop=${isToken ? token : ''}`;
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
  }
  if (request.method !== 'POST') return said(405, 'Only GET and POST');
  if (!isToken) return said(400, 'A token is needed');
  try {
    await stop(token);
    return said(200, 'Stopped');
  } catch (error) {
    console.error('Mail to an address was not stopped:', error);
    return said(503, 'Not stopped. Try again later');
  }
}

const said = (status: number, message: string) =>
  Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } });
