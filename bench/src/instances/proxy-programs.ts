import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProxyProgram } from './proxy';

const caddy: ProxyProgram = {
  name: 'Caddy',
  file: 'deploy/Caddyfile',
  command: 'caddy',
  askVersion: ['version'],
  options: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
  env: ({ folder, ports, names, serversPort }) => ({
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE_ADDRESS: 'localhost',
    CADDY_HTTP_PORT: String(ports.http),
    CADDY_HTTPS_PORT: String(ports.https),
    SERVERS_NAME: 'arrasta.invalid',
    SERVERS_PORT: String(serversPort),
    SERVERS_RESOLVERS: `resolvers udp/127.0.0.1:${String(names)}`,
  }),
  authority: 'caddy/pki/authorities/local/root.crt',
};

const [authority, certificate] = ['authority.pem', 'certificate.pem'];

/** One that is its own authority, and beside it the same with its key. */
function makeCertificate(folder: string): void {
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc'];
  const [file, both] = [join(folder, authority), join(folder, certificate)];
  execFileSync(
    'openssl',
    ['req', '-x509', '-days', '2', ...name, ...key, '-keyout', both, '-out', file],
    {
      stdio: 'pipe',
    },
  );
  appendFileSync(both, readFileSync(file));
}

const haproxy: ProxyProgram = {
  name: 'HAProxy',
  file: 'deploy/haproxy.cfg',
  command: 'haproxy',
  askVersion: ['-v'],
  prepare: makeCertificate,
  options: (file) => ['-db', '-f', file],
  env: ({ folder, ports, names, serversPort }) => ({
    SITE_NAME: 'localhost',
    CERTIFICATE: join(folder, certificate),
    HTTP_PORT: String(ports.http),
    HTTPS_PORT: String(ports.https),
    SERVERS_NAME: 'arrasta.invalid',
    SERVERS_PORT: String(serversPort),
    SERVERS_RESOLVER: `127.0.0.1:${String(names)}`,
  }),
  authority,
};

/** By the command, which is also the name of Debian's package. */
export function proxyProgram(command = 'caddy'): ProxyProgram {
  const program = [caddy, haproxy].find((one) => one.command === command);
  if (!program) throw new Error(`PROXY is caddy or haproxy, not ${command}.`);
  return program;
}
