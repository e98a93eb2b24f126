# syntax=docker/dockerfile:1
# Built in one stage with every tool, run in another with what the server needs.

FROM node:22-bookworm-slim AS base
ENV TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
RUN npm install --global pnpm@12.21.0
WORKDIR /app

FROM base AS build
COPY . .
RUN pnpm install --frozen-lockfile && pnpm run build --filter='./apps/*'

# The server's libraries alone, in the layout of the workspace.
FROM base AS libraries
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml ./
COPY apps/server/package.json apps/server/
COPY packages/domain/package.json packages/domain/
COPY packages/contract/package.json packages/contract/
RUN pnpm install --frozen-lockfile --prod --filter "@arrasta/server..."

FROM node:22-bookworm-slim
# Some 400 MB, for callers of the API who want files (README, "Over REST"):
# docker build --build-arg WITH_CHROMIUM=yes .
ARG WITH_CHROMIUM=no
RUN if [ "$WITH_CHROMIUM" = yes ]; then \
      apt-get update && \
      apt-get install -y --no-install-recommends chromium fonts-noto-color-emoji && \
      rm -rf /var/lib/apt/lists/*; \
    fi
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=libraries /app ./
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/prisma/migrations prisma/migrations
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node.js itself is process 1 and gets the stop signal.
CMD ["node", "apps/server/dist/main.js"]
