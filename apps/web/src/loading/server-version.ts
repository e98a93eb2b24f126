/** Whether the server has the program as this page has it. */
export type ServerVersion = 'same' | 'other' | 'unreachable';

function entryOfThisPage(): string {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
}

/** Asks the server for its page, which names the script it starts. */
export async function findServerVersion(): Promise<ServerVersion> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    if (!answer.ok) return 'unreachable';
    return (await answer.text()).includes(entryOfThisPage()) ? 'same' : 'other';
  } catch {
    return 'unreachable';
  }
}
