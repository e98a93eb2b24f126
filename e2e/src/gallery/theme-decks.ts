import type { SlideLayout, SlideTone } from '@arrasta/domain';
import {
  gradientPalettes,
  solidPalettes,
  themes,
  type Palette,
  type ThemeKey,
} from '@arrasta/palettes';
import { applyPalette, placeInDeck } from '@arrasta/domain';
import { aCarousel, anEditor, anElement, aSlide } from '@arrasta/testkit';
import type { Part } from './composed-contents';
import type { Image } from './image';

const PHOTO = '/stock/luz-da-janela.webp';

interface ShownSlide {
  readonly layout: SlideLayout;
  readonly tone: SlideTone;
  readonly parts: readonly Part[];
}

interface ShownDeck {
  readonly brand: readonly [name: string, handle: string];
  readonly palettes: readonly string[];
  readonly slides: readonly ShownSlide[];
}

/** Decks in which a theme with decoration shows what it has. */
const decks: Readonly<Partial<Record<ThemeKey, ShownDeck>>> = {
  geo: {
    brand: ['Casa Prumo', '@casaprumo'],
    palettes: ['Azulejo', 'Farol', 'Malagueta', 'Carnaval'],
    slides: [
      {
        layout: 'cover-type',
        tone: 'paper',
        parts: [
          ['title', 'Morar bem em 40 metros'],
          ['text', 'Seis ideias de planta.'],
        ],
      },
      {
        layout: 'statement',
        tone: 'primary',
        parts: [
          ['title', 'Parede que não segura nada pode ir embora.'],
          ['text', 'Pergunte antes a um engenheiro.'],
        ],
      },
      {
        layout: 'photo-top',
        tone: 'paper',
        parts: [
          ['title', 'Comece pela janela'],
          ['text', 'A luz decide onde fica a mesa.'],
          ['image', PHOTO],
        ],
      },
      {
        layout: 'checklist',
        tone: 'paper',
        parts: [
          ['title', 'Tire da planta'],
          ['list', 'Corredor sem uso\nPorta que bate\nArmário fundo demais\nBancada dupla'],
        ],
      },
      {
        layout: 'big-number',
        tone: 'paper',
        parts: [
          ['title', '40% da casa é lugar para seis à mesa'],
          ['text', 'Com banco de canto e mesa que abre.'],
        ],
      },
      {
        layout: 'cards',
        tone: 'paper',
        parts: [
          ['title', 'Um cômodo, quatro usos'],
          ['list', 'Manhã: café e jornal\nTarde: escritório\nNoite: sala\nVisita: quarto extra'],
        ],
      },
      {
        layout: 'cta',
        tone: 'paper',
        parts: [
          ['title', 'Vai reformar?'],
          ['text', 'Mande a planta. A primeira conversa é por nossa conta.'],
          ['subtitle', 'Enviar planta'],
        ],
      },
    ],
  },
  retro: {
    brand: ['Padaria Aurora', '@padaria.aurora'],
    palettes: ['Terracota', 'Palmeira-imperial', 'Cyan Fresh', 'Pôr do Sol'],
    slides: [
      {
        layout: 'cover-type',
        tone: 'paper',
        parts: [
          ['title', 'Pão que leva três dias'],
          ['text', 'E por que ele vale a espera.'],
        ],
      },
      {
        layout: 'photo-top',
        tone: 'paper',
        parts: [
          ['title', 'Dia 1: o fermento acorda'],
          ['text', 'Farinha, água e paciência. Nada de pacotinho.'],
          ['image', PHOTO],
        ],
      },
      {
        layout: 'big-number',
        tone: 'paper',
        parts: [
          ['title', '36h de descanso no frio'],
          ['text', 'É aí que nasce o sabor.'],
        ],
      },
      {
        layout: 'checklist',
        tone: 'paper',
        parts: [
          ['title', 'O que vai na massa'],
          ['list', 'Farinha de trigo\nÁgua filtrada\nSal marinho\nFermento natural'],
        ],
      },
      {
        layout: 'statement',
        tone: 'paper',
        parts: [
          ['icon', 'flame'],
          ['title', 'Massa não se apressa. Se escuta.'],
        ],
      },
      {
        layout: 'cards',
        tone: 'paper',
        parts: [
          ['title', 'Fornadas da semana'],
          ['list', 'Terça: Italiano\nQuarta: Centeio\nSexta: Focaccia\nSábado: Brioche'],
        ],
      },
      {
        layout: 'cta',
        tone: 'paper',
        parts: [
          ['title', 'Encomende até quinta'],
          ['text', 'Retirada no sábado, das 8h às 12h.'],
          ['subtitle', 'Peça pelo direct'],
        ],
      },
    ],
  },
  swiss: {
    brand: ['Estúdio Norte', '@estudionorte'],
    palettes: ['Malagueta', 'Lua Cheia', 'Céu Aberto', 'Manga Madura'],
    slides: [
      {
        layout: 'cover-type',
        tone: 'primary',
        parts: [
          ['title', 'Menos logotipo, mais sistema'],
          ['text', 'Seis decisões que fazem uma marca pequena parecer grande.'],
        ],
      },
      {
        layout: 'statement',
        tone: 'primary',
        parts: [
          ['title', 'Marca é o que se repete.'],
          ['text', 'O resto é enfeite.'],
        ],
      },
      {
        layout: 'checklist',
        tone: 'paper',
        parts: [
          ['title', 'O que repetir'],
          [
            'list',
            'Uma família de letras\nDuas cores, não sete\nUma margem fixa\nUm jeito de cortar fotos\nUma voz',
          ],
        ],
      },
      {
        layout: 'big-number',
        tone: 'paper',
        parts: [
          ['title', '2x mais lembrada com duas cores'],
          ['text', 'Uma para o fundo e uma para apontar. O preto já é da letra.'],
        ],
      },
      {
        layout: 'photo-top',
        tone: 'paper',
        parts: [
          ['title', 'A foto segue a grade'],
          ['text', 'Sangra de um lado a outro. Nunca flutua no meio.'],
          ['image', PHOTO],
        ],
      },
      {
        layout: 'columns',
        tone: 'paper',
        parts: [
          ['title', 'Antes e depois'],
          ['list', 'Cinco fontes\nSombra em tudo\nLogo no centro'],
          ['list', 'Uma fonte\nFio de 1 px\nLogo no canto'],
        ],
      },
      {
        layout: 'cta',
        tone: 'primary',
        parts: [
          ['title', 'Guarde para o próximo projeto'],
          ['text', 'Na semana que vem: como escolher a única fonte.'],
          ['subtitle', 'Salvar'],
        ],
      },
    ],
  },
};

/** The themes that have such a deck. */
export const shownThemes = Object.keys(decks) as readonly ThemeKey[];

function paletteNamed(name: string): Palette {
  const found = [...solidPalettes, ...gradientPalettes].find((palette) => palette.name === name);
  if (found === undefined) throw new Error(`No palette ${name}`);
  return found;
}

/** The deck of a theme, once for each of its palettes. */
export function themeImages(theme: ThemeKey): Image[][] {
  const deck = decks[theme];
  if (deck === undefined) throw new Error(`${theme} has no deck`);
  const { brandPosition } = themes[theme];
  const [fonts] = themes[theme].fonts;
  const [brandName, brandHandle] = deck.brand;
  const carousel = aCarousel({
    theme,
    panorama: 'theme',
    ...(brandPosition && { brandPosition }),
    brandName,
    brandHandle,
    pageIndicator: 'page_number',
    ...(fonts && { titleFont: fonts.title, contentFont: fonts.content }),
  });
  const slides = deck.slides.map(({ parts, ...look }) =>
    aSlide({
      ...look,
      elements: parts.map(([type, content], position) => anElement(type, { content, position })),
    }),
  );
  return deck.palettes.map((name) => {
    const editor = anEditor({ carousel, slides });
    editor.run(applyPalette(paletteNamed(name)));
    return editor.deck.slides.map((slide, index) => ({
      carousel: editor.deck.carousel,
      slide,
      ...placeInDeck(editor.deck.slides, index),
    }));
  });
}
