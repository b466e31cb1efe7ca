import type { Camp } from './camp.ts';
import { parsedUrl } from '#base/http/parsedUrl.ts';

const DRIVE_ID = /^[\w-]{10,}$/;

/** A sharing link opens a viewer; the image itself has another address. */
function directView(link: string): string {
  const url = parsedUrl(link);
  if (url === null) return link;
  if (url.hostname === 'drive.google.com') {
    const id = /^\/file\/d\/([^/]+)/.exec(url.pathname)?.[1] ?? url.searchParams.get('id') ?? '';
    return DRIVE_ID.test(id) ? `https://drive.google.com/uc?export=view&id=${id}` : link;
  }
  if (url.hostname === 'www.dropbox.com' || url.hostname === 'dropbox.com') {
    url.searchParams.delete('dl');
    url.searchParams.set('raw', '1');
    return url.href;
  }
  return link;
}

/** Characters that would end a path early, e.g. in 'Camp #1.png'. Escapes that are already there stay. */
const escaped = (name: string) => name.replaceAll(/[\s#?"<>\\^`{|}]/g, encodeURIComponent);

/** The camp's logo, or the picture that a listing without one has. */
export const pictureUrl = ({ logoPath, imageUrl }: Pick<Camp, 'logoPath' | 'imageUrl'>) =>
  logoUrl(logoPath) ?? logoUrl(imageUrl);

/** A full link as it is, a file name below /camp-logos/; null when there is none. */
export function logoUrl(path: string | null): string | null {
  const name = path?.trim() ?? '';
  if (name === '') return null;
  if (/^https?:\/\//i.test(name)) return directView(name);
  if (name.startsWith('/camp-logos/')) return escaped(name);
  return escaped(name.startsWith('camp-logos/') ? `/${name}` : `/camp-logos/${name}`);
}
