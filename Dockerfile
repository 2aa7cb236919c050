FROM node:24-bookworm-slim

ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /app
RUN chown node:node /app
USER node

COPY --chown=node:node package.json package-lock.json ./
RUN npm ci

COPY --chown=node:node . .
# A volume that is put there belongs to whom the folder belongs to.
RUN mkdir build-files

# They end up in the pages: a start with others builds them again.
ARG SITE_URL=http://localhost:3000
ARG TILE_URL=
# On a throw-away PostgreSQL with the content that ships with the guide; the start refreshes the pages.
RUN npm run build

EXPOSE 3000
# What `npm start` runs. npm in between would keep signals from it.
CMD ["node", "--import", "tsx", "scripts/start.ts"]
