import { composeSlide } from '../compose-slide';
import { stockImages } from '../stock-images';
import type { TemplateBrief } from '../template';

export const travelDiary: TemplateBrief = {
  key: 'travel-diary',
  name: 'Diário de viagem',
  purpose: 'story',
  audience: ['viagem', 'fotografia', 'guia de turismo', 'pousada', 'roteiro'],
  summary:
    'Para quem viaja e conta. O caminho dia a dia, um lugar de que lembrar, quanto custou e o que levar na mala.',
  theme: 'minimal',
  palette: 'Fundo do Mar',
  titleFont: 'raleway',
  contentFont: 'open-sans',
  decorSeed: 13,
  slides: [
    composeSlide(
      'cover-photo',
      ['subtitle', 'Serra da Bocaina'],
      ['title', 'Três dias acima das nuvens'],
      ['image', stockImages.hills],
    ),
    composeSlide(
      'statement',
      ['title', 'A estrada acaba antes da montanha.'],
      ['text', 'Dali em diante, só a pé.'],
    ),
    composeSlide('statement', ['title', 'Ninguém falou por uma hora.'], ['text', 'E foi ótimo.']),
    composeSlide(
      'timeline',
      ['title', 'O caminho'],
      [
        'list',
        'Dia 1: ônibus até o vale\nDia 2: subida com chuva\nDia 3: nascer do sol\nDia 4: volta e banho quente',
      ],
    ),
    composeSlide(
      'photo-side',
      ['title', 'Acorde antes do sol'],
      [
        'text',
        'Às cinco faz frio, o café é ralo e ninguém reclama. Dez minutos depois, tudo fica cor-de-rosa.',
      ],
      ['image', stockImages.sea],
    ),
    composeSlide(
      'bars',
      ['title', 'Quanto eu gastei'],
      ['list', 'Pousada: R$ 420\nComida: R$ 260\nÔnibus: R$ 180\nGuia: R$ 150'],
    ),
    composeSlide(
      'checklist',
      ['title', 'Na mala'],
      [
        'list',
        'Capa de chuva\nBota já usada\nLanterna de cabeça\nDinheiro em espécie\nSaco para lixo',
      ],
    ),
    composeSlide(
      'cta',
      ['title', 'Guarde para as férias'],
      ['text', 'E mande para quem iria com você.'],
      ['subtitle', 'Salvar roteiro'],
    ),
  ],
};
