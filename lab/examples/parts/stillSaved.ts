import { createActor } from 'xstate'
import { machines } from '../../../src/machines/index.ts'
import { shopAtRest } from './surroundings.tsx'

const nothingSaved = machines.savedRows.resolveState({
  value: { resting: 'loaded' },
  context: {
    ...{ shell: { send: () => undefined }, cart: shopAtRest().cart },
    ...{ rows: [], acts: [], problems: {} },
  },
})

/** The saved rows below a cart that another machine is about: there are none. */
export const stillSaved = createActor(machines.savedRows, {
  snapshot: nothingSaved,
  input: nothingSaved.context,
}).start()
