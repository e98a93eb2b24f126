import type { SlideFields } from './slide';

/** What a stored slide has where nothing was said. Source: carousel-editor §3. */
export const slideDefaults: SlideFields = {
  position: 0,
  title: null,
  subtitle: null,
  content: null,
  type: 'content',
  layout: 'centered',
  backgroundColor: '#FFFFFF',
  textColor: '#111827',
  titleFontSize: 'text-4xl',
  titleAlignment: 'text-left',
  subtitleFontSize: 'text-sm',
  subtitleAlignment: 'text-left',
  contentFontSize: 'text-base',
  contentAlignment: 'text-center',
  imageObjectFit: 'cover',
  imageOpacity: 100,
  backgroundImageUrl: null,
  backgroundImageOpacity: 20,
  overlayColor: null,
  overlayOpacity: 40,
  altText: null,
  elements: [],
};
