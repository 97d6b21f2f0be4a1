import { fc, test as property } from '@fast-check/vitest'
import { expect } from 'vitest'
import { start } from './startQuickOrder.ts'

const act = fc.oneof(
  fc.record({
    kind: fc.constant('enter' as const),
    codes: fc.array(fc.constantFrom('RING 5', 'CHAIN 25', 'CHAIN', 'NONE 1', 'RING x'), {
      minLength: 1,
      maxLength: 4,
    }),
  }),
  fc.constant({ kind: 'submit' as const }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(5) }),
)

property.prop([fc.array(act, { maxLength: 12 })])(
  'lines in = lines added + lines shown + lines that the buyer removed',
  async (acts) => {
    const { enter, actor, submit, attempts } = start()
    let entered = 0
    let removed = 0
    for (const one of acts) {
      const { judged } = actor.getSnapshot().context
      if (one.kind === 'enter') {
        entered += one.codes.length
        await enter(one.codes.join('\n'))
      } else if (one.kind === 'remove') {
        const key = judged[one.at]?.line.key
        if (key === undefined) continue
        removed += 1
        actor.send({ type: 'line.removed', key })
      } else if (judged.length > 0) await submit()
    }
    const sent = attempts.reduce((sum, { lines }) => sum + lines.length, 0)
    expect(sent + actor.getSnapshot().context.lines.length + removed).toBe(entered)
  },
)
