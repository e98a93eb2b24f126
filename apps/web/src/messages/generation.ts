import { generationEntryMessages, slideCount as slides } from './entries';

/** Choosing a template, or a style, for what is made of a text. */
export const templateChoiceMessages = {
  theme: 'Estilo',
  auto: 'Deixar a I.A. escolher',
  label: 'Com o modelo',
  without: 'Sem modelo',
  withoutLong: 'Nenhum: no estilo do carrossel aberto',
  failed: {
    title: 'Não foi possível abrir o modelo',
    description: 'Verifique sua conexão e tente novamente.',
  },
} as const;

const characters = (count: number) =>
  count === 1 ? '1 caractere' : `${count.toLocaleString('pt-BR')} caracteres`;
const images = (count: number) => (count === 1 ? '1 imagem' : `${String(count)} imagens`);

/** A carousel written by AI. Quoted texts are those of docs/product/generation.md 19, 20, 24. */
export const generationMessages = {
  ...generationEntryMessages,
  topic: 'Tópico ou Descrição',
  topicHint:
    'Assunto, público e o que a pessoa leva: “7 erros de quem começa a correr, leve e direto”.',
  source: {
    offer: 'Usar um texto ou um endereço',
    label: 'Texto de partida',
    length: characters,
    cut: (count: number) => `Os primeiros ${characters(count)}: a I.A. não lê mais que isso.`,
    edit: 'Editar',
    remove: 'Tirar o texto',
    topic: 'O que você quer do texto (opcional)',
    topicHint: 'Público, tom, quantos slides: “6 slides, para quem está começando”.',
    prompt: 'Um carrossel com o que mais importa no texto.',
  },
  style: {
    mode: 'Como o carrossel é composto',
    theme: templateChoiceMessages.theme,
    template: 'Modelo',
    auto: templateChoiceMessages.auto,
  },
  includeImages: 'Incluir imagens profissionais',
  checking: 'Verificando configurações...',
  checkFailed: 'Não foi possível verificar suas configurações.',
  retry: 'Tentar de novo',
  replaces: 'O carrossel aberto é substituído e salvo. Você pode desfazer.',
  isNew: 'Um carrossel novo é criado e salvo.',
  submit: 'Gerar',
  running: 'Gerando...',
  key: {
    field: 'Chave da API OpenAI',
    placeholder: 'sk-...',
    show: 'Mostrar o que foi digitado',
    hide: 'Ocultar o que foi digitado',
    save: 'Salvar chave nas minhas configurações',
    link: 'Criar uma chave na OpenAI',
    page: 'https://platform.openai.com/api-keys',
    submit: 'Salvar chave',
    missing: {
      title: 'Chave necessária',
      description: 'Por favor insira sua chave da API OpenAI.',
    },
    saved: {
      title: 'Chave salva!',
      description: 'Sua chave OpenAI foi configurada com sucesso.',
    },
    failed: {
      title: 'Erro ao salvar',
      description: 'Falha ao salvar sua chave OpenAI. Tente novamente.',
    },
  },
  topicMissing: {
    title: 'Descrição necessária',
    description: 'Por favor descreva sobre o que você gostaria que fosse seu carrossel',
  },
  done: {
    title: 'Carrossel gerado!',
    description: (count: number, found: number) =>
      found === 0 ? `${slides(count)}.` : `${slides(count)} e ${images(found)}.`,
    cut: (count: number) => `${slides(count)}: a resposta foi interrompida pelo tamanho.`,
    unwritten: (positions: readonly number[]) =>
      positions.length === 1
        ? `O slide ${String(positions[0])} não pôde ser escrito e está vazio.`
        : `Estes slides não puderam ser escritos e estão vazios: ${positions.join(', ')}.`,
  },
  failed: {
    title: 'Falha na geração',
    description: 'Falha ao gerar conteúdo do carrossel',
  },
  steps: {
    label: 'Andamento',
    outline: 'Estrutura do carrossel',
    texts: 'Textos dos slides',
    images: 'Imagens',
    save: 'Salvar',
    count: (count: number) => slides(count),
    of: (done: number, total: number) => `${String(done)} de ${String(total)}`,
  },
  slides: 'Slides gerados',
  slide: (number: number) => `Slide ${String(number)}`,
  writing: 'Escrevendo',
  unread: 'Não pôde ser escrito',
  ready: (count: number) =>
    count === 0
      ? 'Você pode fechar esta janela, a geração continua.'
      : `${slides(count)} ${count === 1 ? 'pronto' : 'prontos'}. Você pode fechar esta janela, a geração continua.`,
  finishing: 'Ajustando os textos aos slides...',
  keep: (count: number) => (count === 1 ? 'Ficar com 1 slide' : `Ficar com ${slides(count)}`),
  discard: 'Descartar',
  openAsNew: 'Abrir como novo',
  arrived: (number: number) => `Slide ${String(number)} chegou.`,
} as const;
