/** A browser and what it runs on, as people call them; null where it does not say. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

type Signs = readonly (readonly [RegExp, string])[];

/** Most browsers name others beside themselves: the first sign that is found counts. */
const browsers: Signs = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];

const systems: Signs = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

function named(signs: Signs, text: string): string | null {
  return signs.find(([sign]) => sign.test(text))?.[1] ?? null;
}

/** What a User-Agent header tells of a device; a guess, for people to know theirs again. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  return { browser: named(browsers, text), system: named(systems, text) };
}
