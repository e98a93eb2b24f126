# Built in one stage with every tool, run in another with what the server needs.
# Whatever builds images can read this: no syntax of its own is downloaded first.

FROM node:22-bookworm-slim AS base
ENV TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
RUN npm install --global pnpm@12.21.0
WORKDIR /app

# All libraries, downloaded anew only where their list has changed.
FROM base AS downloaded
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml ./
RUN pnpm fetch

# The server's libraries alone, in the layout of the workspace.
FROM downloaded AS libraries
COPY apps/server/package.json apps/server/
COPY packages/domain/package.json packages/domain/
COPY packages/palettes/package.json packages/palettes/
COPY packages/templates/package.json packages/templates/
COPY packages/contract/package.json packages/contract/
RUN rm -rf node_modules && \
    pnpm install --frozen-lockfile --prefer-offline --prod --filter "@arrasta/server..."
# Half of it is never read where it runs: types and the compiler for them, which some ask
# for as a companion, maps, and Prisma's translators for databases other than PostgreSQL.
RUN rm -rf node_modules/.pnpm/typescript@* node_modules/.pnpm/@types+* && \
    find node_modules -type f '(' \
      -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o \
      -path '*/@prisma/client/runtime/*' '(' \
        -name '*.cockroachdb.*' -o -name '*.mysql.*' -o -name '*.sqlite.*' -o -name '*.sqlserver.*' \
      ')' ')' -delete && \
    find node_modules -xtype l -delete

FROM downloaded AS build
COPY . .
RUN pnpm install --frozen-lockfile --prefer-offline && pnpm run build --filter='./apps/*'

FROM node:22-bookworm-slim AS program
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=libraries /app ./
COPY --from=build /app/prisma/migrations prisma/migrations
COPY --from=build /app/apps/server/bin apps/server/bin
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/web/dist apps/web/dist

# The exporting browser in a container of its own, with a user of its own (docker-compose.yml).
FROM program AS browser
RUN apt-get update && \
    apt-get install -y --no-install-recommends chromium fonts-noto-color-emoji && \
    rm -rf /var/lib/apt/lists/* && \
    useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin browser
ENV PORT=3001 HOME=/tmp
USER browser
EXPOSE 3001
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js", "browser"]

FROM program
# Some 750 MB, for callers of the API who want files (README, "Over REST") from a server
# that runs alone: docker build --build-arg WITH_CHROMIUM=yes .
ARG WITH_CHROMIUM=no
RUN if [ "$WITH_CHROMIUM" = yes ]; then \
      apt-get update && \
      apt-get install -y --no-install-recommends chromium fonts-noto-color-emoji && \
      rm -rf /var/lib/apt/lists/*; \
    fi
ENV PORT=3000 DATA_DIR=/data NODE_OPTIONS=--max-old-space-size=1024
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node.js itself is process 1 and gets the stop signal.
CMD ["node", "apps/server/dist/main.js"]
