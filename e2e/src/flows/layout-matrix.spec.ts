import { matrixSize } from '../gallery/layout-matrix';
import { linesOfFindings, lookAtMatrix, servePhotos } from '../gallery/look-at-matrix';
import { expect, test } from '../gallery/test';

/** Has no factor in common with the lists of the matrix, so that it meets every member of each. */
const every = 101;

test('words of composed slides are legible, large enough and inside of the safe area', async ({
  gallery,
  page,
}) => {
  test.slow();
  await servePhotos(page);
  const numbers = Array.from({ length: Math.ceil(matrixSize / every) }, (_, at) => at * every);
  expect(linesOfFindings(await lookAtMatrix(gallery, numbers))).toEqual([]);
});
