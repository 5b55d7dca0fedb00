import { mapDevice, mapUrl } from './map-url.ts';

const AT = { latitude: 35.6558, longitude: 139.7967 };

test.each([
  ['android', '豊洲', 'geo:35.655800,139.796700?q=35.655800,139.796700(%E8%B1%8A%E6%B4%B2)'],
  ['android', 'A (B)&C', 'geo:35.655800,139.796700?q=35.655800,139.796700(A%20%20B%20%26C)'],
  ['android', '', 'geo:35.655800,139.796700?q=35.655800,139.796700'],
  ['apple', '豊洲', 'https://maps.apple.com/?q=35.655800,139.796700'],
  ['desk', '豊洲', 'https://www.google.com/maps/search/?api=1&query=35.655800,139.796700'],
] as const)('on %s the place of 「%s」 is %s', (device, name, url) => {
  expect(mapUrl(AT, device, name)).toBe(url);
});

describe('the device', () => {
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', true, 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)', true, 'apple'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', true, 'apple'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', false, 'desk'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', true, 'desk'],
    ['Mozilla/5.0 (X11; Linux x86_64)', false, 'desk'],
  ] as const)('%s, touched %s: %s', (userAgent, isTouched, device) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    Object.defineProperty(window, 'matchMedia', {
      value: (query: string) => ({ matches: isTouched && query === '(pointer: coarse)' }),
      configurable: true,
    });
    expect(mapDevice()).toBe(device);
    Reflect.deleteProperty(window, 'matchMedia');
    expect(mapDevice()).toBe('desk');
  });
});
