/** Whether a statement over the driver failed because a key it wanted to insert is there already. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
