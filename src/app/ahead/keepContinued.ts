import {
  selectIsBar,
  selectIsCovered,
  selectIsLost,
} from '../../machines/shell/connectivity.machine.ts'
import { createKeptValues } from '../../services/parts/keptValues.ts'
import type { Composed } from '../compose/compose.ts'

const name = 'alma.continued'

/**
 * A buyer who continues offline does so on the pages that are opened next, until the connection is back (rule N5): each
 * kept page is a document of its own.
 * @param isBack whether the connection was back when this document began
 */
export const keepContinued = (
  { connectivity }: Pick<Composed['refs'], 'connectivity'>,
  isBack: boolean,
  storage: () => Storage = () => window.sessionStorage,
): void => {
  const values = createKeptValues(storage)
  if (isBack) values.remove(name)
  let continues = values.read(name) === true
  let wasLost = false
  const follow = (snapshot: ReturnType<typeof connectivity.getSnapshot>) => {
    if (!selectIsLost(snapshot)) {
      if (wasLost) values.remove(name)
      wasLost = false
      return
    }
    wasLost = true
    if (selectIsBar(snapshot)) values.write(name, true)
    if (!continues || !selectIsCovered(snapshot)) return
    continues = false
    connectivity.send({ type: 'offline.continued' })
  }
  follow(connectivity.getSnapshot())
  connectivity.subscribe(follow)
}
