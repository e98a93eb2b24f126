import { adminEnvironment } from '../product/account';
import { answeredBy, type Fleet } from './fleet';
import type { Proxy } from './proxy';
import { ask, cookieIn } from './secure';

/** Something the installation promises, and what was seen of it. */
export interface Promised {
  readonly what: string;
  readonly seen: string;
  readonly isHeld: boolean;
}

const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = adminEnvironment;
export const credentials = { email, password };

/** As the proxy tells a server that it was asked over HTTPS. */
const byProxy = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' };
const signIn = { method: 'POST', path: '/api/login', body: credentials } as const;

/** Through the proxy; answers the cookie. */
export async function signInAt({ url, ca }: Proxy): Promise<string> {
  return cookieIn(await ask({ ...signIn, url, ca }));
}

/** One session at two servers, each asked by itself. */
export async function sharedSession({ servers }: Fleet): Promise<Promised[]> {
  const [one = '', other = ''] = servers.map(({ url }) => url);
  const cookie = cookieIn(await ask({ ...signIn, url: one, headers: byProxy }));
  const headers = { ...byProxy, cookie };
  const statusAt = async (url: string) =>
    (await ask({ url, path: '/api/carousels', headers })).status;
  const before = [await statusAt(one), await statusAt(other)];
  const out = await ask({ url: one, method: 'POST', path: '/api/logout', headers });
  const after = [await statusAt(other), await statusAt(one)];
  return [
    {
      what: 'signed in at one server, at work at the other',
      seen: before.join(', '),
      isHeld: cookie.startsWith('__Host-') && before.join() === '200,200',
    },
    {
      what: 'signed out at one server, refused at the other at once',
      seen: [out.status, ...after].join(', '),
      isHeld: [out.status, ...after].join() === '204,401,401',
    },
  ];
}

const REQUESTS = 40;

/** Both servers take part in what one person does through the proxy. */
export async function bothAreUsed(fleet: Fleet, { url, ca }: Proxy): Promise<Promised> {
  const before = await answeredBy(fleet);
  const cookie = await signInAt({ url, ca, plainUrl: '' });
  const path = '/api/carousels?limit=5';
  const asked = Array.from({ length: REQUESTS }, () => ask({ url, ca, path, headers: { cookie } }));
  const statuses = new Set((await Promise.all(asked)).map(({ status }) => status));
  const after = await answeredBy(fleet);
  const shares = after.map((count, at) => count - (before[at] ?? 0));
  return {
    what: `${String(REQUESTS)} requests of one session through the proxy, by both`,
    seen: `${shares.join(' and ')}, ${[...statuses].join()}`,
    isHeld: shares.every((share) => share > 2) && [...statuses].join() === '200',
  };
}

/** Without HTTPS pages lead on to it, and programs are refused. Source: ASVS 4.1.2. */
export async function plainIsRefused({ plainUrl }: Proxy): Promise<Promised[]> {
  const refused = await Promise.all([
    ask({ ...signIn, url: plainUrl }),
    ask({ url: plainUrl, path: '/api/carousels' }),
    ask({ url: plainUrl, path: '/api/trpc/carousels.list' }),
    ask({ url: plainUrl, method: 'POST', path: '/auth', body: {} }),
  ]);
  const page = await ask({ url: plainUrl, path: '/auth?tab=register' });
  const { location = '' } = page.headers;
  return [
    {
      what: 'the API without HTTPS is refused and leads nowhere',
      seen: refused.map(({ status }) => status).join(', '),
      isHeld: refused.every((answer) => answer.status === 403 && !answer.headers.location),
    },
    {
      what: 'a page without HTTPS leads on to it',
      seen: `${String(page.status)} ${location}`,
      isHeld: page.status === 308 && location === 'https://localhost/auth?tab=register',
    },
  ];
}

/** What is for whoever watches from inside is not to be had through the proxy. */
export async function insideStaysInside({ url, ca }: Proxy): Promise<Promised> {
  const paths = ['/metrics', '/readyz', '/healthz'];
  const answers = await Promise.all(paths.map((path) => ask({ url, ca, path })));
  return {
    what: `${paths.join(', ')} from outside`,
    seen: answers.map(({ status }) => status).join(', '),
    isHeld: answers.every(({ status }) => status === 404),
  };
}
