import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '../../src/contracts/primitives.ts'
import { openMockWorld } from './mockWorld.ts'
import { openServerWorld } from './serverWorld.ts'
import { cases } from './suite/cases.ts'
import { answerTo } from './suite/judge.ts'
import type { World } from './suite/world.ts'

let server: World
let mocks: World
beforeAll(async () => {
  server = await openServerWorld()
  mocks = await openMockWorld()
})
afterAll(async () => {
  await server.close()
  await mocks.close()
})

/** The parts of an answer that must be equal in both shops. */
const answerOf = async (world: World, each: (typeof cases)[number]) => {
  const { status, body } = await answerTo(world, each)
  const { code, message, key, values, field, nearest } = body as Partial<Problem>
  const words = JSON.stringify({ message, key, values }).replaceAll(/[^\s"]+@\S+\.test/g, 'EMAIL')
  return { status, code, field, nearest, words }
}

describe('The mocks answer like the server', () => {
  test.each(cases.map((each) => [`${each.route} ${each.what}`, each] as const))(
    '%s',
    async (_what, each) => {
      expect(await answerOf(mocks, each)).toEqual(await answerOf(server, each))
    },
  )
})
