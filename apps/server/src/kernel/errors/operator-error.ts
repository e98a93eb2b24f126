/** A failure whose message explains it to the server's operator, in one line for the terminal. */
export class OperatorError extends Error {}
