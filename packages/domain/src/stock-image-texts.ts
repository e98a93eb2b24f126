/** What the product's own pictures show, by their addresses. Source: docs/product/templates.md 6. */
const altTexts: Readonly<Record<string, string>> = {
  '/stock/pao-rustico.webp': 'Pão rústico com cortes em forma de folha sobre madeira',
  '/stock/pao-de-fermentacao.webp': 'Pão redondo de fermentação natural sobre mesa escura',
  '/stock/predio.webp': 'Prédio de esquina com janelas azuis e arbustos na frente',
  '/stock/fachada.webp': 'Fachada clara de um prédio alto contra o céu azul',
  '/stock/frutas-citricas.webp': 'Rodelas de laranja, limão e toranja vistas de cima',
  '/stock/luzes-da-cidade.webp': 'Luzes desfocadas diante de prédios à noite',
  '/stock/noite-com-luzes.webp': 'Luzes desfocadas em uma noite azul',
  '/stock/cafe-visto-de-cima.webp': 'Xícara de café com espuma em forma de coração, vista de cima',
  '/stock/cafe-e-caderno.webp': 'Xícara de café ao lado de um caderno aberto',
  '/stock/serra.webp': 'Serra ao pôr do sol em camadas cor-de-rosa',
  '/stock/serra-ao-amanhecer.webp': 'Serra azul ao amanhecer, com o sol baixo',
  '/stock/vale-ao-amanhecer.webp': 'Vale coberto de montanhas ao amanhecer, com o sol à esquerda',
  '/stock/folhas.webp': 'Folhas verdes que se cobrem umas às outras',
  '/stock/sombra-na-parede.webp': 'Luz de janela e sombra de planta em uma parede',
  '/stock/mesa-de-trabalho.webp': 'Folhas de papel escritas e uma caneta sobre a mesa',
  '/stock/pessoa-contra-a-luz.webp': 'Silhueta de uma pessoa de cabelo preso contra a luz',
  '/stock/mar.webp': 'Mar calmo com o reflexo do sol',
  '/stock/pista.webp': 'Sombra de uma pessoa que corre em uma pista',
  '/stock/vaso.webp': 'Vaso branco com ramos secos diante de um arco',
};

/** Null for a picture that is not the product's own. */
export function stockImageAltText(url: string): string | null {
  return altTexts[url] ?? null;
}
