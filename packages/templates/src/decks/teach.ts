import { composeSlide } from '../compose-slide';
import { stockImages, type Template } from '../template';

export const houseRecipe: Template = {
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
      ['title', 'Comece um dia antes'],
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

export const thread: Template = {
  key: 'thread',
  name: 'Aula em fio',
  purpose: 'teach',
  audience: ['programação', 'desenvolvedor', 'marketing', 'escrita', 'finanças', 'carreira'],
  summary:
    'Para quem ensina uma ideia por vez, como em uma conversa. Uma afirmação forte, o porquê, uma lista de passos e uma pergunta no fim.',
  theme: 'social',
  palette: 'Anil',
  titleFont: 'inter',
  contentFont: 'inter',
  decorSeed: 17,
  slides: [
    composeSlide(
      'cover-type',
      ['title', 'Você não precisa de mais um curso'],
      ['text', 'Precisa terminar um projeto. Um fio sobre como sair do tutorial.'],
    ),
    composeSlide('statement', ['title', 'Assistir parece progresso. Terminar é progresso.']),
    composeSlide(
      'photo-top',
      ['title', 'Escolha um problema da sua mesa'],
      ['text', 'Pequeno, chato e seu. Se ninguém reclama dele, procure outro.'],
      ['image', stockImages.desk],
    ),
    composeSlide(
      'big-number',
      ['title', '3 semanas bastam para a primeira versão'],
      ['text', 'Uma hora por dia, com data para mostrar.'],
    ),
    composeSlide(
      'checklist',
      ['title', 'O que fazer, nesta ordem'],
      [
        'list',
        'Desenhe uma única tela\nFaça funcionar sem beleza\nMostre para três pessoas\nConserte só o essencial',
      ],
    ),
    composeSlide(
      'quote',
      ['title', 'O que eu ouvi na mostra'],
      ['text', '“Ficou feio, mas eu usei a semana inteira.”'],
      ['subtitle', 'Minha primeira usuária, irmã'],
    ),
    composeSlide(
      'columns',
      ['title', 'Estudar ou fazer'],
      ['subtitle', 'Estudar'],
      ['list', 'Mais um vídeo\nNotas bem passadas\nCertificado na parede'],
      ['subtitle', 'Fazer'],
      ['list', 'Uma tela pronta\nErro que ensina\nLink para mandar'],
    ),
    composeSlide(
      'cta',
      ['title', 'Qual projeto você largou no meio?'],
      ['text', 'Conte aqui. Eu respondo com um próximo passo.'],
      ['subtitle', 'Comentar meu projeto'],
    ),
  ],
};

function composeMyth(title: string, myth: string, truth: string) {
  return composeSlide(
    'columns',
    ['title', title],
    ['subtitle', 'Mito'],
    ['list', myth],
    ['subtitle', 'Verdade'],
    ['list', truth],
  );
}

export const myths: Template = {
  key: 'myths',
  name: 'Mitos e verdades',
  purpose: 'teach',
  audience: ['nutricionista', 'médico', 'veterinário', 'finanças', 'advogado', 'saúde'],
  summary:
    'Para quem responde sempre às mesmas dúvidas. Cinco frases que todo mundo repete, cada uma com a resposta ao lado.',
  theme: 'geo',
  palette: 'Gramado',
  titleFont: 'dm-sans',
  contentFont: 'dm-sans',
  decorSeed: 5,
  slides: [
    composeSlide(
      'cover-type',
      ['title', 'Fruta à noite engorda?'],
      ['text', 'Cinco mitos, cinco respostas.'],
    ),
    composeMyth(
      'Fruta à noite',
      'Vira açúcar parado\nSó pode até as seis',
      'O relógio conta pouco\nPesa o prato do dia',
    ),
    composeMyth(
      'Pão na dieta',
      'Pão sempre engorda\nQuem emagrece corta',
      'Uma fatia cabe\nOlhe o que vai em cima',
    ),
    composeMyth(
      'Suco ou fruta',
      'É a mesma coisa\nNatural não pesa',
      'São três frutas no copo\nInteira, sacia mais',
    ),
    composeMyth(
      'Água no almoço',
      'Atrapalha a digestão\nSó uma hora depois',
      'Um copo não faz mal\nIncomoda? Beba antes',
    ),
    composeMyth(
      'Comida de domingo',
      'Estraga a semana\nSegunda é castigo',
      'Um prato é um prato\nNa segunda, vida normal',
    ),
    composeSlide(
      'cta',
      ['title', 'Qual mito você ouviu?'],
      ['text', 'Mande nos comentários. Vira o próximo post.'],
      ['subtitle', 'Mandar mito'],
    ),
  ],
};

export const studyNotes: Template = {
  key: 'study-notes',
  name: 'Cola de estudo',
  purpose: 'teach',
  audience: ['professor', 'aluno', 'escola', 'curso de idiomas', 'matemática', 'prova'],
  summary:
    'Para quem dá aula e para quem tem prova. O resumo em uma página, dois exemplos resolvidos e o erro mais comum.',
  theme: 'notebook',
  palette: 'Ipê-amarelo',
  titleFont: 'nunito',
  contentFont: 'nunito',
  decorSeed: 25,
  slides: [
    composeSlide(
      'checklist',
      ['title', 'Cola para a prova de frações'],
      [
        'list',
        'Some só o de cima\nIguale o de baixo antes\nVire para dividir\nConfira com um desenho',
      ],
    ),
    composeSlide(
      'step',
      ['title', 'Iguale os de baixo'],
      ['text', 'Em 1/2 + 1/4, troque 1/2 por 2/4. Agora some: dá 3/4.'],
    ),
    composeSlide(
      'step',
      ['title', 'Vire e multiplique'],
      ['text', 'Em 1/2 dividido por 1/4, vire o segundo: 1/2 vezes 4 dá 2.'],
    ),
    composeSlide(
      'columns',
      ['title', 'Do errado ao certo'],
      ['subtitle', 'Errado'],
      ['list', 'Somar os de baixo\nVirar as duas\nPular o desenho'],
      ['subtitle', 'Certo'],
      ['list', 'Igualar os de baixo\nVirar só uma\nConferir no desenho'],
    ),
    composeSlide(
      'big-number',
      ['title', '100% é a pizza inteira'],
      ['text', 'Metade é 50%. Um quarto é 25%.'],
    ),
    composeSlide(
      'cta',
      ['title', 'Guarde para a prova'],
      ['text', 'E mande para quem senta do seu lado.'],
      ['subtitle', 'Salvar cola'],
    ),
  ],
};

export const stepGuide: Template = {
  key: 'step-guide',
  name: 'Passo a passo',
  purpose: 'teach',
  audience: ['professor', 'aula particular', 'coach', 'artesanato', 'método', 'tutorial'],
  summary:
    'Para quem tem um jeito próprio de ensinar. O método com nome, três passos com exemplo e uma lista para conferir sozinho.',
  theme: 'swiss',
  palette: 'Malagueta',
  titleFont: 'inter',
  contentFont: 'inter',
  decorSeed: 31,
  slides: [
    composeSlide(
      'cover-type',
      ['title', 'Regra de três sem decorar'],
      ['text', 'Três passos e um exemplo de feira.'],
    ),
    composeSlide('statement', ['title', 'Difícil não é a conta. É o enunciado.']),
    composeSlide(
      'step',
      ['title', 'Escreva o que sabe'],
      ['text', 'Três laranjas custam seis reais. Anote em uma linha: 3 laranjas, 6 reais.'],
    ),
    composeSlide(
      'step',
      ['title', 'Ache o de um'],
      ['text', 'Divida o preço pela quantidade. Seis por três: cada laranja custa dois reais.'],
    ),
    composeSlide(
      'step',
      ['title', 'Multiplique pelo pedido'],
      ['text', 'Quer sete laranjas? Sete vezes dois. Você paga catorze reais, sem decorar nada.'],
    ),
    composeSlide(
      'checklist',
      ['title', 'Confira sozinho'],
      [
        'list',
        'Anotei tudo em uma linha\nAchei o valor de um\nUsei a mesma unidade\nO resultado faz sentido',
      ],
    ),
    composeSlide(
      'cta',
      ['title', 'Agora tente com arroz'],
      ['text', 'Dois quilos, dez reais. E cinco quilos, quanto?'],
      ['subtitle', 'Comentar resposta'],
    ),
  ],
};
