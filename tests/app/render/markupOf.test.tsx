import { expect, test } from 'vitest'
import { markupOf } from '../../../src/app/render/markupOf.ts'

const unexpected = (error: unknown) => {
  throw error
}

test('Scenario: links for the head are separated from the markup; title and description are left out', async () => {
  const { links, markup } = await markupOf(
    <main>
      <title>Über uns</title>
      <meta name="description" content="A > B" />
      <link rel="preload" as="image" href="/logo.svg" />
      <p>₹ 12.00</p>
    </main>,
    unexpected,
    new AbortController().signal,
  )
  expect(links).toEqual(['<link rel="preload" as="image" href="/logo.svg"/>'])
  expect(Buffer.from(markup).toString()).toBe('<main><p>₹ 12.00</p></main>')
})

test('Scenario: an aborted page fails with the reason', async () => {
  const stop = new AbortController()
  const never = new Promise<never>(() => undefined)
  const Waiting = async () => never
  const rendering = markupOf(<Waiting />, () => undefined, stop.signal)
  stop.abort(new Error('too long'))
  await expect(rendering).rejects.toThrow('too long')
})
