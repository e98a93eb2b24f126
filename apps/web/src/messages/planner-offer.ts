/** Words of the way to the planner, apart from its own: the editor needs these alone. */
export const plannerOfferMessages = {
  entry: 'Planejador',
  pro: 'PRO',
  offer: {
    title: 'Planejador de Conteúdo',
    lead: 'Faz parte do plano PRO. Com ele você:',
    gains: [
      'define um tema, um público e um tom, uma vez só;',
      'recebe da I.A cinco ideias de carrossel por vez, com os slides já escritos;',
      'salva as melhores e transforma cada uma em carrossel com um clique.',
    ],
    how: 'Seu plano é o Basic. Para mudar, fale com um administrador.',
    howAdmin: 'Seu plano é o Basic. Você mesmo pode mudar em Administração.',
    admin: 'Abrir Administração',
    done: 'Entendi',
  },
} as const;
