# The release of `npm run release`, made in one image and run in another that has neither npm nor the sources.
FROM node:24-bookworm-slim AS build
WORKDIR /cafeto
COPY . .
RUN npm ci && npm run release

FROM debian:bookworm-slim
RUN useradd --system --home-dir /data --shell /usr/sbin/nologin cafeto \
  && install --directory --owner=cafeto --group=cafeto --mode=700 /data
COPY --from=build /cafeto/build/release /opt/cafeto
USER cafeto
# What is published of a container comes from outside it. Metrics, stored mails and the sandbox stay inside until
# INTERNAL_HOST=0.0.0.0 is set too.
ENV DATA_DIR=/data HOST=0.0.0.0
VOLUME /data
# Pages and API; the card provider's sandbox, which only a market without Stripe opens.
EXPOSE 3000 3001
HEALTHCHECK --interval=10s --timeout=5s --start-period=2m CMD ["/opt/cafeto/bin/node", "-e", \
  "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["/opt/cafeto/start"]
