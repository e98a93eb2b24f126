import { composeSlide, composeSlideOn } from '../compose-slide';
import { stockImages, type Template } from '../template';

export const yearReview: Template = {
  key: 'year-review',
  name: 'Retrospectiva',
  purpose: 'results',
  audience: ['designer', 'criador', 'equipe', 'família', 'fim de ano', 'balanço'],
  summary:
    'Para quem fecha o ano olhando para trás. Os meses que contaram, o que deu certo e o que fica para trás.',
  theme: 'notebook',
  palette: 'Tangerina',
  titleFont: 'nunito',
  contentFont: 'nunito',
  decorSeed: 12,
  slides: [
    composeSlideOn(
      'paper',
      'cover-type',
      ['subtitle', 'Retrospectiva'],
      ['title', 'O que deu certo este ano'],
      ['image', stockImages.coffeeAndNotes],
    ),
    composeSlide(
      'timeline',
      ['title', 'Mês a mês'],
      [
        'list',
        'Mar, primeiro cliente\nMai, sala alugada\nAgo, férias de dez dias\nOut, oficina lotada\nDez, agenda fechada',
      ],
    ),
    composeSlide(
      'photo-top',
      ['title', 'A mesa nova ajudou'],
      ['text', 'Perto da janela, sem gaveta. Em uma semana a pilha de papel sumiu.'],
      ['image', stockImages.desk],
    ),
    composeSlide(
      'checklist',
      ['title', 'O que funcionou'],
      [
        'list',
        'Preço por projeto inteiro\nSexta sem nenhuma reunião\nResposta em dois dias\nContrato de duas páginas\nFérias marcadas em janeiro',
      ],
    ),
    composeSlide(
      'columns',
      ['title', 'Sai e fica'],
      ['subtitle', 'Deixo'],
      ['list', 'Urgência dos outros\nDesconto por medo\nTrabalho no domingo'],
      ['subtitle', 'Levo'],
      ['list', 'Caderno de ideias\nCafé com clientes\nCaminhada às cinco'],
    ),
    composeSlide(
      'quote',
      ['text', '“Fiz menos coisas e lembro de todas elas.”'],
      ['subtitle', 'Meu caderno'],
    ),
    composeSlide(
      'big-number',
      ['title', '00 dias sem abrir o computador'],
      ['text', 'Mais do que em qualquer outro ano.'],
    ),
    composeSlideOn(
      'ink',
      'cta',
      ['title', 'O que deu certo aí?'],
      ['text', 'Escreva uma coisa só nos comentários.'],
      ['subtitle', 'Contar a minha'],
    ),
  ],
};

export const testimonials: Template = {
  key: 'testimonials',
  name: 'Depoimentos',
  purpose: 'results',
  audience: ['nutricionista', 'clínica', 'curso', 'hotel', 'clientes', 'avaliações'],
  summary:
    'Para quem tem clientes que falam bem. Três frases deles, há quanto tempo você trabalha e o que mais se repete.',
  theme: 'frame',
  palette: 'Chiclete',
  titleFont: 'poppins',
  contentFont: 'lato',
  decorSeed: 24,
  slides: [
    composeSlide(
      'quote',
      ['text', '“Voltei a almoçar sem culpa e sem balança.”'],
      ['subtitle', 'Nome, seis meses de consulta'],
    ),
    composeSlide(
      'quote',
      [
        'text',
        '“Pela primeira vez saí da consulta com perguntas respondidas, não com proibições.”',
      ],
      ['subtitle', 'Nome, mãe de dois'],
    ),
    composeSlide(
      'big-number',
      ['title', '00 anos ouvindo antes'],
      ['text', 'Só depois disso vem a lista de compras.'],
    ),
    composeSlide(
      'quote',
      ['text', '“Minha família come junto de novo, e o prato é igual.”'],
      ['subtitle', 'Nome, pai de uma menina'],
    ),
    composeSlide(
      'photo-full',
      ['title', 'Uma fruta de cada cor'],
      ['text', 'É o exercício que mais fica. Comece pela feira deste sábado.'],
      ['image', stockImages.citrus],
    ),
    composeSlide(
      'checklist',
      ['title', 'O que mais repetem'],
      [
        'list',
        'Fui ouvida com calma\nPlano que cabe aqui\nResposta fora da consulta\nNada de lista proibida',
      ],
    ),
    composeSlide(
      'cta',
      ['title', 'Quer contar a sua história?'],
      ['text', 'Mande uma mensagem. Publico só com o seu sim.'],
      ['subtitle', 'Contar história'],
    ),
  ],
};

export const beforeAfter: Template = {
  key: 'before-after',
  name: 'Antes e depois',
  purpose: 'results',
  audience: ['arquiteto', 'academia', 'dentista', 'limpeza', 'cabelo', 'reforma'],
  summary:
    'Para quem transforma alguma coisa. O depois na capa, as duas fotos, o que mudou lado a lado e quanto tempo levou.',
  theme: 'geo',
  palette: 'Azulejo',
  titleFont: 'dm-sans',
  contentFont: 'dm-sans',
  decorSeed: 30,
  slides: [
    composeSlide(
      'cover-photo',
      ['title', 'A mesma sala, outra luz'],
      ['text', 'Antes e depois da reforma.'],
      ['image', stockImages.light],
    ),
    composeSlideOn(
      'tint',
      'photo-top',
      ['subtitle', 'Antes'],
      ['title', 'Escura até meio-dia'],
      ['text', 'A cortina era pesada e o armário cobria metade da janela.'],
      ['image', stockImages.nightLights],
    ),
    composeSlide(
      'photo-top',
      ['subtitle', 'Depois'],
      ['title', 'Sol desde cedo'],
      ['text', 'Saiu o armário, entrou um banco. A parede ficou mais clara.'],
      ['image', stockImages.vase],
    ),
    composeSlide(
      'columns',
      ['title', 'O que mudou'],
      ['subtitle', 'Antes'],
      ['list', 'Luz acesa sempre\nPorta que batia\nSofá sem lugar\nTomada de menos'],
      ['subtitle', 'Depois'],
      ['list', 'Luz da janela\nPorta de correr\nBanco com baú\nTomada em pares'],
    ),
    composeSlide(
      'big-number',
      ['title', '00 dias de obra'],
      ['text', 'Com moradores em casa e a cozinha funcionando todo dia.'],
    ),
    composeSlide(
      'cta',
      ['title', 'Mande foto da sala'],
      ['text', 'Respondo com uma ideia que não pede obra.'],
      ['subtitle', 'Enviar foto'],
    ),
  ],
};
