import { stockPictureAddress } from '../../picture-address';
import type { ElementKind } from './kind';

export const imageKind: ElementKind = {
  content: stockPictureAddress,
  style: () => ({ imageObjectFit: 'cover', imageOpacity: 100, imageHeight: 'h-48' }),
};
