import { expect, test } from 'vitest';
import { blobFailure, exportFailure, slideNotFound } from './export-errors';
import { slideFileName } from './surface';

test('the errors of an export are the documented ones', () => {
  expect(slideNotFound(3).message).toBe('Slide element with ID slide-3 not found');
  expect(blobFailure().message).toBe('Failed to create blob from canvas');
  expect(exportFailure(blobFailure()).message).toBe(
    'Falha ao exportar slide: Failed to create blob from canvas',
  );
  expect(exportFailure('?').message).toBe('Falha ao exportar slide: Erro desconhecido');
});

test('files are numbered from 1, and say their format where it is not the usual one', () => {
  expect(slideFileName(1)).toBe('slide_1.png');
  expect(slideFileName(2, 'jpeg', '4:5')).toBe('slide_2.jpg');
  expect(slideFileName(3, 'png', '9:16')).toBe('slide_3_9x16.png');
});
