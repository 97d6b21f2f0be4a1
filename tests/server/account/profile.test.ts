import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccounts } from '../../../server/account/accounts.ts'
import { addMessage } from '../../../server/account/messages.repo.ts'
import { clientOf } from '../../support/client.ts'
import { openTestShop, password, type TestShop } from '../../support/shop.ts'
import { address } from '../../support/values/address.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('Scenario: the profile form changes the profile and nothing else', async () => {
  const { id, email, token } = await shop.customer()
  const response = await fetch(`${shop.origin}/api/customer/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      name: ' Asha Rao ',
      companyName: 'Rao & Daughters',
      instagram: '@@rao',
      verified: false,
      role: 'admin',
      _id: 'somebody',
      wishlist: ['x'],
      password_hash: 'x',
    }),
  })
  expect([response.status, await response.json()]).toEqual([
    200,
    {
      _id: id,
      verified: true,
      name: 'Asha Rao',
      email,
      companyName: 'Rao & Daughters',
      country: 'India',
      instagram: 'rao',
      userAddress: [],
      wishlist: [],
      ...{ message: 'User Updated Successfully !!', key: 'profile.updated' },
    },
  ])
})

test('Scenario: the address form adds an address, newest first and without duplicates', async () => {
  const { id, client } = await shop.customer()
  const put = (city: string) =>
    client.customer.update({ params: { id }, body: { ...address, city } })
  await put('Mumbai')
  await put('Jaipur')
  const { body } = await put('Mumbai')
  expect(body).toMatchObject({
    message: 'Customer Address Updated Successfully !!',
    name: 'Test Buyer',
    userAddress: [
      { ...address, city: 'Mumbai' },
      { ...address, city: 'Jaipur' },
    ],
  })
})

test('Scenario: an incomplete address is refused with its missing fields, and nothing changes', async () => {
  const { id, client } = await shop.customer()
  const { status, body } = await client.customer.update({
    params: { id },
    body: { name: 'Somebody Else', pincode: '400002', city: 'Mumbai' },
  })
  expect([status, 'issues' in body && body.issues?.map(({ field }) => field)]).toEqual([
    422,
    ['phone', 'address', 'country'],
  ])
  expect((await client.customer.get({ params: { id } })).body).toMatchObject({ name: 'Test Buyer' })
})

test('Scenario: a new password needs the old one, ends every session and gives a new token', async () => {
  const { id, email, client, token } = await shop.customer()
  const change = (given: { password?: string; newPassword: string; confirmPassword: string }) =>
    client.customer.update({ params: { id }, body: given })
  const next = { newPassword: 'quite another one', confirmPassword: 'quite another one' }
  expect((await change({ ...next, confirmPassword: 'x' })).body).toMatchObject({
    field: 'confirmPassword',
    message: 'confirmPassword: New Password And Confirm Password is Not Same !!',
  })
  expect((await change({ ...next, password: 'wrong' })).body).toMatchObject({ field: 'password' })
  expect((await change(next)).body).toMatchObject({ field: 'password' })
  const { body } = await change({ ...next, password })
  if (!('token' in body) || !body.token) throw new Error('no new token')
  expect(body.token).not.toBe(token)
  expect((await client.customer.get({ params: { id } })).status).toBe(401)
  expect((await clientOf(shop.origin, body.token).customer.get({ params: { id } })).status).toBe(
    200,
  )
  const login = await shop.visitor.customer.login({
    body: { registerEmail: email, password: next.newPassword },
  })
  expect(login.status).toBe(200)
  const mails = (await shop.mails()).filter(({ to }) => to === email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Your Alma password was changed'])
})

test('Scenario: a wishlist contains products once each, newest first', async () => {
  const { id, client } = await shop.customer()
  const idOf = async (slug: string) => {
    const { status, body } = await client.catalogue.product({ params: { slug } })
    if (status !== 200) throw new Error(body.message)
    return body._id
  }
  const [chain, ring] = [await idOf('rope-chain'), await idOf('band-ring')]
  const params = { id }
  const check = async (productId: string) =>
    (await client.customer.checkWishlist({ params, body: { productId } })).body
  const list = async () => (await client.customer.getWishlist({ params })).body

  expect(await check(chain)).toEqual({ added: false })
  await client.customer.addWishlist({ params, body: { productId: chain } })
  shop.time.now += 1
  await client.customer.addWishlist({ params, body: { productId: ring } })
  await client.customer.addWishlist({ params, body: { productId: ring } })
  expect([await check(chain), await list()]).toEqual([{ added: true }, { wishlist: [ring, chain] }])
  expect((await client.customer.get({ params })).body).toMatchObject({ wishlist: [ring, chain] })
  expect(
    (await client.customer.addWishlist({ params, body: { productId: 'nothing' } })).status,
  ).toBe(404)

  await client.customer.removeWishlist({ params, body: { productId: ring } })
  expect(await list()).toEqual({ wishlist: [chain] })
  await client.customer.removeAllWishlist({ params })
  expect(await list()).toEqual({ wishlist: [] })
})

test('Scenario: a customer whom the team verifies gets a message', async () => {
  const { id, email } = await shop.customer('unverified')
  await createAccounts(shop.deps).verify(email)
  const login = await shop.visitor.customer.login({ body: { registerEmail: email, password } })
  if (!('token' in login.body)) throw new Error('not logged in')
  const client = clientOf(shop.origin, login.body.token)
  expect((await client.customer.getMessages({ params: { id } })).body).toEqual({
    groupId: {
      notifications: [
        {
          _id: expect.any(String),
          title: {
            en: 'Your Alma account is open',
            it: 'Il Suo account Alma è attivo',
            hi: 'आपका Alma खाता खुल गया है',
            ar: 'حسابك لدى Alma مفتوح الآن',
          },
          text: {
            en: 'Our team has verified your account. You can now see prices and order.',
            it: 'Il nostro team ha verificato il Suo account. Ora può vedere i prezzi e ordinare.',
            hi: 'हमारी टीम ने आपके खाते का सत्यापन कर दिया है। अब आप कीमतें देख सकते हैं और ऑर्डर कर सकते हैं।',
            ar: 'تحقق فريقنا من حسابك. يمكنك الآن رؤية الأسعار وتقديم الطلبات.',
          },
          createdAt: new Date(shop.time.now).toISOString(),
          read: false,
          link: '/eshop',
        },
      ],
    },
  })
})

test('Scenario: subscribing to the newsletter, and unsubscribing by the link in its mail', async () => {
  const subscribe = () =>
    shop.visitor.newsletter.subscribe({ body: { email: 'Reader@Buyers.test' } })
  expect((await subscribe()).body).toEqual((await subscribe()).body)
  const mails = (await shop.mails()).filter((mail) => mail.to === 'reader@buyers.test')
  expect(mails).toHaveLength(1)
  const token = /https:\/\/shop\.test\/unsubscribe\/([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
  const off = () => shop.visitor.newsletter.unsubscribe({ params: { token } })
  expect((await off()).status).toBe(200)
  expect((await off()).status).toBe(404)
})

test('Scenario: views of a category and of a product are counted separately', async () => {
  const { client } = await shop.customer()
  const { body } = await client.catalogue.product({ params: { slug: 'band-ring' } })
  const id = '_id' in body ? body._id : ''
  const category = () => shop.visitor.catalogue.countCategoryView({ params: { slug: 'rings' } })
  expect([(await category()).body, (await category()).body]).toEqual([{ counts: 1 }, { counts: 2 }])
  expect((await shop.visitor.catalogue.countProductView({ params: { id } })).body).toEqual({
    counts: 1,
  })
  expect(
    (await shop.visitor.catalogue.countProductView({ params: { id: 'nothing' } })).status,
  ).toBe(404)
})

test('Scenario: a customer marks own messages as read, but not those of another customer', async () => {
  const [buyer, other] = [await shop.customer(), await shop.customer()]
  const text = { en: 'Your order is on its way.' }
  for (const { id } of [buyer, buyer, other])
    await addMessage(shop.db, id, { title: text, text, link: '/history' }, shop.time.now)
  const listed = async ({ id, client }: typeof buyer) => {
    const { status, body } = await client.customer.getMessages({ params: { id } })
    if (status !== 200) throw new Error(body.message)
    return body.groupId.notifications
  }
  const mark = async ({ id, client }: typeof buyer, ids: string[]) =>
    (await client.customer.readMessages({ params: { id }, body: { ids } })).body
  const [newest, older] = await listed(buyer)
  const [foreign] = await listed(other)
  expect(await mark(buyer, [older?._id ?? '', foreign?._id ?? ''])).toEqual({ unread: 1 })
  expect([await listed(buyer), await listed(other)]).toEqual([
    [newest, { ...older, read: true }],
    [foreign],
  ])
  expect(await mark(buyer, [older?._id ?? '', newest?._id ?? ''])).toEqual({ unread: 0 })
})
