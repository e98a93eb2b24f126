import type { z } from 'zod';
import portuguese from 'zod/v4/locales/pt-BR.js';
import { errorTexts } from './error-texts';

/**
 * What schemas say in Portuguese. What was left out is named so: zod would tell the reader of a
 * value called "undefined".
 */
export function portugueseIssues(): z.core.$ZodConfig {
  const { localeError } = portuguese();
  return {
    localeError: (issue) => {
      if (issue.code !== 'invalid_type' || issue.input !== undefined) return localeError(issue);
      return (issue.path?.length ?? 0) === 0 ? errorTexts.BAD_REQUEST : 'Campo obrigatório';
    },
  };
}
