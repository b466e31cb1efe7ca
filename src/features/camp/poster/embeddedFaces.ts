import calistoga from '#ui/fonts/calistoga-400.woff2?url';
import calistogaMore from '#ui/fonts/calistoga-400-more.woff2?url';
import nunito from '#ui/fonts/nunito-sans-wght.woff2?url';
import nunitoMore from '#ui/fonts/nunito-sans-wght-more.woff2?url';

const files = [
  { family: 'Calistoga', weight: '400', url: calistoga },
  { family: 'Calistoga More', weight: '400', url: calistogaMore },
  { family: 'Nunito Sans', weight: '400 900', url: nunito },
  { family: 'Nunito Sans More', weight: '400 900', url: nunitoMore },
];

/** The site's own faces as a style sheet with the files in it: a picture may fetch nothing. Offline, too: they are precached. */
export async function embeddedFaces(): Promise<string> {
  const faces = await Promise.all(
    files.map(async ({ family, weight, url }) => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      const data = await dataUrl(await response.blob());
      return `@font-face{font-family:'${family}';font-weight:${weight};src:url(${data})}`;
    }),
  );
  return faces.join('');
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else reject(new Error('A font could not be read'));
    });
    reader.readAsDataURL(file);
  });
}
