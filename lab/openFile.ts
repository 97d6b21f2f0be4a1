import { addressOf } from './address.ts'
import { base } from './base.ts'
import { fromFile, keepFile } from './journey/kept.ts'
import { type Dropped, readDropped } from './journey/report.ts'
import { errorText } from './run/errorText.ts'
import { readFileKind } from './run/fileKind.ts'
import { readFlow } from './run/flow.ts'

/** What a file holds: a journey or a report, a flow by its address in the lab, or why it cannot be opened. */
export type FileContent = Dropped | { readonly address: string } | { readonly problem: string }

/**
 * Reads a file that was dropped onto the lab. A journey has an address from then on, so that a reload shows it again.
 * @param isOnJourneys whether the page shows journeys, which a flow does not replace
 */
export const openFile = async (text: string, isOnJourneys: boolean): Promise<FileContent> => {
  try {
    if (!isOnJourneys && readFileKind(text, 'flow', 'journey', 'report').kind === 'flow') {
      const flow = readFlow(text)
      return { address: await addressOf({ flow, at: flow.steps.length }) }
    }
    const dropped = readDropped(text)
    keepFile(text)
    const address = `${base}/journeys/${fromFile}`
    if (window.location.pathname !== address) window.history.pushState(null, '', address)
    return dropped
  } catch (error) {
    return { problem: errorText(error) }
  }
}
