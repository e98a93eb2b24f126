import { composeSlide, composeSlideOn } from '../compose-slide';
import type { Template } from '../template';

export const beforeYouBuy: Template = {
  key: 'before-you-buy',
  name: 'Antes de comprar',
  purpose: 'sell',
  audience: ['bicicleta', 'eletrônicos', 'carro', 'móveis', 'loja', 'guia de compra'],
  summary:
    'Para quem vende algo que se escolhe com calma. Duas perguntas, a conta de verdade, quando vale a pena e o que conferir na loja.',
  theme: 'bold',
  palette: 'Vaga-lume',
  titleFont: 'bebas-neue',
  contentFont: 'montserrat',
  decorSeed: 12,
  slides: [
    composeSlideOn(
      'primary',
      'cover-type',
      ['subtitle', 'Guia de compra'],
      ['title', 'Não compre bicicleta sem ler isto'],
      ['text', 'Duas perguntas e a conta inteira.'],
    ),
    composeSlide(
      'step',
      ['title', 'Onde você vai pedalar?'],
      ['text', 'Asfalto pede pneu fino. Terra e buraco pedem pneu largo e suspensão.'],
    ),
    composeSlide(
      'step',
      ['title', 'Qual é a altura?'],
      ['text', 'Suba nela parada. O pé apoia no chão e o joelho quase estica.'],
    ),
    composeSlide(
      'bars',
      ['title', 'A conta inteira'],
      ['list', 'Bicicleta: R$ 1.800\nRevisão: R$ 250\nCapacete: R$ 180\nCadeado: R$ 120'],
      ['text', 'Exemplo: troque pelos seus preços.'],
    ),
    composeSlide(
      'columns',
      ['title', 'Vale a pena?'],
      ['subtitle', 'Não vale'],
      ['list', 'Quadro soldado de novo\nPeça sem marca\nLoja sem oficina'],
      ['subtitle', 'Vale'],
      ['list', 'Quadro na medida\nPeça fácil de achar\nPrimeira revisão incluída'],
    ),
    composeSlide(
      'checklist',
      ['title', 'Teste na loja'],
      [
        'list',
        'Freio segura na descida\nMarcha troca sem tranco\nRoda gira sem bater\nSelim na sua altura\nNota no seu nome',
      ],
    ),
    composeSlide(
      'cta',
      ['title', 'Venha pedalar uma'],
      ['text', 'O teste é grátis, de segunda a sábado.'],
      ['subtitle', 'Marcar um teste'],
    ),
  ],
};

export const workWithMe: Template = {
  key: 'work-with-me',
  name: 'Como é trabalhar comigo',
  purpose: 'sell',
  audience: ['designer', 'fotógrafo', 'consultor', 'terapeuta', 'serviços', 'freelancer'],
  summary:
    'Para quem vende o próprio trabalho. As etapas, o que cada um faz, o preço e para quem serve ou não serve.',
  theme: 'minimal',
  palette: 'Coral',
  titleFont: 'dm-sans',
  contentFont: 'inter',
  decorSeed: 20,
  slides: [
    composeSlideOn(
      'primary',
      'cover-type',
      ['title', 'Como é fazer a sua marca comigo'],
      ['text', 'Seis etapas, seis semanas.'],
    ),
    composeSlide('statement', ['title', 'O medo é pagar e receber surpresa.']),
    composeSlide(
      'timeline',
      ['title', 'Por semana'],
      [
        'list',
        'Semana 1, conversa\nSemana 2, pesquisa\nSemana 3, três caminhos\nSemana 4, escolha\nSemana 5, ajustes\nSemana 6, entrega',
      ],
    ),
    composeSlide(
      'cards',
      ['title', 'Quem faz o quê'],
      [
        'list',
        'Você conta: eu escuto\nVocê escolhe: eu desenho\nVocê aponta: eu ajusto\nVocê aprova: eu entrego',
      ],
    ),
    composeSlide(
      'big-number',
      ['subtitle', 'A partir de'],
      ['title', 'R$ 00 por projeto'],
      ['text', 'Logo, cores, letras e um guia de duas páginas.'],
    ),
    composeSlide(
      'quote',
      ['text', '“Pela primeira vez entendi cada decisão antes de pagar por ela.”'],
      ['subtitle', 'Nome, dona de floricultura'],
    ),
    composeSlide(
      'columns',
      ['title', 'É para você?'],
      ['subtitle', 'Não é'],
      ['list', 'Quer para amanhã\nQuer copiar outra\nNão pode conversar'],
      ['subtitle', 'É'],
      ['list', 'Tem seis semanas\nQuer algo seu\nResponde em dois dias'],
    ),
    composeSlide(
      'cta',
      ['title', 'Conte o seu projeto'],
      ['text', 'Respondo em dois dias, com ou sem proposta.'],
      ['subtitle', 'Mandar uma mensagem'],
    ),
  ],
};

export const courseOpen: Template = {
  key: 'course-open',
  name: 'Inscrições abertas',
  purpose: 'sell',
  audience: ['curso', 'mentoria', 'escola de idiomas', 'programação', 'inteligência artificial'],
  summary:
    'Para quem abre turma. O problema que o curso resolve, o que se leva, os encontros um a um e quando as inscrições abrem.',
  theme: 'glow',
  palette: 'Ultravioleta',
  titleFont: 'dm-sans',
  contentFont: 'inter',
  decorSeed: 26,
  slides: [
    composeSlide(
      'cover-type',
      ['subtitle', 'Turma de março'],
      ['title', 'I.A. para quem escreve'],
      ['text', 'Quatro encontros ao vivo.'],
    ),
    composeSlide(
      'statement',
      ['icon', 'pencil'],
      ['title', 'A máquina escreve rápido. Quem decide é você.'],
      ['text', 'O curso é sobre decidir.'],
    ),
    composeSlide(
      'cards',
      ['title', 'O que você leva'],
      [
        'list',
        'Voz: um guia do seu jeito\nMétodo: do assunto ao texto\nRevisão: lista para não errar\nTurma: pequena, todos se leem',
      ],
      ['icon', 'mic'],
      ['icon', 'compass'],
      ['icon', 'check-circle'],
      ['icon', 'users'],
    ),
    composeSlide(
      'timeline',
      ['title', 'Quatro encontros'],
      [
        'list',
        'Assunto: o que vale escrever\nRascunho: pedidos que rendem\nCorte: o que sai do texto\nVoz: o que fica seu',
      ],
    ),
    composeSlide(
      'quote',
      ['text', '“Entrei para escrever mais. Saí escrevendo menos e melhor.”'],
      ['subtitle', 'Nome, aluno da turma passada'],
    ),
    composeSlide(
      'big-number',
      ['subtitle', 'Duração'],
      ['title', '4 semanas, turma pequena'],
      ['text', 'Lista de espera por ordem de chegada.'],
    ),
    composeSlide(
      'cta',
      ['icon', 'calendar'],
      ['title', 'Abre na segunda, às 9h'],
      ['text', 'O link fica na bio por três dias.'],
      ['subtitle', 'Quero a minha vaga'],
    ),
  ],
};
