import type { LoaderFunctionArgs } from 'react-router-dom'
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

/**
 * A reload that does not reach the shop leaves the data that are shown, unless another customer has logged in, or
 * nobody is. The page is loaded again when the connection is back (rule N5).
 */
export const keepShown = ({ reloads, services }: Composed, load: Loader): Loader => {
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
      throw error
    }
  }
}
