import { expect, test } from 'vitest'
import { actOnRequest } from '../../../server/orders/requests/changeRequest.ts'
import { createRealtime } from '../../../src/services/shell/realtime.ts'
import { contact, order, returnOf, send, shop, taken, useRequestShop } from './requestShop.ts'

useRequestShop()

test('Scenario: the buyer is notified by mail and by a message that says what happened', async () => {
  const buyer = await shop.customer()
  await shop.db.updateTable('customer').set({ language: 'it' }).where('id', '=', buyer.id).execute()
  const own = await order(buyer, 2)
  const { _id } = await taken(send(buyer, returnOf(own, 1)))
  await actOnRequest(shop.deps, _id, { event: 'approve', text: 'Please send them to Jaipur.' })
  const mail = (await shop.mails()).findLast(({ to }) => to === buyer.email)
  expect(mail?.subject).toBe(`La Sua richiesta: ${own.number}`)
  expect(mail?.text).toContain('Il Suo reso è accettato.')
  expect(mail?.text).toContain('> Please send them to Jaipur.')
  expect(mail?.text).toContain(`https://shop.test/alert/${_id}`)
  const { body } = await buyer.client.customer.getMessages({ params: { id: buyer.id } })
  expect(body).toMatchObject({
    groupId: {
      notifications: [
        {
          link: `/alert/${_id}`,
          read: false,
          text: { en: 'Your return is accepted.\nPlease send them to Jaipur.' },
        },
      ],
    },
  })
})

test('Scenario: a refused action of the team notifies nobody', async () => {
  const buyer = await shop.customer()
  const { _id } = await taken(send(buyer, contact))
  const before = (await shop.mails()).length
  await expect(actOnRequest(shop.deps, _id, { event: 'approve' })).rejects.toThrow()
  expect((await shop.mails()).length).toBe(before)
})

test('Scenario: an open page is notified at once when the team has answered', async () => {
  const buyer = await shop.customer()
  const received: string[] = []
  const { close } = createRealtime({
    origin: shop.origin,
    onBreach: (breach) => {
      throw breach
    },
  }).connect(buyer.token, {
    connected: () => received.push('connected'),
    lost: (why) => received.push(why),
    received: ({ event }) => received.push(event),
  })
  await expect.poll(() => received).toEqual(['connected', 'cart.changed', 'wishlist.changed'])
  const { _id } = await taken(send(buyer, contact))
  await expect.poll(() => received.slice(3)).toEqual(['request.changed'])
  await actOnRequest(shop.deps, _id, { event: 'answer', text: 'Yes, hall 3.' })
  await expect.poll(() => received.slice(4).sort()).toEqual(['message.added', 'request.changed'])
  close()
})
