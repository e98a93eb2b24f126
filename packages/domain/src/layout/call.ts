const verbs =
  'salve|siga|comente|compartilhe|envie|mande|chame|agende|baixe|clique|marque|fale|responda|experimente|comece|refaça';
/** What may stand between a verb and its object, one after the other: `a sua`. */
const determiners =
  'est[ea]s?|ess[ea]s?|[oa]s?|uma?|com|n[oa]s?|para|pra|seus?|suas?|meus?|minhas?|nossos?|nossas?';

const verbAndObject = new RegExp(
  String.raw`(?<!\p{L})(?:${verbs})(?!\p{L})(?:(?:\s+(?:${determiners}))*\s+\S+)?`,
  'iu',
);

const anyCall = new RegExp(
  String.raw`(?<!\p{L})(?:${verbs}|link na bio|agora é com você)(?!\p{L})`,
  'iu',
);

/** Whether a text asks its reader to do something. Source: docs/product/layouts.md 9. */
export function hasCall(text: string): boolean {
  return anyCall.test(text);
}

/** The first call of a text, shortened to its verb and object; null for none. */
export function shortCallOf(text: string): string | null {
  const call = verbAndObject.exec(text)?.[0].replace(/[.,;:!?]+$/u, '');
  return call ? call.charAt(0).toUpperCase() + call.slice(1) : null;
}
