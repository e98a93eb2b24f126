import type { Database } from '../kernel/database/database';
import { exportsService } from '../modules/exports/exports.service';
import { idempotencyRepo } from '../modules/idempotency/idempotency.repo';
import { idempotencyService } from '../modules/idempotency/idempotency.service';
import { ownDataRepo } from '../modules/account/own-data.repo';
import { ownDataService } from '../modules/account/own-data.service';
import { imageRewriter } from '../modules/images/image-encoder';
import { sessionsRepo } from '../modules/sessions/sessions.repo';
import { errorReporter } from '../kernel/errors/error-reporter';
import type { AppContext } from '../api/app-context';
import { defaultDependencies, type Dependencies } from './dependencies';
import { makeServices } from './services';

/** The composition root: the only place that knows which part is made of which. */
export function makeContext(
  config: AppContext['config'],
  database: Database,
  readiness: AppContext['readiness'],
  overrides: Partial<Dependencies> = {},
): AppContext {
  const dependencies = { ...defaultDependencies(config), ...overrides };
  const reporter = errorReporter();
  const services = makeServices(config, database, dependencies, reporter);
  return {
    config,
    readiness,
    connections: database.connections,
    listenToBucket: dependencies.bucket?.listen,
    services: { ...services, links: config.links },
    exports: exportsService({
      ...services,
      rewriteImage: imageRewriter(),
      exporter: dependencies.exporter,
    }),
    ownData: ownDataService({
      ...services,
      repo: ownDataRepo(database.prisma),
      limits: dependencies.limits,
      now: dependencies.now,
    }),
    sessions: sessionsRepo(database),
    idempotency: idempotencyService({
      repo: idempotencyRepo(database.prisma),
      now: dependencies.now,
      secret: config.sessionSecret,
    }),
    errorReporter: reporter,
    now: dependencies.now,
    newId: dependencies.newId,
    webFolder: dependencies.webFolder,
    overloadDelay: dependencies.overloadDelay,
    bodyPacing: dependencies.bodyPacing,
    refusalDelayMs: dependencies.refusalDelayMs,
    maxInFlight: dependencies.maxInFlight,
  };
}
