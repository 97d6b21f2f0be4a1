import { base } from './base.ts'
import { exampleOf } from './examples/index.ts'
import { errorText } from './run/errorText.ts'
import { fromHash, type Linked, toHash } from './run/link.ts'
import { type MachineName, machineNames } from './run/names.ts'

/** What the address of the lab's page says. */
export interface Address {
  /** The words after the base, without slashes. */
  readonly wanted: string
  readonly name: MachineName | undefined
  readonly linked: Linked | null
  /** Why the link cannot be read. */
  readonly problem: string | null
}

/** Reads an address. A link belongs to the machine of its flow, whichever page it was pasted into. */
export const readAddress = async (place: {
  readonly pathname: string
  readonly hash: string
}): Promise<Address> => {
  const wanted = place.pathname.slice(base.length).replaceAll('/', '')
  const name = machineNames.find((known) => known === wanted)
  try {
    const linked = await fromHash(place.hash)
    return { wanted, name: linked?.flow.machine ?? name, linked, problem: null }
  } catch (error) {
    const problem = errorText(error)
    return { wanted, name, linked: null, problem }
  }
}

const isUntouched = ({ flow: { machine, input, steps } }: Linked) =>
  steps.length === 0 && input === Object.keys(exampleOf(machine).inputs)[0]

/** The address that opens the lab at a step of a flow. */
export const addressOf = async (linked: Linked): Promise<string> => {
  const address = `${base}/${linked.flow.machine}`
  return isUntouched(linked) ? address : `${address}#${await toHash(linked)}`
}
