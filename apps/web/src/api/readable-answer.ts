/** An answer that is not of the server's making: a proxy's page, or nothing at all. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
  readonly answer: Response;

  constructor(answer: Response) {
    super(`Answered ${String(answer.status)} without JSON`);
    this.answer = answer;
  }
}

/** The answer, when it is one the client can read. @throws UnreadableAnswer */
export function readable(answer: Response): Response {
  if (answer.headers.get('content-type')?.includes('json') === true) return answer;
  throw new UnreadableAnswer(answer);
}
