import { describe, expect, test } from 'vitest';
import { logoUrl, pictureUrl } from './logoUrl.ts';

describe('camp image paths', () => {
  test('a full link is used as it is', () => {
    expect(logoUrl('https://cdn.example.com/a b.png')).toBe('https://cdn.example.com/a b.png');
    expect(logoUrl('HTTP://cdn.example.com/a.png')).toBe('HTTP://cdn.example.com/a.png');
  });

  test('camp-logos/ gets a leading slash, everything else the whole folder', () => {
    expect(logoUrl('camp-logos/fern.webp')).toBe('/camp-logos/fern.webp');
    expect(logoUrl('fern.webp')).toBe('/camp-logos/fern.webp');
    expect(logoUrl('/camp-logos/fern.webp')).toBe('/camp-logos/fern.webp');
    expect(logoUrl('http-club.png')).toBe('/camp-logos/http-club.png');
  });

  test('sharing links become direct-view links', () => {
    const direct = 'https://drive.google.com/uc?export=view&id=1AbC_dEf-2345';
    expect(logoUrl('https://drive.google.com/file/d/1AbC_dEf-2345/view?usp=sharing')).toBe(direct);
    expect(logoUrl('https://drive.google.com/open?id=1AbC_dEf-2345')).toBe(direct);
    expect(logoUrl(direct)).toBe(direct);
    expect(logoUrl('https://www.dropbox.com/s/x1/logo.png?dl=0')).toBe(
      'https://www.dropbox.com/s/x1/logo.png?raw=1',
    );
  });

  test('a sharing link without a file stays what it was', () => {
    expect(logoUrl('https://drive.google.com/drive/my')).toBe('https://drive.google.com/drive/my');
  });

  test('no logo is no picture', () => {
    expect(logoUrl(null)).toBeNull();
    expect(logoUrl('  ')).toBeNull();
  });

  test.each(['Camp #1?.png', 'camp-logos/Camp #1?.png', '/camp-logos/Camp #1?.png'])(
    '%j is one file: # and ? do not end its path',
    (path) => {
      expect(logoUrl(path)).toBe('/camp-logos/Camp%20%231%3F.png');
    },
  );

  test('characters that could end an attribute are escaped, escapes that are there stay', () => {
    expect(logoUrl('a"b<c>.png')).toBe('/camp-logos/a%22b%3Cc%3E.png');
    expect(logoUrl('Camp%201.png')).toBe('/camp-logos/Camp%201.png');
  });

  test('a file name is never a scheme or another host', () => {
    expect(logoUrl('javascript:alert(1)')).toBe('/camp-logos/javascript:alert(1)');
    expect(logoUrl('//evil.example.com/a.png')).toBe('/camp-logos///evil.example.com/a.png');
  });
});

test('a camp without a logo shows its picture', () => {
  expect(pictureUrl({ logoPath: null, imageUrl: 'https://cdn.example.com/lake.jpg' })).toBe(
    'https://cdn.example.com/lake.jpg',
  );
  expect(pictureUrl({ logoPath: ' ', imageUrl: 'lake.webp' })).toBe('/camp-logos/lake.webp');
  expect(pictureUrl({ logoPath: 'fern.webp', imageUrl: 'lake.webp' })).toBe(
    '/camp-logos/fern.webp',
  );
  expect(pictureUrl({ logoPath: null, imageUrl: null })).toBeNull();
});
