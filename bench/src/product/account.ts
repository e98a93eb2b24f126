import { ana } from '@arrasta/testkit';

/** Somebody signed in. */
export interface SignedIn {
  readonly userId: string;
  /** The value of a `Cookie` header. */
  readonly cookie: string;
}

/** The Admin that the environment names, who has plan PRO and all rights. */
const admin = { email: 'admin@exemplo.com', password: 'uma-senha-de-medir' } as const;

/** Tells a server to make that Admin. */
export const adminEnvironment = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };

async function enter(address: string, body: object, success: number): Promise<SignedIn> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status !== success) throw new Error(`${address} answered: ${await answer.text()}`);
  const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const { id } = (await answer.json()) as { readonly id: string };
  return { userId: id, cookie };
}

/** Registers Ana at the product, as its sign-up screen does. */
export const register = (url: string) => enter(`${url}/api/register`, ana, 201);

/** Signs the Admin of the environment in. */
export const signInAsAdmin = (url: string) => enter(`${url}/api/login`, admin, 200);
