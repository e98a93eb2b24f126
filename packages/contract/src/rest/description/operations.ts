import { accessTokenOperations } from './access-token-operations';
import { accountOperations } from './account-operations';
import { adminOperations } from './admin-operations';
import { aiOperations } from './ai-operations';
import { carouselOperations } from './carousel-operations';
import type { Operation } from './operation';
import { ownAccountOperations } from './own-account-operations';
import { pictureOperations } from './picture-operations';
import { planOperations } from './plan-operations';
import { presetOperations } from './preset-operations';
import { settingsOperations } from './settings-operations';
import { storageOperations } from './storage-operations';

/** Every call of the REST facade. */
export const operations: readonly Operation[] = [
  ...accountOperations,
  ...carouselOperations,
  ...presetOperations,
  ...pictureOperations,
  ...aiOperations,
  ...planOperations,
  ...settingsOperations,
  ...accessTokenOperations,
  ...ownAccountOperations,
  ...adminOperations,
  ...storageOperations,
];
