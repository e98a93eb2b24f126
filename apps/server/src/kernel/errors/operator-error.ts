/** A failure that its message explains to whoever runs the server, in one line for the terminal. */
export class OperatorError extends Error {}
