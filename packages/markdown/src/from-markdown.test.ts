import { describe, expect, it, test } from 'vitest';
import { markdownToOutline, markdownToUndividedOutline } from './from-markdown';

/** The slides of a Markdown, each element as `type: content`. */
function slidesOf(markdown: string): string[][] {
  const { slides } = markdownToOutline(markdown).outline;
  return slides.map(({ elements }) =>
    elements.map(({ type, content, isNumbered }) =>
      [isNumbered === true ? 'numbered' : type, content].join(': '),
    ),
  );
}

const titleOf = (markdown: string) => markdownToOutline(markdown).outline.title;

describe('headings', () => {
  it('begin slides; the first above all names the carousel', () => {
    const markdown = '# Sono\n\n## Um\n\nDurma.\n\n## Dois\n\nAcorde.\n';
    expect(titleOf(markdown)).toBe('Sono');
    expect(slidesOf(markdown)).toEqual([
      ['title: Um', 'text: Durma.'],
      ['title: Dois', 'text: Acorde.'],
    ]);
  });

  it('with text under the name there is a cover', () => {
    const { slides } = markdownToOutline('# Sono\n\nPor que ele falta.\n\n## Um\n\nDurma.').outline;
    expect(slides.map(({ type }) => type)).toEqual(['intro', 'content']);
    expect(slides[0]?.elements.map(({ content }) => content)).toEqual([
      'Sono',
      'Por que ele falta.',
    ]);
  });

  it('a name alone is a cover', () => {
    expect(slidesOf('# Sono')).toEqual([['title: Sono']]);
  });

  it('of any level begin slides where there are none above them', () => {
    expect(slidesOf('# Sono\n\n### Um\n\na\n\n### Dois\n\nb')).toHaveLength(2);
    expect(slidesOf('# Um\n\na\n\n# Dois\n\nb')).toHaveLength(2);
  });

  it('deeper than those of the slides are subtitles, and so is an emphasised line under one', () => {
    expect(slidesOf('## Um\n*Um subtítulo*\n\ntexto\n\n### Outro\n\n## Dois')[0]).toEqual([
      'title: Um',
      'subtitle: Um subtítulo',
      'text: texto',
      'subtitle: Outro',
    ]);
  });

  it('are not needed: rules begin slides too', () => {
    const markdown = 'Primeiro slide\n\n---\n\nSegundo slide';
    expect(slidesOf(markdown)).toEqual([['text: Primeiro slide'], ['text: Segundo slide']]);
    expect(titleOf(markdown)).toBe('Primeiro slide');
  });

  it('and a rule before a heading begins one slide, not two', () => {
    expect(slidesOf('## Um\n\n---\n\n## Dois')).toEqual([['title: Um'], ['title: Dois']]);
  });
});

describe('what stands under them', () => {
  const under = (markdown: string) => slidesOf(`## A\n\n${markdown}`)[0]?.slice(1);

  it.each([
    ['- um\n- dois', ['list: um\ndois']],
    ['- um\n  - dois\n- [x] três', ['list: um\ndois\ntrês']],
    ['1. um\n2. dois', ['numbered: um\ndois']],
    ['• um\n• dois', ['list: um\ndois']],
    ['Um **negrito**, um [link](https://a.b) e `código`.', ['text: Um negrito, um link e código.']],
    ['> citado\n\ndito', ['text: “citado”', 'text: dito']],
    ['```js\na()\nb()\n```', ['text: a()\nb()']],
    ['| a | b |\n|---|---|\n| 1 | 2 |', ['text: a | b\n1 | 2']],
    ['verso um\nverso dois', ['text: verso um\nverso dois']],
    ['um<br>dois', ['text: um\ndois']],
    [
      'Uma frase que um editor de textos quebrou no fim de uma linha\ncomprida.',
      ['text: Uma frase que um editor de textos quebrou no fim de uma linha comprida.'],
    ],
    [
      'antes ![gato](https://a.b/c.png) depois',
      ['text: antes', 'image: https://a.b/c.png', 'text: depois'],
    ],
    ['![gato][1]\n\n[1]: https://a.b/c.png', ['image: https://a.b/c.png']],
    ['Olá 👩‍👩‍👧 مرحبا', ['text: Olá 👩‍👩‍👧 مرحبا']],
    ['<!-- nota -->\n\ndito', ['text: dito']],
  ])('%j says the same on a slide', (markdown, expected) => {
    expect(under(markdown)).toEqual(expected);
  });
});

describe('numbered steps of a text without headings', () => {
  const steps =
    '5 hábitos\n\n1. Apague a luz\nDeixe o celular fora.\n\n2. Leia\n\n   Um livro leve.\n';

  it('become slides where each says more below its line', () => {
    expect(slidesOf(steps)).toEqual([
      ['title: 5 hábitos'],
      ['title: 1. Apague a luz', 'text: Deixe o celular fora.'],
      ['title: 2. Leia', 'text: Um livro leve.'],
    ]);
  });

  it('stay a list where one says nothing more, and under a heading', () => {
    expect(slidesOf('Separe\n\n1. Apague a luz\n2. Leia')).toHaveLength(1);
    expect(slidesOf('Separe\n\n1. Apague a luz\nDeixe o celular.\n2. Leia').flat()).toContain(
      'numbered: Apague a luz Deixe o celular.\nLeia',
    );
    expect(slidesOf(`## Noite\n\n${steps}`).flat().join()).toContain('list: 1. Apague a luz');
  });
});

describe('quotations', () => {
  it('of one paragraph stand in marks, whatever marks they had', () => {
    expect(slidesOf('## Fila\n\n> Fui buscar um pão.\n\n*Seu Antônio*')[0]).toEqual([
      'title: Fila',
      'text: “Fui buscar um pão.”',
      'subtitle: Seu Antônio',
    ]);
    expect(slidesOf('## Fila\n\n> “Fui buscar um pão.”')[0]).toContain(
      'text: “Fui buscar um pão.”',
    );
  });

  it('of several are texts like others', () => {
    expect(slidesOf('## Fila\n\n> Um.\n>\n> Dois.')[0]).toEqual([
      'title: Fila',
      'text: Um.',
      'text: Dois.',
    ]);
  });
});

describe('strong words', () => {
  const emphasised = (markdown: string) =>
    markdownToOutline(markdown).outline.slides.flatMap(({ elements }) =>
      elements.map(({ content, emphasis = [] }) =>
        emphasis.map(([start, end]) => content.slice(start, end)),
      ),
    );

  it('are emphasised in titles, texts and lists', () => {
    const markdown =
      '## Um **dia** só\n\nDois __textos__ *leves* e **fortes**.\n\n- um\n- **dois** três';
    expect(emphasised(markdown)).toEqual([['dia'], ['textos', 'fortes'], ['dois']]);
  });

  it('are a title as they are, where they are all of it', () => {
    expect(emphasised('## **Um título**\n\n**Um subtítulo**')).toEqual([[], []]);
  });

  it('may go over lines and pictures', () => {
    expect(emphasised('## A\n\n**um<br>dois ![](https://a.b/c.png) três** quatro')).toEqual([
      [],
      ['um\ndois'],
      [],
      ['três'],
    ]);
  });
});

describe('what a slide has no room for', () => {
  it('is not an address, however long', () => {
    const text = `Leia em https://example.org/${'a'.repeat(90)} e volte aqui depois.`;
    expect(slidesOf(`## Mais\n\n${text}`)).toEqual([['title: Mais', `text: ${text}`]]);
  });

  it('an emphasised line right below a list is the heading of the next one', () => {
    const markdown = '## Corrida\n\n**Antes**\n- Para aos 800 m\n**Depois**\n- Corre 5 km';
    expect(slidesOf(markdown)).toEqual([
      [
        'title: Corrida',
        'subtitle: Antes',
        'list: Para aos 800 m',
        'subtitle: Depois',
        'list: Corre 5 km',
      ],
    ]);
  });

  it('is not what two short lists have, which stand side by side', () => {
    const side = (name: string) => `**${name}**\n\n- Um pedido\n- Dois pedidos\n- Três pedidos\n`;
    expect(slidesOf(`## O mesmo pedido, duas respostas\n\n${side('Sem')}\n${side('Com')}`)).toEqual(
      [
        [
          'title: O mesmo pedido, duas respostas',
          'subtitle: Sem',
          'list: Um pedido\nDois pedidos\nTrês pedidos',
          'subtitle: Com',
          'list: Um pedido\nDois pedidos\nTrês pedidos',
        ],
      ],
    );
  });

  it('goes on under the same title', () => {
    const paragraphs = Array.from({ length: 9 }, (_, index) => `Ponto ${index + 1}`);
    expect(slidesOf(`## Pontos\n\n${paragraphs.join('\n\n')}`)).toEqual([
      ['title: Pontos', ...paragraphs.slice(0, 5).map((text) => `text: ${text}`)],
      ['title: Pontos', ...paragraphs.slice(5).map((text) => `text: ${text}`)],
    ]);
  });

  it.each([
    ['a long text', 'Uma frase de tamanho comum para um texto. '.repeat(60), /\s+/gu],
    ['a long list', '- um item da lista\n'.repeat(40), /\s+/gu],
    ['a word without end', 'a'.repeat(3000), /\s+/gu],
  ])('%s is broken, and all of it is there', (_, markdown, space) => {
    const slides = slidesOf(`## T\n\n${markdown}`);
    const slideText = slides.flatMap((slide) => slide.slice(1)).join('');
    const bare = (text: string) => text.replace(/(?:text|list): |- /gu, '').replace(space, '');
    expect(slides.length).toBeGreaterThan(2);
    expect(bare(slideText)).toBe(bare(markdown));
  });

  it.each([
    ['families', '👩‍👩‍👧‍👦', 300],
    ['hands', '👍🏽', 500],
    ['flags', '🇧🇷', 500],
    ['letters and accents', 'a\u0303', 1500],
  ])('of %s none is cut in two', (_, sign, count) => {
    const slides = slidesOf(`## T\n\nx${sign.repeat(count)}`);
    expect(slides.length).toBeGreaterThan(2);
    const texts = slides.map((slide) => slide[1]?.replace('text: ', '').replaceAll(sign, ''));
    expect(new Set(texts)).toEqual(new Set(['x', '']));
  });

  it('beyond a hundred slides is counted', () => {
    const { outline, leftOut } = markdownToOutline('## a\n\nb\n\n'.repeat(130));
    expect(outline.slides).toHaveLength(100);
    expect(leftOut.slides).toBe(30);
  });
});

describe('what is no part of a carousel', () => {
  it('is counted: pictures that nobody can load, HTML', () => {
    const { leftOut } = markdownToOutline('![a](foto.jpg)\n\n<div>oi</div>\n\n![b](javascript:x)');
    expect(leftOut).toEqual({
      ...{ slides: 0, images: 2, html: 1, notes: 0, description: 0, caption: 0 },
    });
  });

  it('is counted: what description and caption have no room for', () => {
    const { outline, leftOut } = markdownToOutline(
      `---\ndescription: ${'a'.repeat(1_999)}😀\n---\n\n## Um`,
    );
    expect(leftOut).toMatchObject({ description: 2, caption: 0 });
    expect(outline.description).toBe('a'.repeat(1_999));
    const own = `# Nome\n\n${'b'.repeat(2_005)}\n\n<!-- arrasta: {"carousel":{}} -->\n\n## Um\n\n`;
    const caption = `## Legenda\n\n<!-- arrasta: {"caption":true} -->\n\n${'c'.repeat(10_003)}\n`;
    expect(markdownToOutline(own + caption).leftOut).toMatchObject({ description: 5, caption: 3 });
  });

  it.each(['', '\n\n', '<!-- nada -->', '---', '>'.repeat(200_000)])(
    'a text that says nothing has no slides',
    (markdown) => {
      expect(markdownToOutline(markdown.slice(0, 200_000)).outline.slides).toEqual([]);
    },
  );
});

describe('what stands above it all', () => {
  it('names and describes it', () => {
    const { outline } = markdownToOutline(
      '\u{FEFF}---\r\ntitle: "Sono bom"\r\ndescription: Para quem acorda cedo\r\n---\r\n\r\n## Um\r\n',
    );
    expect(outline).toMatchObject({ title: 'Sono bom', description: 'Para quem acorda cedo' });
    expect(outline.slides).toHaveLength(1);
  });

  it('is a slide where it is no list of names and values', () => {
    expect(slidesOf('---\nOlá, gente\n---\n\nDepois')).toEqual([
      ['title: Olá, gente', 'text: Depois'],
    ]);
  });
});

test('undivided, a text has its name and each heading with all that stands under it', () => {
  const long = 'Uma frase que enche o slide inteiro e mais um pouco. '.repeat(20).trim();
  const { slides } = markdownToUndividedOutline(`# Sono\n\n## Um\n\n${long}\n\n${long}`).outline;
  expect(
    slides.map(({ type, elements }) => [type, ...elements.map(({ content }) => content)]),
  ).toEqual([
    ['intro', 'Sono'],
    ['content', 'Um', long, long],
  ]);
});
