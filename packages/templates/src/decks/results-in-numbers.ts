import { composeSlide, composeSlideOn } from '../compose-slide';
import { stockImages, type Template } from '../template';

export const caseStudy: Template = {
  key: 'case-study',
  name: 'Estudo de caso',
  purpose: 'results',
  audience: ['agência', 'desenvolvedor', 'consultor', 'designer', 'cliente', 'resultado'],
  summary:
    'Para quem mostra trabalho com prova. O que mudou na capa, o problema, o antes e depois, o que mudou e a fala do cliente.',
  theme: 'glow',
  palette: 'Aurora',
  titleFont: 'dm-sans',
  contentFont: 'inter',
  decorSeed: 18,
  slides: [
    composeSlide(
      'big-number',
      ['subtitle', 'Estudo de caso'],
      ['title', '4 semanas, menos carrinhos abandonados'],
      ['text', 'O que mudamos em três telas.'],
    ),
    composeSlide('statement', ['title', 'O frete só aparecia na última tela.']),
    composeSlide(
      'bars',
      ['title', 'Quem desistia, por tela'],
      ['list', 'Antes: 62%\nTeste: 45%\nDepois: 24%'],
      ['text', 'Exemplo: troque pelos seus números.'],
    ),
    composeSlide(
      'photo-top',
      ['title', 'O frete veio primeiro'],
      ['text', 'Basta o CEP na página do produto. Sem cadastro e sem surpresa.'],
      ['image', stockImages.desk],
    ),
    composeSlide(
      'cards',
      ['title', 'O que mudou ali'],
      [
        'list',
        'Frete: na primeira tela\nCadastro: depois da compra\nPix: antes do cartão\nTexto: metade das palavras',
      ],
    ),
    composeSlide(
      'timeline',
      ['title', 'Quatro semanas, só'],
      [
        'list',
        'Semana 1: ouvir clientes\nSemana 2: desenhar\nSemana 3: testar com cinco\nSemana 4: publicar',
      ],
    ),
    composeSlide(
      'quote',
      ['text', '“Achei que faltava propaganda. Faltava contar o preço do frete antes.”'],
      ['subtitle', 'Nome, dono da loja'],
    ),
    composeSlide(
      'cta',
      ['title', 'Onde o seu cliente desiste?'],
      ['text', 'Mande o link. Olhamos a primeira tela.'],
      ['subtitle', 'Mandar o link'],
    ),
  ],
};

export const monthlyNumbers: Template = {
  key: 'monthly-numbers',
  name: 'Números do mês',
  purpose: 'results',
  audience: ['academia', 'loja', 'agência', 'podcast', 'criador', 'relatório'],
  summary:
    'Para quem presta contas do mês em público. O que o mês teve, as semanas em barras, o melhor momento e o que não deu certo.',
  theme: 'bold',
  palette: 'Pitaia',
  titleFont: 'montserrat',
  contentFont: 'inter',
  decorSeed: 36,
  slides: [
    composeSlideOn(
      'primary',
      'big-number',
      ['subtitle', 'Março em números'],
      ['title', '4 semanas de aula'],
      ['text', 'E uma aluna correu sem parar.'],
    ),
    composeSlide(
      'big-number',
      ['title', '00 dias de porta aberta'],
      ['text', 'Nem a chuva fechou a academia.'],
    ),
    composeSlide(
      'bars',
      ['title', 'Cada semana'],
      ['list', 'Semana 1: 48 h\nSemana 2: 56 h\nSemana 3: 64 h\nSemana 4: 72 h'],
      ['text', 'Exemplo: troque pelas suas horas.'],
    ),
    composeSlide(
      'photo-full',
      ['title', 'O momento que mais valeu'],
      ['text', 'Nome, 00 anos, correu a primeira volta inteira.'],
      ['image', stockImages.track],
    ),
    composeSlide(
      'columns',
      ['title', 'Erros e acertos'],
      ['subtitle', 'Não deu'],
      ['list', 'Turma das seis\nAula na chuva\nSom do salão'],
      ['subtitle', 'Deu certo'],
      ['list', 'Aula em dupla\nSábado na pista\nAvaliação no celular'],
    ),
    composeSlide(
      'quote',
      ['text', '“Vim por dez minutos e fiquei o mês inteiro.”'],
      ['subtitle', 'Nome, turma nova'],
    ),
    composeSlide(
      'cta',
      ['title', 'Em abril, começa com você'],
      ['text', 'A primeira aula é por nossa conta.'],
      ['subtitle', 'Marcar aula'],
    ),
  ],
};
