import { slideFormats } from '@arrasta/domain';

const brands = [
  { brandPosition: 'footer' },
  { brandPosition: 'header' },
  { hideFooter: true },
] as const;

/** What of a carousel a theme's decoration has to leave room for, in all formats. */
export const decorationSettings = slideFormats.flatMap((format) =>
  brands.flatMap((brand) =>
    (['off', 'theme'] as const).map((panorama) => ({ format, panorama, ...brand })),
  ),
);
