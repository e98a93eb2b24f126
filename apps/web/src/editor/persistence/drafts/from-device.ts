/** How long the device may take to say what it keeps, in ms; nothing is opened before. */
const patience = 1_500;

/**
 * What the device answers in time; the other value where it does not, or cannot: whether and how
 * it keeps anything is the device's.
 */
export async function fromDevice<Value>(
  ask: () => Promise<Value>,
  otherwise: Value,
): Promise<Value> {
  const tooLate = new Promise<Value>((resolve) => {
    setTimeout(() => resolve(otherwise), patience);
  });
  try {
    return await Promise.race([ask(), tooLate]);
  } catch {
    return otherwise;
  }
}
