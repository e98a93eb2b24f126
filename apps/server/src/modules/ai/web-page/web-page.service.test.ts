import { limits } from '@arrasta/domain';
import { describe, expect, test } from 'vitest';
import { pageText } from './web-page.service';

const page = (contentType: string | null, ...parts: (string | readonly number[])[]) =>
  pageText({
    contentType,
    bytes: Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([...part]))),
    ),
  });
/** "ação" in the signs of Windows. */
const acao = [0x61, 0xe7, 0xe3, 0x6f];

describe('the charset', () => {
  test('is the one that the host names, whatever the page says', () => {
    expect(page('text/html; charset=ISO-8859-1', '<meta charset="utf-8">', acao).text).toBe('ação');
    expect(page('text/plain;charset="utf-8"', 'ação').text).toBe('ação');
  });

  test('is the one that the page says, else the one that fits', () => {
    expect(page('text/html', '<meta charset=windows-1252><p>', acao).text).toBe('ação');
    const older = '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">';
    expect(page('text/html', older, acao).text).toBe('ação');
    expect(page('text/html', '<p>ação').text).toBe('ação');
    expect(page('text/html', '<p>', acao).text).toBe('ação');
    expect(page('text/html; charset=nada', '<meta charset=""><p>ação').text).toBe('ação');
  });

  test('is what the first bytes mark, above all', () => {
    expect(page('text/plain; charset=iso-8859-1', [0xef, 0xbb, 0xbf], 'ação').text).toBe('ação');
    expect(page('text/plain', [0xff, 0xfe, 0x41, 0, 0xe7, 0]).text).toBe('Aç');
    expect(page('text/html', '<meta charset="utf-16"><p>ação').text).toBe('ação');
  });
});

describe('the kind', () => {
  test('a text and a Markdown are taken as they are', () => {
    const markdown = '# Luz\r\n\r\n- de <b>lado</b>\u0000';
    const read = { title: 'Luz', text: '# Luz\n\n- de <b>lado</b>', truncated: false };
    expect(page('text/markdown', markdown)).toEqual(read);
    expect(page('TEXT/PLAIN; charset=utf-8', markdown)).toEqual(read);
  });

  test.each([null, '', 'image/png', 'application/pdf', 'application/json', 'text/css'])(
    '%s is no page',
    (kind) => {
      expect(() => page(kind, 'Luz')).toThrow(
        expect.objectContaining({ code: 'UNSUPPORTED_MEDIA_TYPE' }),
      );
    },
  );

  test.each(['', '  \n', '<title>Só um título</title><div id="root"></div><script>a()</script>'])(
    'one that says nothing is none: %j',
    (html) => {
      expect(() => page('text/html', html)).toThrow(
        expect.objectContaining({ code: 'UNPROCESSABLE_CONTENT' }),
      );
    },
  );
});

describe('the text', () => {
  test('begins with the title, where it has none of its own', () => {
    expect(page('text/html', '<title>Luz</title><h2>Manhã</h2><p>Boa.').text).toBe(
      '# Luz\n\n## Manhã\n\nBoa.',
    );
    expect(page('text/html', '<title>Blog</title><h1>Luz</h1><p>Boa.').text).toBe('# Luz\n\nBoa.');
  });

  test('ends with a whole paragraph where there is too much of it, and says so', () => {
    const { text, truncated } = page('text/html', '<p>Uma frase inteira.</p>'.repeat(5_000));
    expect(truncated).toBe(true);
    expect(text.endsWith('Uma frase inteira.')).toBe(true);
    expect(text.length).toBeLessThanOrEqual(limits.aiSource);
    expect(text.length).toBeGreaterThan(limits.aiSource - 100);
  });
});
