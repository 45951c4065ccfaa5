# The portal and its server in one image; see docs/operating.md.
FROM node:26-slim AS sources
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages/api-client/package.json packages/api-client/
COPY packages/ui/package.json packages/ui/
COPY apps/portal/package.json apps/portal/
COPY apps/server/package.json apps/server/
COPY bench/package.json bench/

FROM sources AS portal
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --filter "@medportal/portal..."
COPY . .
RUN npx --yes pnpm@12.21.0 --filter "@medportal/portal..." run build

FROM sources AS server
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --prod --filter @medportal/server
COPY openapi.yaml ./
COPY apps/server apps/server

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
RUN install -d -o node -g node -m 700 /data
COPY --from=server /app .
COPY --from=portal /app/apps/portal/dist apps/portal/dist
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "apps/server/src/cli.ts"]
