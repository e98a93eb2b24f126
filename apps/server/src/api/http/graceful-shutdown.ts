import type { FastifyInstance } from 'fastify';

/** Milliseconds between two looks at who has been answered. */
const lookedEvery = 100;
/** Milliseconds that what runs has to finish; what is left of ten seconds is for the database. */
const timeoutMs = 7_000;

/**
 * Lets go of connections while the server closes. Node closes those that are idle at that moment
 * and no others: one whose answer came later would stay open for its client's next request, and
 * keep the server from ever being closed. Whoever has not been answered in time is cut off.
 */
export function registerGracefulShutdown(app: FastifyInstance): void {
  let isClosing = false;

  app.addHook('preClose', (done) => {
    isClosing = true;
    // An answer that had begun before could not say that it is the last.
    const look = setInterval(() => app.server.closeIdleConnections(), lookedEvery).unref();
    const end = setTimeout(() => app.server.closeAllConnections(), timeoutMs).unref();
    app.server.once('close', () => {
      clearInterval(look);
      clearTimeout(end);
    });
    done();
  });

  // Said in time, so that no client sends its next request into a connection that is being closed.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('Connection', 'close');
    done(null, payload);
  });
}
