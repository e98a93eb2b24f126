import { composeSlide } from '../compose-slide';
import { stockImages, type Template } from '../template';

export const donationReport: Template = {
  key: 'donation-report',
  name: 'Para onde foi a doação',
  purpose: 'results',
  audience: ['ONG', 'igreja', 'associação', 'escola', 'prestação de contas', 'doação'],
  summary:
    'Para quem recebe doações e presta contas. Os destinos do dinheiro, cada gasto em reais, o que falta e um agradecimento.',
  theme: 'press',
  palette: 'Mata Atlântica',
  titleFont: 'merriweather',
  contentFont: 'lato',
  decorSeed: 6,
  slides: [
    composeSlide(
      'big-number',
      ['subtitle', 'Prestação de contas'],
      ['title', '30 dias de doação, conta por conta'],
      ['text', 'Veja, slide a slide, para onde foi cada real.'],
    ),
    composeSlide(
      'bars',
      ['subtitle', 'Os gastos'],
      ['title', 'Para onde foi o dinheiro'],
      ['list', 'Comida: R$ 3.200\nTransporte: R$ 900\nCozinha: R$ 600\nGás: R$ 300'],
      ['text', 'Exemplo: troque pelos seus gastos.'],
    ),
    composeSlide(
      'photo-side',
      ['subtitle', 'A cozinha'],
      ['title', 'Do forno à porta'],
      [
        'text',
        'O pão sai às seis. Às sete, os voluntários já estão na rua com as sacolas prontas.',
      ],
      ['image', stockImages.bread],
    ),
    composeSlide(
      'columns',
      ['subtitle', 'O trabalho'],
      ['title', 'Por fazer e já feito'],
      ['subtitle', 'Falta'],
      ['text', 'Trocar o fogão antigo e achar um motorista para as entregas de quinta.'],
      ['subtitle', 'Feito'],
      ['text', 'Sacolas todas as semanas, uma geladeira nova e a lista de famílias em dia.'],
    ),
    composeSlide(
      'quote',
      ['text', '“A sacola chegou no dia em que eu mais precisava.”'],
      ['subtitle', 'Nome, moradora do bairro'],
    ),
    composeSlide('statement', ['title', 'Nada disso existe sem você. Obrigado.']),
    composeSlide(
      'cta',
      ['subtitle', 'Próximo mês'],
      ['title', 'Ajude a encher a próxima'],
      ['text', 'Toda quantia entra na próxima prestação de contas.'],
      ['subtitle', 'Quero doar'],
    ),
  ],
};

function composeWord(letter: string, word: string, meaning: string) {
  return composeSlide('step', ['subtitle', `Letra ${letter}`], ['title', word], ['text', meaning]);
}

export const glossary: Template = {
  key: 'glossary',
  name: 'Glossário',
  purpose: 'teach',
  audience: ['advogado', 'contador', 'médico', 'seguros', 'contrato', 'aluguel'],
  summary:
    'Para quem traduz palavras difíceis no trabalho. Seis termos, cada um em linguagem simples e com uma frase de exemplo.',
  theme: 'press',
  palette: 'Granito',
  titleFont: 'playfair-display',
  contentFont: 'source-sans-pro',
  decorSeed: 19,
  slides: [
    composeSlide(
      'cover-type',
      ['subtitle', 'Glossário'],
      ['title', 'O juridiquês do seu aluguel'],
      ['text', 'Seis palavras que valem dinheiro.'],
    ),
    composeWord(
      'C',
      'Caução',
      'Dinheiro que fica guardado até a saída. “Deixei a caução e recebi de volta no fim.”',
    ),
    composeWord('F', 'Fiador', 'Quem paga se você não pagar. “Meu tio é o fiador do apartamento.”'),
    composeWord(
      'L',
      'Locador',
      'O dono, que aluga para você. “O locador mandou consertar o chuveiro.”',
    ),
    composeWord(
      'M',
      'Multa',
      'O que se paga por sair antes. “Saí no meio do contrato e paguei a multa.”',
    ),
    composeWord(
      'R',
      'Reajuste',
      'O aumento combinado no contrato. “O reajuste vem uma vez por ano.”',
    ),
    composeWord(
      'V',
      'Vistoria',
      'A lista de como está a casa. “Na vistoria, anotei o piso riscado.”',
    ),
    composeSlide(
      'cta',
      ['subtitle', 'Sua vez'],
      ['title', 'Qual palavra travou você?'],
      ['text', 'Comente e ela entra no próximo.'],
      ['subtitle', 'Mandar uma palavra'],
    ),
  ],
};

export const realCase: Template = {
  key: 'real-case',
  name: 'Caso real',
  purpose: 'story',
  audience: ['advogado', 'direito do consumidor', 'contador', 'ONG', 'caso', 'história'],
  summary:
    'Para quem explica um direito contando uma história. Como começou, os dois lados, a virada e o que ter à mão.',
  theme: 'press',
  palette: 'Urucum',
  titleFont: 'playfair-display',
  contentFont: 'source-sans-pro',
  decorSeed: 27,
  slides: [
    composeSlide(
      'cover-photo',
      ['subtitle', 'Caso real'],
      ['title', 'A geladeira que veio sem porta'],
      ['text', 'E o que aconteceu depois.'],
      ['image', stockImages.light],
    ),
    composeSlide(
      'step',
      ['subtitle', 'O começo'],
      ['title', 'Três e-mails sem resposta'],
      ['text', 'A loja pediu foto, depois nota, depois paciência. O prazo correu.'],
    ),
    composeSlide(
      'columns',
      ['subtitle', 'Os dois lados'],
      ['title', 'O que cada um dizia'],
      ['subtitle', 'A loja'],
      ['text', 'A porta seria um acessório e chegaria em outra entrega.'],
      ['subtitle', 'A cliente'],
      ['text', 'Ninguém compra uma geladeira para guardar vento na cozinha.'],
    ),
    composeSlide(
      'statement',
      ['title', 'Produto incompleto é produto com defeito.'],
      ['text', 'E defeito tem prazo para conserto.'],
    ),
    composeSlide(
      'big-number',
      ['subtitle', 'A conta'],
      ['title', '30 dias para resolver, por lei'],
      ['text', 'Passado o prazo, quem escolhe é o consumidor.'],
    ),
    composeSlide(
      'photo-side',
      ['subtitle', 'A virada'],
      ['title', 'Uma pasta resolveu tudo'],
      [
        'text',
        'Datas, fotos e protocolos em ordem. O acordo saiu na primeira conversa, sem ninguém levantar a voz.',
      ],
      ['image', stockImages.desk],
    ),
    composeSlide(
      'checklist',
      ['subtitle', 'Guarde'],
      ['title', 'O que ter à mão'],
      ['list', 'Nota e pedido\nFotos com data\nTodos os protocolos\nO prazo prometido'],
    ),
    composeSlide(
      'cta',
      ['subtitle', 'Fim da história'],
      ['title', 'Já passou por isso?'],
      ['text', 'Conte nos comentários, sem nomes.'],
      ['subtitle', 'Salvar este caso'],
    ),
  ],
};
