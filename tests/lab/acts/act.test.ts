import { expect, test } from 'vitest'
import { type Act, actText } from '../../../lab/acts/act.ts'

const on = { role: 'button', name: 'Remove', nth: 2 } as const

test.each<[Act, string]>([
  [{ do: 'press', on }, 'press button "Remove" (number 3)'],
  [{ do: 'hover', on: { x: 10, y: 20 } }, 'hover the place 10, 20'],
  [
    { do: 'typeSecret', on: { label: 'Password' }, secret: 'secret 1' },
    'type the secret 1 into "Password"',
  ],
  [{ do: 'key', key: 'Escape' }, 'press Escape'],
  [
    { do: 'setFault', fault: { kind: 500, call: 'cart.add', isOnce: true } },
    'set the fault 500 of cart.add, once',
  ],
  [{ do: 'moveClock', shift: 60_000 }, 'move the clock to 60 s ahead'],
  [{ do: 'back' }, 'go back'],
])('the act %j is read as: %s', (act, text) => {
  expect(actText(act)).toBe(text)
})
