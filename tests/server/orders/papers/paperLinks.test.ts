import { expect, test } from 'vitest'
import { link, list, order, place, shop, usePaperShop, work } from './paperShop.ts'

usePaperShop()

test('the link to a paper ends after a minute (rule O24)', async () => {
  await place('India')
  await work()
  const [paper] = await list()
  const { status, body } = await link(paper)
  if (status !== 200) throw new Error(JSON.stringify(body))
  shop.time.now += 60_000
  expect((await fetch(`${shop.origin}${body.link}`)).status).toBe(410)
})

test('another customer gets no paper (rule O24)', async () => {
  await place('India')
  await work()
  const [paper] = await list()
  const stranger = await shop.customer()
  const params = { id: order._id, paperId: paper?._id ?? '' }
  expect(await stranger.client.papers.link({ params })).toMatchObject({ status: 404 })
})
