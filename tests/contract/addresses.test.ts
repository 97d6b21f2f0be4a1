import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { address } from '../support/values/address.ts'
import { openMockWorld } from './mockWorld.ts'
import { openServerWorld } from './serverWorld.ts'
import { call, routeOf } from './suite/call.ts'
import type { World } from './suite/world.ts'

interface Saved {
  readonly _id: string
  readonly city: string
}

describe.each([
  ['the server', openServerWorld],
  ['the mocks', openMockWorld],
] as const)('the addresses of a customer, by %s', (_name, open) => {
  let world: World
  beforeAll(async () => {
    world = await open()
  })
  afterAll(() => world.close())

  const openBook = async () => {
    const { id, token } = await world.customer('verified')
    const send = async (route: string, addressId?: string, body?: unknown) => {
      const answer = await call(world.origin, routeOf(route), {
        ...{ params: addressId === undefined ? { id } : { id, addressId }, token },
        ...(body === undefined ? {} : { body }),
      })
      return answer as { status: number; body: { message: string; userAddress: Saved[] } }
    }
    const add = (own: object) => send('customer.update', undefined, { ...address, ...own })
    const list = async () => (await send('customer.get')).body.userAddress
    const cities = async () => (await list()).map(({ city }) => city)
    const idOf = async (city: string) => (await list()).find((each) => each.city === city)?._id
    return { send, add, list, cities, idOf }
  }

  test('Scenario: an address is added, changed in its place, made the default and deleted', async () => {
    const { send, add, cities, idOf } = await openBook()
    for (const city of ['Mumbai', 'Jaipur', 'Surat']) await add({ city })
    expect(await cities()).toEqual(['Surat', 'Jaipur', 'Mumbai'])

    const changed = { ...address, city: 'Milano', country: 'IT', pincode: '20121' }
    const change = await send('addresses.change', await idOf('Jaipur'), changed)
    expect([change.body.message, change.body.userAddress[1]]).toEqual([
      'Customer Address Updated Successfully !!',
      { ...changed, country: 'Italy', _id: await idOf('Milano') },
    ])

    const first = await send('addresses.makeFirst', await idOf('Mumbai'))
    expect([first.body.message, first.body.userAddress.map(({ city }) => city)]).toEqual([
      'This is your default address now.',
      ['Mumbai', 'Surat', 'Milano'],
    ])

    const removed = await send('addresses.remove', await idOf('Surat'))
    expect([removed.body.message, await cities()]).toEqual([
      'Address deleted.',
      ['Mumbai', 'Milano'],
    ])
  })

  test('Scenario: the same address is saved once and keeps its id', async () => {
    const { send, add, cities, idOf } = await openBook()
    await add({ city: 'Mumbai' })
    const mumbai = await idOf('Mumbai')
    await add({ city: 'Jaipur' })
    await add({ city: 'Mumbai', pincode: '400 002' })
    expect([await cities(), await idOf('Mumbai')]).toEqual([['Mumbai', 'Jaipur'], mumbai])

    const jaipur = await idOf('Jaipur')
    await send('addresses.change', jaipur, { ...address, city: 'Mumbai' })
    expect([await cities(), await idOf('Mumbai')]).toEqual([['Mumbai'], jaipur])
  })

  test('Scenario: every field that does not fit its country is named, and nothing changes', async () => {
    const { send, add, list, idOf } = await openBook()
    await add({ city: 'Mumbai' })
    const before = await list()
    const wrong = { ...address, pincode: '4000', vatNumber: '27AAPFU0939F1ZX', phone: '+91 12345' }
    const issues = [
      {
        ...{ field: 'pincode', message: 'must be a postal code of the country' },
        ...{ key: 'field.postalDigits', values: { digits: 6 } },
      },
      {
        ...{ field: 'vatNumber', message: 'must be a VAT number of the country' },
        ...{ key: 'field.vatLike', values: { example: '27ABCDE1234F1Z5' } },
      },
      {
        ...{ field: 'phone', message: 'must be a phone number such as +91 22 5550 1234' },
        key: 'field.phone',
      },
    ]
    const [added, changed] = [
      await add(wrong),
      await send('addresses.change', await idOf('Mumbai'), wrong),
    ]
    expect([added, changed].map(({ status, body }) => [status, body])).toEqual([
      [422, expect.objectContaining({ code: 'invalid_field', field: 'pincode', issues })],
      [422, expect.objectContaining({ code: 'invalid_field', field: 'pincode', issues })],
    ])
    expect(await list()).toEqual(before)
  })

  test('Scenario: the shop keeps the hundred most recently used addresses', async () => {
    const { add, cities } = await openBook()
    for (let n = 1; n <= 102; n++) await add({ city: `City ${n}` })
    const kept = await cities()
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([100, 'City 102', 'City 3'])
  })
})
