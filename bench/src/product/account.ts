import { ana } from '@arrasta/testkit';

/** Somebody signed in. */
export interface SignedIn {
  readonly userId: string;
  /** The value of a `Cookie` header. */
  readonly cookie: string;
}

/** Registers Ana at the product, as its sign-up screen does. */
export async function register(url: string): Promise<SignedIn> {
  const answer = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ana),
  });
  if (answer.status !== 201) throw new Error(`Registration failed: ${await answer.text()}`);
  const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const { id } = (await answer.json()) as { readonly id: string };
  return { userId: id, cookie };
}
