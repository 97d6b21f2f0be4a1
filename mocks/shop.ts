import type { AppRouter } from '@ts-rest/core'
import { type HttpHandler, HttpResponse, http } from 'msw'
import { contract } from '../src/contracts/index.ts'
import { pictureAt } from './catalogue.ts'
import { inMatchingOrder, routesOf } from './routes.ts'
import { answerAccounts, customerByEmail } from './shop/accounts.ts'
import { answerAddresses, createAddresses } from './shop/addresses.ts'
import type { Answers } from './shop/answers.ts'
import { answerApplications, createApplications } from './shop/applications.ts'
import { answerArticles } from './shop/articles.ts'
import { answerCart, createCart } from './shop/cart.ts'
import { answerCatalogue } from './shop/catalogue.ts'
import { answerContent } from './shop/content.ts'
import { sampleCoupons } from './shop/coupons.ts'
import { answerDevices } from './shop/devices.ts'
import { answerEmailChanges, createEmailChanges } from './shop/emailChanges.ts'
import { createFeed } from './shop/feed.ts'
import { createMails, type MockMail } from './shop/mails.ts'
import { answerNewsletter } from './shop/newsletter.ts'
import { answerOrders } from './shop/orders.ts'
import { buyer, newcomer } from './shop/people.ts'
import { answerPrivacy } from './shop/privacy.ts'
import { answerProfile, createProfile } from './shop/profile.ts'
import { answerRequests, createRequests } from './shop/requests.ts'
import { type AnyCall, type Desk, type Responder, respond, serve } from './shop/serve.ts'
import { createSessions } from './shop/sessions.ts'
import { answerSettings } from './shop/settings.ts'
import { createShelf, shelfRows } from './shop/shelf.ts'
import { createTables, dump, restore, type Tables } from './shop/tables.ts'
import { newId, type World } from './shop/world.ts'

export interface MockShopOptions {
  /** What `save` of an earlier shop gave; else the sample shop as it begins. */
  readonly saved?: string
  readonly now?: () => number
  /** Where the links of mails lead. */
  readonly publicUrl?: string
  /** Told after every call, as something may have changed. */
  readonly onCall?: () => void
  /** The calls that it answers; another contract than the shop's is for tests that mutate it. */
  readonly router?: AppRouter
}

const fill = async (tables: Tables): Promise<void> => {
  for (const customer of [buyer, newcomer]) await tables.customer.create(customer)
  for (const coupon of sampleCoupons) await tables.coupon.create(coupon)
  for (const row of shelfRows) await tables.variant.create(row)
}

/** Runs one act after the other, whatever the one before came to. */
const createTurns = (onEnd: () => void) => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(act: () => Promise<T>): Promise<T> => {
    const turn = last.then(act).finally(onEnd)
    last = turn.catch(() => undefined)
    return turn
  }
}

const pictures = http.get('*/sample/*', ({ request }) => {
  const svg = pictureAt(new URL(request.url).pathname)
  return svg === undefined
    ? new HttpResponse(null, { status: 404 })
    : new HttpResponse(svg, { headers: { 'content-type': 'image/svg+xml' } })
})

/**
 * A small shop in memory that answers the whole contract, so that the app is usable with no server at all.
 * Prices and quantities are judged by `src/domain`, requests and replies parsed by the contract.
 */
export const createMockShop = async ({
  saved,
  now = Date.now,
  publicUrl = '',
  onCall = () => undefined,
  router = contract,
}: MockShopOptions = {}) => {
  const tables = createTables()
  await (saved === undefined ? fill(tables) : restore(tables, saved))
  const feed = createFeed()
  const world: World = { tables, feed, now, publicUrl }
  const sessions = createSessions(world)
  const mails = createMails(world)
  const profile = createProfile(world, sessions, mails)
  const addresses = createAddresses(profile)
  const applications = createApplications(world, profile)
  const requests = createRequests(world, { profile, mails })
  const emailChanges = createEmailChanges(world, mails)
  const shelf = createShelf(world)
  const cart = createCart(world, shelf)

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
    cart: answerCart(cart),
    orders: answerOrders(world, { cart, shelf, addresses, profile, mails }),
    catalogue: answerCatalogue(world, shelf),
    content: answerContent(shelf),
    articles: answerArticles(),
    settings: answerSettings(),
    newsletter: answerNewsletter(world, mails),
  }
  const { applicantOf } = applications
  const desk = { customerOf: sessions.customerOf, applicantOf, inTurn: createTurns(onCall) }

  const responders = respondersOf(router, answers, desk)

  return {
    /** The whole contract on any origin, and the pictures. */
    get handlers(): readonly HttpHandler[] {
      return [...[...responders.values()].map(serve), pictures]
    },
    /** The same without HTTP, by name: `cart.add`. */
    responders,
    sessions,
    applications,
    requests,
    cart,
    shelf,
    feed,
    customers: () => tables.customer.all(),
    createCustomer: tables.customer.create.bind(tables.customer),
    mails: (): readonly MockMail[] => tables.mail.all(),

    /** Does by hand what the shop team does: opens the shop to a customer and tells them. */
    verify: async (email: string): Promise<void> => {
      const { id } = customerByEmail(tables, email) ?? { id: '' }
      await profile.change(id, { status: 'verified' })
      await applications.move(id, 'verify')
      const notification = {
        _id: newId(),
        title: { en: 'Your account is open' },
        text: { en: 'Our team has verified your account. You can now see prices and order.' },
        createdAt: new Date(now()).toISOString(),
        read: false,
        link: '/eshop',
      }
      await tables.message.create({ customerId: id, notification })
      feed.tell(id, { event: 'customer.verified', body: {} })
      feed.tell(id, { event: 'message.added', body: notification })
      await mails.verified(email)
    },

    /** Everything that has happened, for a later shop. */
    save: (): string => dump(tables),
  }
}
export type MockShop = Awaited<ReturnType<typeof createMockShop>>

/** An answer to every route of a contract, in the order in which addresses match. @throws when one is missing */
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
