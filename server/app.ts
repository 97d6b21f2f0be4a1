import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import compress from '@fastify/compress'
import { initServer } from '@ts-rest/fastify'
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify'
import { apiBase, contract } from '../src/contracts/index.ts'
import { documentBytes } from '../src/contracts/threads.ts'
import { createAccounts } from './account/accounts.ts'
import { addressRoutes } from './account/addresses.routes.ts'
import { applicationRoutes } from './account/applications.routes.ts'
import { applicantOf } from './account/applicationTokens.ts'
import { customerRoutes } from './account/customer.routes.ts'
import { devicesRoutes } from './account/devices.routes.ts'
import { privacyRoutes, serveArchives } from './account/privacy/privacy.routes.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { createCart } from './cart/cart.ts'
import { listRoutes } from './cart/lists/lists.routes.ts'
import { createLists } from './cart/lists/lists.ts'
import { savedRoutes } from './cart/saved/saved.routes.ts'
import { createSaved } from './cart/saved/saved.ts'
import { type CatalogueAnswers, createCatalogueAnswers } from './catalogue/answers.ts'
import { type Catalogue, createCatalogue } from './catalogue/catalogue.repo.ts'
import { catalogueRoutes } from './catalogue/catalogue.routes.ts'
import { articleRoutes } from './content/articles/articles.routes.ts'
import { contentRoutes } from './content/content.routes.ts'
import { newsletterRoutes, serveOneClickUnsubscribe } from './content/newsletter.routes.ts'
import { mediaDir, prepareFolders } from './folders.ts'
import { guardAccess } from './http/caller.ts'
import { compression } from './http/compression.ts'
import { idleMs, isUpgrade, limitPendingRequests } from './http/connections.ts'
import { registerErrors } from './http/errors.ts'
import { warnOfForwarded } from './http/forwarded.ts'
import { registerJson } from './http/json.ts'
import { createShopLimits } from './http/limits.ts'
import { problem } from './http/problem.ts'
import { createRateLimits } from './http/rateLimit.ts'
import { serveReference } from './http/reference.ts'
import { secureHeaders } from './http/secureHeaders.ts'
import { createLogger } from './log/logger.ts'
import { serveSizedPictures } from './media/media.routes.ts'
import { createSizedPictures, sizedDir } from './media/sizedPictures.ts'
import type { Deps } from './opening/deps.ts'
import { serveTestPage } from './orders/ledger/testPage/testPage.routes.ts'
import { servePaymentEvents } from './orders/ledger/webhooks.ts'
import { orderRoutes } from './orders/order.routes.ts'
import { paperRoutes, servePapers } from './orders/papers/papers.routes.ts'
import { requestRoutes } from './orders/requests/requests.routes.ts'
import { resaleRoutes, serveResalePacks } from './orders/resale/resale.routes.ts'
import { sellingRoutes } from './orders/selling.routes.ts'
import { serveRealtime } from './realtime/realtime.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { createKeptPages } from './store/kept/keptPages.ts'
import { serveFindable } from './storefront/findable.ts'
import { maxParamLength, sendMalformed } from './storefront/page/otherPaths.ts'
import { createPageReader } from './storefront/page/pageReader.ts'
import { startScriptSource } from './storefront/page/startScript.ts'
import { serveSocialPictures } from './storefront/social/social.routes.ts'
import { serveStorefront } from './storefront/static.ts'

/** The built storefront. */
export const distDir = join(import.meta.dirname, '..', 'dist')

/**
 * The whole shop on one origin: API under `/api`, storefront everywhere else. Does not listen.
 * @param dist the folder of the built storefront
 * @throws StartError when it cannot write to its folders
 */
export const buildApp = async (deps: Deps, dist = distDir): Promise<FastifyInstance> => {
  prepareFolders(deps.config)
  const { logLevel } = deps.config
  const logger = logLevel === 'silent' ? undefined : createLogger(logLevel, deps.engine.faultOf)
  const app = Fastify({
    logger: logger?.options ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    // Fastify would treat a plain number as invalid and trust no proxy.
    trustProxy: (_address, hop) => hop < deps.config.trustProxy,
    bodyLimit: 1_048_576,
    requestTimeout: deps.config.requestTimeout,
    connectionTimeout: idleMs,
    http: {
      shouldUpgradeCallback: isUpgrade,
      headersTimeout: deps.config.requestTimeout,
      connectionsCheckingInterval: deps.config.requestTimeout / 10,
    },
    forceCloseConnections: 'idle',
    frameworkErrors: sendMalformed,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength },
  })
  app.addHook('onClose', async () => logger?.close())
  limitPendingRequests(app)
  warnOfForwarded(app, deps.config.trustProxy)
  registerErrors(app, deps.engine)
  registerJson(app)
  secureHeaders(app, deps.config.publicUrl, startScriptSource)
  await app.register(compress, compression)
  const catalogue = createCatalogue(deps)
  registerHealth(app, catalogue, deps.config.dataDir)
  const kept = createKeptPages(deps, 'answers')
  const answers = createCatalogueAnswers(deps.engine.db, kept.get, catalogue)
  const answersToSend = createCatalogueAnswers(deps.engine.db, kept.bytes, catalogue)
  await serveReference(app)
  await app.register(
    (api, _options, done) => {
      registerApi(api, deps, catalogue, answersToSend)
      done()
    },
    { prefix: apiBase },
  )
  serveOneClickUnsubscribe(app, deps.engine)
  servePaymentEvents(app, deps)
  serveTestPage(app, deps)
  serveFindable(app, deps)
  const media = mediaDir(deps.config)
  const pictureOf = createSizedPictures(media, sizedDir(deps.config))
  serveSizedPictures(app, pictureOf)
  const pages = createPageReader(deps, answers)
  serveSocialPictures(app, pages, pictureOf, deps.config)
  await serveStorefront(app, deps, dist, media, pages)
  const closeRealtime = await serveRealtime(app.server, deps, (error) =>
    app.log.error({ err: error }, 'realtime failed'),
  )
  app.addHook('preClose', async () => closeRealtime())
  return app
}

/** Timeout of the readiness check, ms. */
const readyMs = 1_500

/** Free space below which the disk counts as full, bytes. Writes need some for the log. */
const minFreeBytes = 2 ** 20

/** Whether the disk is full. The shop can then still read. */
const isDiskFull = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < minFreeBytes
}

/** `/readyz` answers 200 if the database responds, the product lists are loaded and sorted, and the disk is not full. */
const registerHealth = (app: FastifyInstance, catalogue: Catalogue, dataDir: string) => {
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const isLoaded = catalogue.prepare().then(
      () => true,
      () => false,
    )
    const notReady = (why: string) => reply.status(503).send(problem('unavailable', why))
    if (!(await Promise.race([isLoaded, delay(readyMs, false, { ref: false })])))
      return notReady('The database does not answer, or the lists are being loaded.')
    if (await isDiskFull(dataDir)) return notReady('The disk is full.')
    return { status: 'ready' }
  })
}

/** Uploads contain a document in base64, so their limit is higher. */
const allowDocuments = (route: RouteOptions) => {
  if (route.method === 'POST' && route.url.endsWith('/documents'))
    route.bodyLimit = Math.ceil(documentBytes / 3) * 4 + 10_000
}

const registerApi = (
  api: FastifyInstance,
  deps: Deps,
  catalogue: Catalogue,
  answers: CatalogueAnswers<Buffer>,
) => {
  const accounts = createAccounts(deps)
  const cart = createCart(deps.engine, deps.now)
  const limits = createShopLimits(createRateLimits(deps.engine.db, deps.now))
  guardAccess(api, accounts.sessions, (token) => applicantOf(deps.engine.db, token, deps.now()))
  api.addHook('onRoute', allowDocuments)
  // Load the lists at the start, so that the first buyer does not wait for them.
  api.addHook('onListen', catalogue.prepare)
  const router = initServer().router(contract, {
    customer: customerRoutes(deps, accounts, limits),
    addresses: addressRoutes(deps.engine),
    applications: applicationRoutes(deps, limits),
    requests: requestRoutes(deps, limits),
    devices: devicesRoutes(deps),
    privacy: privacyRoutes(deps, limits),
    cart: cartRoutes(cart),
    lists: listRoutes(createLists(deps.engine, deps.now)),
    saved: savedRoutes(createSaved(deps.engine, cart, deps.now)),
    orders: orderRoutes(deps, limits),
    selling: sellingRoutes(deps),
    resale: resaleRoutes(deps),
    papers: paperRoutes(deps),
    catalogue: catalogueRoutes(deps.engine, catalogue, answers),
    content: contentRoutes(deps),
    articles: articleRoutes(deps),
    settings: settingsRoutes(deps),
    newsletter: newsletterRoutes(deps, limits),
  })
  serveArchives(api, deps)
  serveResalePacks(api, deps, mediaDir(deps.config))
  servePapers(api, deps)
  initServer().registerRouter(contract, router, api, {
    logInitialization: false,
    requestValidationErrorHandler: (error) => {
      throw error
    },
  })
}
