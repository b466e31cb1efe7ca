import { describe, expect, test } from 'vitest';
import { logoUrl, pictureUrl } from './logoUrl.ts';

describe('camp image paths', () => {
  test('use a full link unchanged', () => {
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

  test('keep a sharing link without a file unchanged', () => {
    expect(logoUrl('https://drive.google.com/drive/my')).toBe('https://drive.google.com/drive/my');
  });

  test('have no picture without a logo', () => {
    expect(logoUrl(null)).toBeNull();
    expect(logoUrl('  ')).toBeNull();
  });

  test.each(['Camp #1?.png', 'camp-logos/Camp #1?.png', '/camp-logos/Camp #1?.png'])(
    'escape # and ? in %j',
    (path) => {
      expect(logoUrl(path)).toBe('/camp-logos/Camp%20%231%3F.png');
    },
  );

  test('escape characters that could end an attribute and keep existing escapes', () => {
    expect(logoUrl('a"b<c>.png')).toBe('/camp-logos/a%22b%3Cc%3E.png');
    expect(logoUrl('Camp%201.png')).toBe('/camp-logos/Camp%201.png');
  });

  test('never read a file name as a scheme or host', () => {
    expect(logoUrl('javascript:alert(1)')).toBe('/camp-logos/javascript:alert(1)');
    expect(logoUrl('//evil.example.com/a.png')).toBe('/camp-logos///evil.example.com/a.png');
  });
});

test('shows the picture of a camp without a logo', () => {
  expect(pictureUrl({ logoPath: null, imageUrl: 'https://cdn.example.com/lake.jpg' })).toBe(
    'https://cdn.example.com/lake.jpg',
  );
  expect(pictureUrl({ logoPath: ' ', imageUrl: 'lake.webp' })).toBe('/camp-logos/lake.webp');
  expect(pictureUrl({ logoPath: 'fern.webp', imageUrl: 'lake.webp' })).toBe(
    '/camp-logos/fern.webp',
  );
  expect(pictureUrl({ logoPath: null, imageUrl: null })).toBeNull();
});
