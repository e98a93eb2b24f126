import { describe, expect, test } from 'vitest';
import { htmlText } from './html-text';

const textOf = (html: string) => htmlText(html).text;

describe('what a page says', () => {
  test('headings, paragraphs and lines are as in Markdown', () => {
    const html = `<!doctype html><html><head><title>Blog
      da  Ana</title></head><body><h1>Luz <em>natural</em></h1>
      <p>De <a href="/x">manhã</a>,<br>de lado.</p><h3>E à
      tarde?</h3><div>Menos.<p>Bem menos.</p>Fim</div></body></html>`;
    expect(htmlText(html)).toEqual({
      title: 'Blog da Ana',
      text: '# Luz natural\n\nDe manhã,\nde lado.\n\n### E à tarde?\n\nMenos.\n\nBem menos.\n\nFim',
    });
  });

  test('lists keep their marks, their numbers and their levels', () => {
    const html = `<ul><li>Um<ul><li>Um A</li><li>Um B<ol><li>Fundo</li></ol></li></ul></li>
      <li><p>Dois</p><p>e mais</p></li></ul><ol start="3"><li>Três<li>Quatro</ol><p>Depois</p>`;
    expect(textOf(html)).toBe(
      '- Um\n  - Um A\n  - Um B\n    1. Fundo\n- Dois\n  e mais\n3. Três\n4. Quatro\n\nDepois',
    );
  });

  test('rows of a table are lines, and what is set in lines keeps them', () => {
    expect(textOf('<table><tr><th>Hora<th>Luz<tr><td>7h<td>boa</table>')).toBe(
      'Hora | Luz\n\n7h | boa',
    );
    expect(textOf('<pre>\num\n  dois\r\n\ntrês</pre>')).toBe('um\n  dois\n\ntrês');
  });

  test('entities are the signs they stand for, and what is not to be seen is not there', () => {
    expect(
      textOf('<p>a&ccedil;&atilde;o &#9728; &lt;b&gt; 5&nbsp;% R&amp;D pala&shy;vra</p>'),
    ).toBe('ação ☀ <b> 5 % R&D palavra');
    expect(textOf('<p>a&#0;b&#xD800;c&#x7;d</p>')).not.toMatch(/[^\P{Cc}\n]|\p{Cs}/u);
  });

  test('the name a page is shared under is its title', () => {
    const head = '<head><title>Luz | Blog</title><meta property="og:title" content="Luz"></head>';
    expect(htmlText(`${head}<p>a</p>`).title).toBe('Luz');
    expect(htmlText('<p>a</p>').title).toBeNull();
  });
});

describe('what is left out', () => {
  test.each([
    '<script>alert("fora")</script>',
    '<script type="application/json">{"a":"<p>fora</p>"}</script>',
    '<style>p::before{content:"fora"}</style>',
    '<noscript>fora</noscript>',
    '<template><p>fora</p></template>',
    '<nav><ul><li>fora</li></ul></nav>',
    '<header>fora</header>',
    '<footer><p>fora</p></footer>',
    '<aside>fora</aside>',
    '<div role="navigation">fora</div>',
    '<svg><title>fora</title><text>fora</text></svg>',
    '<form><button>fora</button><select><option>fora</option></select></form>',
    '<div hidden>fora</div>',
    '<div style="color: red; display : none">fora</div>',
    '<span aria-hidden="true">fora</span>',
    '<!-- fora -->',
    '<iframe srcdoc="fora">fora</iframe>',
    '<img src="https://fora.example/a.png" alt="fora" onerror="fora()">',
  ])('%s', (html) => {
    expect(htmlText(`<title>Luz</title><p>dentro</p>${html}<p>ainda</p>`)).toEqual({
      title: 'Luz',
      text: 'dentro\n\nainda',
    });
  });

  test('what stands around an article, where the page has one worth the name', () => {
    const around = '<p>Mais lidas</p>';
    const article = `<article><header><h1>Luz</h1></header><p>${'De lado. '.repeat(20)}</p></article>`;
    expect(textOf(`${around}<main>${around}${article}</main>`)).toMatch(/^# Luz\n\nDe lado\./);
    expect(textOf(`${around}<main>${article}</main>`)).not.toContain('Mais lidas');
    expect(textOf(`<main><p>${'Muito. '.repeat(50)}</p><article>Só isto</article></main>`)).toMatch(
      /^Muito\..*\n\nSó isto$/,
    );
  });
});

describe('pages that nobody wrote to be read', () => {
  test('what is broken is read as browsers would', () => {
    expect(textOf('<p>um<p>dois<div>três</b></i></p>quatro<ul><li>cinco<li>seis')).toBe(
      'um\n\ndois\n\ntrês\n\nquatro\n\n- cinco\n- seis',
    );
    expect(textOf('<p>um < dois & <três</p')).toContain('um < dois &');
    expect(textOf('só palavras')).toBe('só palavras');
    expect(textOf('<script>nunca fecha <p>fora')).toBe('');
  });

  test.each([
    ['deep', '<b>'.repeat(300_000) + '</i>'.repeat(300_000)],
    ['deep in lists', '<ul><li>'.repeat(200_000)],
    ['many', '<p>a</p>'.repeat(250_000)],
    ['cells', `<table><tr>${'<td>a'.repeat(400_000)}`],
    ['one word', 'a'.repeat(2_000_000)],
    ['space', `<p>a${' '.repeat(2_000_000)}b</p>`],
    ['kept space', `<pre>a${' \n'.repeat(1_000_000)}b</pre>`],
    ['begun', '<'.repeat(2_000_000)],
    ['attributes', `<p ${'a b=c '.repeat(300_000)}>d</p>`],
    ['style', `<p style="${'display '.repeat(250_000)}">d</p>`],
    ['comments', '<!--'.repeat(500_000)],
    ['entities', '&amp'.repeat(500_000)],
  ])('two megabytes of it are read before the test is given up: %s', (_what, html) => {
    expect(htmlText(html).text.length).toBeLessThanOrEqual(html.length);
  });
});
