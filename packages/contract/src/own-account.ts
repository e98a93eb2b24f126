/** The word that has to be typed before an account is deleted, to the letter. */
export const deletionWord = 'EXCLUIR';

/** Texts the server sends about one's own account. */
export const ownAccountMessages = {
  passwordMissing: 'Informe sua senha',
  wrongPassword: 'Senha incorreta',
  samePassword: 'A nova senha deve ser diferente da atual',
  confirmationMissing: 'Digite EXCLUIR para confirmar',
  lastAdmin:
    'Sua conta é a única de Admin ativa. Dê o papel de Admin a outra pessoa antes de excluí-la.',
  sessionNotFound: 'Sessão não encontrada',
} as const;

/** A live session of one's own. Times are ISO 8601 UTC texts. */
export interface OwnSession {
  /** Names the session among one's own; it opens nothing. */
  readonly id: string;
  /** Names as people know them: Chrome, Windows. Null where the browser did not say. */
  readonly browser: string | null;
  readonly system: string | null;
  /** Where it began; null where that is not known. */
  readonly ip: string | null;
  readonly startedAt: string;
  /** To the hour. */
  readonly lastUsedAt: string;
  /** Whether it is the one that asks. */
  readonly isOwn: boolean;
}
