import { z } from 'zod';
import { requestLimits } from './request-limits';

const tooLong = `A busca pode ter no máximo ${requestLimits.search} caracteres`;

/** What a list is searched for. */
export const searchTextSchema = z.string().max(requestLimits.search, tooLong);
