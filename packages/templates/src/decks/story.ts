import { composeSlide } from '../compose-slide';
import { stockImages, type Template } from '../template';

export const travelDiary: Template = {
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
  photograph: { url: stockImages.dawnOverValley, span: 3 },
  slides: [
    composeSlide(
      'cover-photo',
      ['subtitle', 'Serra da Bocaina'],
      ['title', 'Acima das nuvens por quatro dias'],
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
      ['image', stockImages.dawnOverHills],
    ),
    composeSlide(
      'bars',
      ['title', 'Quanto eu gastei'],
      ['list', 'Pousada: R$ 420\nComida: R$ 260\nÔnibus: R$ 180\nGuia: R$ 150'],
      ['text', 'Exemplo: troque pelos seus gastos.'],
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

export const dayInTheLife: Template = {
  key: 'day-in-the-life',
  name: 'Um dia comigo',
  purpose: 'story',
  audience: ['músico', 'artista', 'freelancer', 'loja', 'rotina', 'dia a dia'],
  summary:
    'Para quem quer mostrar como o trabalho acontece. O dia hora por hora, o lugar, a parte difícil e uma pergunta para quem acompanha.',
  theme: 'retro',
  palette: 'Palmeira-imperial',
  titleFont: 'nunito',
  contentFont: 'nunito',
  decorSeed: 9,
  slides: [
    composeSlide(
      'cover-photo',
      ['title', 'Um dia de ensaio'],
      ['text', 'Do café frio ao último acorde.'],
      ['image', stockImages.person],
    ),
    composeSlide(
      'timeline',
      ['title', 'Hora por hora'],
      [
        'list',
        '7h: café e escalas\n10h: aula para iniciantes\n14h: ensaio com a banda\n18h: passagem de som\n21h: primeira música',
      ],
    ),
    composeSlide(
      'photo-top',
      ['title', 'Primeiro, o café'],
      ['text', 'Ele sempre esfria, porque eu começo a tocar antes de terminar a xícara.'],
      ['image', stockImages.coffee],
    ),
    composeSlide('statement', ['title', 'Às três da tarde, tudo soa errado.']),
    composeSlide(
      'photo-top',
      ['title', 'O canto do estúdio'],
      ['text', 'Uma parede, um tapete e a luz da tarde. Foi aqui que saiu o disco.'],
      ['image', stockImages.light],
    ),
    composeSlide(
      'big-number',
      ['title', '4h de ensaio'],
      ['text', 'Para quarenta minutos que parecem fáceis no palco.'],
    ),
    composeSlide(
      'quote',
      ['text', '“Quem repete com carinho não repete: melhora um pouco.”'],
      ['subtitle', 'Meu professor'],
    ),
    composeSlide(
      'cta',
      ['title', 'Como é o seu dia?'],
      ['text', 'Conte a hora mais difícil. Eu leio todas.'],
      ['subtitle', 'Contar a hora'],
    ),
  ],
};

export const myJourney: Template = {
  key: 'my-journey',
  name: 'Como cheguei aqui',
  purpose: 'story',
  audience: ['terapeuta', 'chef', 'palestrante', 'fundador', 'carreira', 'trajetória'],
  summary:
    'Para quem mudou de caminho e quer contar. A virada, os anos um a um, o ponto mais baixo e como é hoje.',
  theme: 'editorial',
  palette: 'Vinho Tinto',
  titleFont: 'playfair-display',
  contentFont: 'source-sans-pro',
  decorSeed: 21,
  slides: [
    composeSlide(
      'cover-photo',
      ['subtitle', 'Como cheguei aqui'],
      ['title', 'Larguei o cargo, fiquei com o ofício'],
      ['image', stockImages.person],
    ),
    composeSlide(
      'timeline',
      ['title', 'Os anos todos'],
      [
        'list',
        '2016, primeiro emprego\n2018, chefia e insônia\n2020, pedido de demissão\n2021, cozinha emprestada\n2024, porta aberta',
      ],
    ),
    composeSlide(
      'photo-side',
      ['subtitle', 'A virada'],
      ['title', 'Um pão mudou tudo'],
      [
        'text',
        'Fiz para não pensar no trabalho. A vizinha pediu outro. Na semana seguinte eram dez, e eu acordava feliz às quatro.',
      ],
      ['image', stockImages.loaf],
    ),
    composeSlide('statement', ['title', 'Houve um mês em que ninguém comprou.']),
    composeSlide(
      'quote',
      ['text', '“Troque a rua antes de trocar o pão que você faz.”'],
      ['subtitle', 'Minha mãe'],
    ),
    composeSlide(
      'photo-top',
      ['subtitle', 'Hoje cedo'],
      ['title', 'A mesma mesa, maior'],
      ['text', 'Somos três na cozinha e fechamos às duas. Sobra a tarde, que era o plano.'],
      ['image', stockImages.coffeeAndNotes],
    ),
    composeSlide(
      'cta',
      ['title', 'E a sua virada, qual foi?'],
      ['text', 'Conte nos comentários. Pode ser a que ainda falta.'],
      ['subtitle', 'Contar a minha'],
    ),
  ],
};

export const lessonLearned: Template = {
  key: 'lesson-learned',
  name: 'O erro que me ensinou',
  purpose: 'story',
  audience: ['desenvolvedor', 'fundador', 'professor', 'gestor', 'tecnologia', 'bastidores'],
  summary:
    'Para quem ensina melhor pelo que deu errado. A noite do erro, hora por hora, e a lista do que mudou depois.',
  theme: 'social',
  palette: 'Noite Cobalto',
  titleFont: 'inter',
  contentFont: 'inter',
  decorSeed: 33,
  slides: [
    composeSlide(
      'cover-photo',
      ['title', 'Apaguei o banco de dados numa sexta'],
      ['text', 'Às 18h10. O que veio depois mudou o meu jeito.'],
      ['image', stockImages.cityLights],
    ),
    composeSlide(
      'photo-top',
      ['title', 'Eu só queria limpar os testes'],
      ['text', 'Duas janelas abertas, iguais. Uma era o teste. Digitei na outra.'],
      ['image', stockImages.desk],
    ),
    composeSlide('statement', ['title', 'O silêncio durou um minuto inteiro.']),
    composeSlide(
      'timeline',
      ['title', 'A noite em horas'],
      [
        'list',
        '18h10: apago a tabela\n18h12: aviso o time\n19h30: acho a cópia\n23h50: tudo de volta',
      ],
    ),
    composeSlide(
      'big-number',
      ['title', '6 horas sem nenhuma venda'],
      ['text', 'E nenhuma bronca. Só perguntas boas.'],
    ),
    composeSlide(
      'quote',
      ['title', 'O que o chefe disse'],
      ['text', '“Se uma tecla apaga tudo, o erro é nosso.”'],
      ['subtitle', 'Meu chefe, no sábado'],
    ),
    composeSlide(
      'checklist',
      ['title', 'O que eu faço agora'],
      [
        'list',
        'Janela vermelha na produção\nCópia testada toda segunda\nComando lido em voz alta\nNada novo na sexta',
      ],
    ),
    composeSlide(
      'cta',
      ['title', 'Qual erro ensinou mais a você?'],
      ['text', 'Conte sem nomes. Todo mundo aprende.'],
      ['subtitle', 'Contar o meu'],
    ),
  ],
};
