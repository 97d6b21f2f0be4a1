import type { LoaderFunctionArgs } from 'react-router-dom'
import { waitFor } from 'xstate'
import { selectIsAsking, selectIsLost } from '../machines/shell/connectivity.machine.ts'
import { NetworkError } from '../services/parts/failures.ts'
import type { QuietSignal } from '../services/parts/quiet.ts'
import type { Composed } from './compose/compose.ts'
import { addressOf } from './compose/placeOf.ts'

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>

interface Shown {
  /** Path and search. */
  readonly address: string
  /** The id of the customer for whom the data were loaded; undefined for a visitor. */
  readonly reader: string | undefined
  readonly data: unknown
}

/** Before the first page, the error screen tells why there is none. */
const isAnyPageShown = () => document.querySelector('main') !== null

/**
 * Waits while the shop cannot be reached.
 * @returns whether it could not be reached, and now can
 * @throws the reason of `signal`
 */
const isBackAfterLoss = async (
  { connectivity }: Composed['refs'],
  signal: AbortSignal,
): Promise<boolean> => {
  const tried = await waitFor(connectivity, (snapshot) => !selectIsAsking(snapshot), { signal })
  if (!selectIsLost(tried)) return false
  await waitFor(connectivity, (snapshot) => !selectIsLost(snapshot), { signal })
  return true
}

/**
 * A reload that does not reach the shop leaves the data that are shown, unless another customer has logged in, or
 * nobody is. The page is loaded again when the connection is back. A page that is opened meanwhile waits for the
 * connection (rule N5).
 */
export const keepShown = ({ reloads, refs, services }: Composed, load: Loader): Loader => {
  let shown: Shown | undefined
  const readerOf = () => services.readUser()?._id
  return async (args) => {
    const signal: QuietSignal = args.request.signal
    if (signal.isQuiet) return load(args)
    const address = addressOf(new URL(args.request.url))
    const reader = readerOf()
    try {
      const data = await load(args)
      shown = { address, reader, data }
      return data
    } catch (error) {
      const isReload = reloads.now?.address === address && shown?.address === address
      const isLost = error instanceof NetworkError
      if (shown && isReload && isLost && shown.reader === readerOf()) return shown.data
      if (!signal.aborted) shown = undefined
      if (isLost && !isReload && isAnyPageShown() && (await isBackAfterLoss(refs, signal)))
        return load(args)
      throw error
    }
  }
}
