import type { AppRouter } from '@ts-rest/core'
import { type HttpHandler, HttpResponse, http } from 'msw'
import pLimit from 'p-limit'
import { contract } from '../../src/contracts/index.ts'
import { pictureAt, pictureFolder } from '../catalogue/catalogue.ts'
import { oneHandler } from '../contract/oneHandler.ts'
import { inMatchingOrder, routesOf } from '../contract/routes.ts'
import { answerAccounts, customerByEmail } from './account/accounts.ts'
import { answerAddresses, createAddresses } from './account/addresses.ts'
import { answerApplications, createApplications } from './account/applications.ts'
import { answerDevices } from './account/devices.ts'
import { answerEmailChanges, createEmailChanges } from './account/emailChanges.ts'
import { createMails, type MockMail } from './account/mails.ts'
import { buyer, newcomer } from './account/people.ts'
import { answerPrivacy } from './account/privacy.ts'
import { answerProfile, createProfile } from './account/profile.ts'
import { createSessions } from './account/sessions.ts'
import { answerCart } from './cart/answerCart.ts'
import { createCart } from './cart/cart.ts'
import { answerLists } from './cart/lists.ts'
import { answerSaved } from './cart/saved.ts'
import { answerCatalogue } from './catalogue/catalogue.ts'
import { createShelf } from './catalogue/shelf.ts'
import { answerArticles } from './content/articles.ts'
import { answerContent } from './content/content.ts'
import { answerNewsletter } from './content/newsletter.ts'
import { sampleCoupons } from './orders/coupons.ts'
import { createOrderMoves } from './orders/orderMoves.ts'
import { answerOrders } from './orders/orders.ts'
import { createPapers } from './orders/papers.ts'
import { answerRequests, createRequests } from './orders/requests.ts'
import { answerResale } from './orders/resale.ts'
import type { Answers } from './parts/answers.ts'
import { createFeed } from './parts/feed.ts'
import { type AnyCall, type Desk, type Responder, respond, serve } from './parts/serve.ts'
import { createTables, dump, restore, type Tables } from './parts/tables.ts'
import { newId, type World } from './parts/world.ts'
import { answerSettings, termsNow } from './settings/settings.ts'

export interface MockShopOptions {
  /** The result of `save` of an earlier shop. Default: the initial sample shop. */
  readonly saved?: string
  readonly now?: () => number
  /** Acts after so many milliseconds; default: by the clock of the machine. */
  readonly later?: World['later']
  /** Public address, for links in mails. */
  readonly publicUrl?: string
  /** Called after every call, since it may have changed something. */
  readonly onCall?: () => void
  /** The contract to answer. Tests pass mutated contracts. */
  readonly router?: AppRouter
}

const fill = async (tables: Tables): Promise<void> => {
  for (const customer of [buyer, newcomer]) await tables.customer.create(customer)
  for (const coupon of sampleCoupons) await tables.coupon.create(coupon)
}

/** Runs calls one after the other, also after failures. */
const createQueue = (onEnd: () => void) => {
  const limit = pLimit(1)
  return <T>(act: () => Promise<T>): Promise<T> => limit(() => act().finally(onEnd))
}

const pictures = http.get(`*${pictureFolder}/*`, ({ request }) => {
  const svg = pictureAt(new URL(request.url).pathname)
  return svg === undefined
    ? new HttpResponse(null, { status: 404 })
    : new HttpResponse(svg, { headers: { 'content-type': 'image/svg+xml' } })
})

/**
 * A small shop in memory that answers the whole contract, so that the app is usable without a server. `src/domain`
 * checks prices and quantities, and the contract parses requests and replies.
 */
export const createMockShop = async ({
  saved,
  now = Date.now,
  later = (act, ms) => void setTimeout(act, ms),
  publicUrl = '',
  onCall = () => undefined,
  router = contract,
}: MockShopOptions = {}) => {
  const tables = createTables()
  await (saved === undefined ? fill(tables) : restore(tables, saved))
  const feed = createFeed()
  const world: World = { tables, feed, now, later, publicUrl }
  const sessions = createSessions(world)
  const mails = createMails(world)
  const profile = createProfile(world, sessions, mails)
  const addresses = createAddresses(profile)
  const applications = createApplications(world, profile)
  const requests = createRequests(world, { profile, mails })
  const emailChanges = createEmailChanges(world, mails)
  const shelf = createShelf(world)
  const cart = createCart(world, shelf)
  const orderMoves = createOrderMoves(world, { shelf, profile, mails })

  const papers = createPapers(world)

  const lists = answerLists(world, { profile, shelf })

  const answers: Answers<typeof contract> = {
    customer: {
      ...answerAccounts(world, { sessions, mails, profile, applications }),
      ...answerProfile(world, sessions, { emailChanges, addresses }, profile),
      ...answerEmailChanges(world, { mails, profile, sessions, emailChanges }),
    },
    addresses: answerAddresses(profile),
    applications: answerApplications(world, applications),
    requests: answerRequests(world, requests),
    devices: answerDevices(world, sessions),
    privacy: answerPrivacy(world, { mails, profile, sessions }),
    cart: answerCart(cart, shelf),
    lists,
    saved: answerSaved(world, { cart, shelf }),
    resale: answerResale(world),
    orders: answerOrders(world, { cart, shelf, addresses, profile, mails, orderMoves, papers }),
    selling: { terms: () => termsNow(now()) },
    papers: papers.answers,
    catalogue: answerCatalogue(world, shelf),
    content: answerContent(shelf),
    articles: answerArticles(),
    settings: answerSettings(),
    newsletter: answerNewsletter(world, mails),
  }
  const { applicantOf } = applications
  const desk = { customerOf: sessions.customerOf, applicantOf, enqueue: createQueue(onCall) }

  const responders = respondersOf(router, answers, desk)

  return {
    /** The whole contract on any origin, and the pictures. */
    get handlers(): readonly HttpHandler[] {
      return [oneHandler([...responders.values()].map(serve)), pictures]
    },
    /** Calls a route by name without HTTP: `cart.add`. */
    responders,
    sessions,
    profile,
    applications,
    requests,
    orderMoves,
    papers,
    cart,
    lists,
    shelf,
    feed,
    customers: () => tables.customer.all(),
    savedOf: (customerId: string) => tables.savedRow.findMany((q) => q.where({ customerId })),
    listsOf: (customerId: string) => tables.list.findMany((q) => q.where({ customerId })),
    createCustomer: tables.customer.create.bind(tables.customer),
    createCoupon: tables.coupon.create.bind(tables.coupon),
    mails: (): readonly MockMail[] => tables.mail.all(),

    /** Acts for the shop team: verifies a customer and notifies them. */
    verify: async (email: string): Promise<void> => {
      const { id } = customerByEmail(tables, email) ?? { id: '' }
      await profile.change(id, { status: 'verified' })
      await applications.move(id, 'application.verified')
      const notification = {
        _id: newId(),
        title: { en: 'Your account is open' },
        text: { en: 'Our team has verified your account. You can now see prices and order.' },
        createdAt: new Date(now()).toISOString(),
        read: false,
        link: '/eshop',
      }
      await tables.message.create({ customerId: id, notification })
      feed.send(id, { event: 'customer.verified', body: {} })
      feed.send(id, { event: 'message.added', body: notification })
      await mails.verified(email)
    },

    /** Saves the state, for a later shop. */
    save: (): string => dump(tables),
  }
}
export type MockShop = Awaited<ReturnType<typeof createMockShop>>

/** Collects the answers of all routes of a contract, in matching order. @throws if one is missing */
const respondersOf = (
  router: AppRouter,
  answers: Answers<typeof contract>,
  desk: Desk,
): ReadonlyMap<string, Responder> => {
  const byName = new Map<string, unknown>(
    Object.entries(answers).flatMap(([tag, calls]) =>
      Object.entries(calls).map(([name, answer]) => [`${tag}.${name}`, answer] as const),
    ),
  )
  return new Map(
    inMatchingOrder(routesOf(router)).map(([name, route]) => {
      const answer = byName.get(name)
      if (!answer) throw new Error(`the mock shop has no answer to ${name}`)
      return [name, respond(route, desk, answer as (call: AnyCall) => unknown)]
    }),
  )
}
