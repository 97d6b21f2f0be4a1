import type { AppRoute } from '@ts-rest/core'
import { contract } from '../../../../src/contracts/index.ts'
import type { TestShop } from '../../../support/shop.ts'

type Call = (given: object) => Promise<{ readonly status: number; readonly body: unknown }>

/** The correct embedded answer: makes the call of its key (`answerKey`), whose values contain no spaces. */
export const plainAnswer = async (client: TestShop['visitor'], key: string): Promise<unknown> => {
  const [name = '', ...given] = key.split(' ')
  const [group = '', call = ''] = name.split('.')
  const routes = contract as unknown as Record<string, Record<string, AppRoute>>
  const calls = client as unknown as Record<string, Record<string, Call>>
  const path = routes[group]?.[call]?.path ?? ''
  const pairs = given.map((each) => [
    each.slice(0, each.indexOf('=')),
    each.slice(each.indexOf('=') + 1),
  ])
  const [params, query] = [true, false].map((isParam) =>
    Object.fromEntries(pairs.filter(([own]) => path.includes(`:${own}`) === isParam)),
  )
  const reply = await calls[group]?.[call]?.({ params, query })
  if (reply?.status !== 200) throw new Error(`${key} is answered ${reply?.status}`)
  return reply.body
}
