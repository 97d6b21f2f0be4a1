import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { constants } from 'node:zlib'
import compress, { type FastifyCompressOptions } from '@fastify/compress'
import helmet from '@fastify/helmet'
import { initServer } from '@ts-rest/fastify'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  LogController,
  type RouteOptions,
} from 'fastify'
import { apiBase, contract } from '../src/contracts/index.ts'
import { documentBytes } from '../src/contracts/threads.ts'
import { addressRoutes } from './account/addresses.routes.ts'
import { applicationRoutes } from './account/applications.routes.ts'
import { applicantOf } from './account/applicationTokens.ts'
import { devicesRoutes } from './account/devices.routes.ts'
import { privacyRoutes, serveArchives } from './account/privacy/privacy.routes.ts'
import { requestRoutes } from './account/requests/requests.routes.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { createCart } from './cart/cart.ts'
import { type CatalogueAnswers, createCatalogueAnswers } from './catalogue/answers.ts'
import { type Catalogue, createCatalogue } from './catalogue/catalogue.repo.ts'
import { catalogueRoutes } from './catalogue/catalogue.routes.ts'
import { articleRoutes } from './content/articles/articles.routes.ts'
import { contentRoutes } from './content/content.routes.ts'
import { createAccounts } from './customer/accounts.ts'
import { customerRoutes } from './customer/customer.routes.ts'
import type { Deps } from './deps.ts'
import { mediaDir, prepareFolders } from './folders.ts'
import { guardAccess } from './http/caller.ts'
import { isUpgrade, limitAnswersAtOnce, stillMs } from './http/connections.ts'
import { registerErrors } from './http/errors.ts'
import { warnOfForwarded } from './http/forwarded.ts'
import { registerJson } from './http/json.ts'
import { createShopLimits } from './http/limits.ts'
import { problem } from './http/problem.ts'
import { createRateLimits } from './http/rateLimit.ts'
import { serveReference } from './http/reference.ts'
import { maxParamLength, serveStorefront } from './http/static.ts'
import { createLogger } from './log/logger.ts'
import { serveSizedPictures } from './media/media.routes.ts'
import { createSizedPictures, sizedDir } from './media/sizedPictures.ts'
import { newsletterRoutes, serveOneClickUnsubscribe } from './newsletter/newsletter.routes.ts'
import { orderRoutes } from './orders/order.routes.ts'
import { serveRealtime } from './realtime/realtime.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { serveFindable } from './storefront/findable.ts'
import { createPageReader } from './storefront/pageReader.ts'
import { serveSocialPictures } from './storefront/social/social.routes.ts'

/** The built storefront. */
export const distDir = join(import.meta.dirname, '..', 'dist')

/** How answers are compressed. */
export const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
}

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
    // Fastify takes a plain number for a mistake and believes nobody.
    trustProxy: (_address, hop) => hop < deps.config.trustProxy,
    bodyLimit: 1_048_576,
    requestTimeout: deps.config.requestTimeout,
    connectionTimeout: stillMs,
    http: {
      shouldUpgradeCallback: isUpgrade,
      headersTimeout: deps.config.requestTimeout,
      connectionsCheckingInterval: deps.config.requestTimeout / 10,
    },
    forceCloseConnections: 'idle',
    // An address that the router itself cannot read.
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      reply.status(400).send(problem('bad_request', error.message))
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength },
  })
  app.addHook('onClose', async () => logger?.close())
  limitAnswersAtOnce(app)
  warnOfForwarded(app, deps.config.trustProxy)
  registerErrors(app, deps.engine)
  registerJson(app)
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // Catalogue pictures may come from the shop's object storage (rule C15).
        imgSrc: ["'self'", 'https:', 'data:'],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // The shop may be served on plain http inside a house; https is the proxy's business.
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: deps.config.publicUrl.startsWith('https:'),
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  await app.register(compress, compression)
  const catalogue = createCatalogue(deps)
  registerHealth(app, catalogue, deps.config.dataDir)
  const answers = createCatalogueAnswers(deps, catalogue)
  await serveReference(app)
  await app.register(
    (api, _options, done) => {
      registerApi(api, deps, catalogue, answers)
      done()
    },
    { prefix: apiBase },
  )
  serveOneClickUnsubscribe(app, deps.engine)
  serveFindable(app, deps)
  const media = mediaDir(deps.config)
  const pictureOf = createSizedPictures(media, sizedDir(deps.config))
  serveSizedPictures(app, pictureOf)
  const pages = createPageReader(deps, answers)
  serveSocialPictures(app, pages, pictureOf, deps.config)
  await serveStorefront(app, deps, answers, dist, media, pages)
  const closeRealtime = await serveRealtime(app.server, deps, (error) =>
    app.log.error({ err: error }, 'realtime failed'),
  )
  app.addHook('preClose', async () => closeRealtime())
  return app
}

/** How long the database may take to answer before it counts as gone, ms. */
const readyMs = 1_500

/** Less room than this is none: a write needs some for its log, bytes. */
const leastRoom = 2 ** 20

/** Whether nothing can be written any more. Reads go on. */
const isDiskFull = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < leastRoom
}

/**
 * `/readyz` answers 200 once the database answers and the lists are loaded, so that no buyer waits for them, and while
 * there is room on the disk.
 */
const registerHealth = (app: FastifyInstance, catalogue: Catalogue, dataDir: string) => {
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const isLoaded = catalogue.refresh().then(
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

/** The calls that carry a document may be as long as one in base64. */
const allowDocuments = (route: RouteOptions) => {
  if (route.method === 'POST' && route.url.endsWith('/documents'))
    route.bodyLimit = Math.ceil(documentBytes / 3) * 4 + 10_000
}

const registerApi = (
  api: FastifyInstance,
  deps: Deps,
  catalogue: Catalogue,
  answers: CatalogueAnswers,
) => {
  const accounts = createAccounts(deps)
  const limits = createShopLimits(createRateLimits(deps.engine.db, deps.now))
  guardAccess(api, accounts.sessions, (token) => applicantOf(deps.engine.db, token, deps.now()))
  api.addHook('onRoute', allowDocuments)
  // The first buyer need not wait until the lists are known.
  api.addHook('onListen', catalogue.refresh)
  const router = initServer().router(contract, {
    customer: customerRoutes(deps, accounts, limits),
    addresses: addressRoutes(deps.engine),
    applications: applicationRoutes(deps, limits),
    requests: requestRoutes(deps, limits),
    devices: devicesRoutes(deps),
    privacy: privacyRoutes(deps, limits),
    cart: cartRoutes(createCart(deps.engine, deps.now)),
    orders: orderRoutes(deps, limits),
    catalogue: catalogueRoutes(deps.engine, catalogue, answers),
    content: contentRoutes(deps),
    articles: articleRoutes(deps),
    settings: settingsRoutes(deps.engine.db),
    newsletter: newsletterRoutes(deps, limits),
  })
  serveArchives(api, deps)
  initServer().registerRouter(contract, router, api, {
    logInitialization: false,
    requestValidationErrorHandler: (error) => {
      throw error
    },
  })
}
