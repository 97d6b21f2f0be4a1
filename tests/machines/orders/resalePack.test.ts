import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { ResaleRequest } from '../../../src/contracts/cart/resale.ts'
import type { DownloadLink } from '../../../src/contracts/downloadLink.ts'
import {
  type PackOutcome,
  resalePackMachine,
  selectIsPreparing,
  selectPackProblems,
} from '../../../src/machines/orders/resalePack.machine.ts'
import { recordingShell } from '../fixtures.ts'

const start = (getLink: (request: ResaleRequest) => Promise<PackOutcome>) => {
  const shell = recordingShell()
  const downloads: DownloadLink[] = []
  const actor = createActor(
    resalePackMachine.provide({
      actors: {
        getLink: fromPromise<PackOutcome, { orderId: string; request: ResaleRequest }>(
          ({ input: { request } }) => getLink(request),
        ),
      },
      actions: { download: (_, { link, name }) => void downloads.push({ link, name }) },
    }),
    { input: { shell, orderId: 'o-1' } },
  ).start()
  const request = async (languages: readonly string[], factor: string) => {
    actor.send({ type: 'pack.requested', languages, factor })
    const wasPreparing = selectIsPreparing(actor.getSnapshot())
    await waitFor(actor, (snapshot) => snapshot.matches('idle'))
    return { wasPreparing, problems: selectPackProblems(actor.getSnapshot()) }
  }
  return { shell, downloads, request }
}

test('Scenario: a pack is downloaded; a comma is a decimal point too', async () => {
  const asked: ResaleRequest[] = []
  const { downloads, request } = start(async (wanted) => {
    asked.push(wanted)
    return { kind: 'linked', link: '/file/1', name: 'pack.zip' }
  })
  expect(await request(['en', 'hi'], ' 2,5 ')).toEqual({ wasPreparing: true, problems: {} })
  expect(asked).toEqual([{ languages: ['en', 'hi'], factor: 2.5 }])
  expect(downloads).toEqual([{ link: '/file/1', name: 'pack.zip' }])
})

test.each(['', ' ', 'much', '1.19', '20.01', '2.555', '-3'])(
  'the factor "%s" is a problem, and nothing is asked',
  async (factor) => {
    const { downloads, request } = start(() => Promise.reject(new Error('it was asked')))
    expect(await request(['en'], factor)).toEqual({
      wasPreparing: false,
      problems: { factor: { key: 'resale.factorWrong' } },
    })
    expect(downloads).toEqual([])
  },
)

test('Scenario: without a language there is a problem, which is gone with the next request', async () => {
  const { request } = start(async () => ({ kind: 'linked', link: '/file/1', name: 'pack.zip' }))
  expect((await request([], '2')).problems).toEqual({ languages: { key: 'resale.noLanguage' } })
  expect((await request(['en'], '2')).problems).toEqual({})
})

test('Scenario: what the shop refuses is said, and a failure is too', async () => {
  const problem = { code: 'not_found', message: 'No such order.' } as const
  const outcomes = [
    async (): Promise<PackOutcome> => ({ kind: 'refused', problem }),
    () => Promise.reject(new TypeError('no network')),
  ]
  const { shell, downloads, request } = start(() => (outcomes.shift() ?? outcomes[0])?.() as never)
  await request(['en'], '2')
  await request(['en'], '2')
  expect(shell.sent).toMatchObject([
    { type: 'said', sentence: { text: problem.message } },
    { type: 'toast.raised' },
  ])
  expect(downloads).toEqual([])
})
