import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Source: docs/product/network.md 4. Pictures may come from any host, and nothing asks the browser
 * to upgrade to HTTPS, so that plain-HTTP installations work.
 */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  },
};

export async function registerSecurityHeaders(app: FastifyInstance, overHttps: boolean) {
  await app.register(helmet, {
    contentSecurityPolicy,
    // A year, for every name below this one as well: what ASVS 3.4.1 asks for.
    strictTransportSecurity: overHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // Only means something in a secure context, and warns on the console outside one.
    crossOriginOpenerPolicy: overHttps,
    originAgentCluster: overHttps,
  });
}
