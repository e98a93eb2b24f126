import { composeSlide } from '../compose-slide';
import { stockImages } from '../stock-images';
import type { TemplateBrief } from '../template';

export const houseRecipe: TemplateBrief = {
  key: 'house-recipe',
  name: 'Receita da casa',
  purpose: 'teach',
  audience: ['padaria', 'cozinha', 'café', 'nutricionista', 'receita', 'confeitaria'],
  summary:
    'Para quem cozinha e ensina o que faz. Uma receita do começo ao fim, com quantidades, dois passos e o tempo de espera.',
  theme: 'retro',
  palette: 'Terracota',
  titleFont: 'nunito',
  contentFont: 'nunito',
  decorSeed: 11,
  slides: [
    composeSlide('cover-type', ['title', 'Pão de fermento em casa'], ['text', 'Sem batedeira.']),
    composeSlide(
      'photo-top',
      ['title', 'Comece na véspera'],
      ['text', 'Misture, cubra e durma. A massa trabalha por você.'],
      ['image', stockImages.bread],
    ),
    composeSlide(
      'checklist',
      ['title', 'Separe isto'],
      ['list', '500 g de farinha\n350 g de água\n100 g de fermento\n10 g de sal'],
    ),
    composeSlide(
      'step',
      ['title', 'Misture sem sovar'],
      ['text', 'Só até a farinha sumir. Cubra com um pano e espere 40 minutos.'],
    ),
    composeSlide(
      'step',
      ['title', 'Dobre quatro vezes'],
      ['text', 'Puxe a borda e leve ao centro. Repita a cada meia hora.'],
    ),
    composeSlide(
      'big-number',
      ['title', '36h de geladeira, se der'],
      ['text', 'É o frio que dá sabor.'],
    ),
    composeSlide('statement', ['icon', 'flame'], ['title', 'Quente ele engana. Espere esfriar.']),
    composeSlide(
      'cta',
      ['title', 'Fez em casa?'],
      ['text', 'Marque a padaria. A gente comenta a sua casca.'],
      ['subtitle', 'Salvar receita'],
    ),
  ],
};
