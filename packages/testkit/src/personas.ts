/** Somebody who uses the product in a test. */
export interface Persona {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Makes the carousels. */
export const ana: Persona = {
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  password: 'segredo-da-ana',
};

/** Somebody else, who must never see what is Ana's. */
export const bruno: Persona = {
  name: 'Bruno Lima',
  email: 'bruno@exemplo.com.br',
  password: 'segredo-do-bruno',
};
