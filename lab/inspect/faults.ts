import { brokenBody, type FaultKind, refusalBody } from '../calls/faultKinds.ts'

/** The name of a fault that every call may have. */
export const anyCall = 'every call'

export interface Fault {
  readonly kind: FaultKind
  /** The name of the call in the contract, or `anyCall`. */
  readonly call: string
  /** Only the next call has it, or each until it is removed. */
  readonly isOnce: boolean
}

const slowMs = 5_000

const json = (status: number, body: unknown) => Response.json(body, { status })

const later = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, slowMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** The answer to a call that has a fault. */
export const faultyAnswer = async (
  kind: FaultKind,
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> => {
  if (kind === 'lost') throw new TypeError('Failed to fetch: a fault made by hand')
  if (kind === 'breach') return json(200, brokenBody)
  if (kind === 'slow') {
    await later(request.signal)
    return send(request)
  }
  return json(Number(kind), refusalBody(kind))
}

/** The faults that somebody has set in the dock. */
export const createFaults = (onChange: () => void) => {
  let faults: readonly Fault[] = []
  const set = (next: readonly Fault[]) => {
    faults = next
    onChange()
  }
  return {
    all: (): readonly Fault[] => faults,
    add: (fault: Fault): void => set([...faults, fault]),
    remove: (fault: Fault): void => set(faults.filter((one) => one !== fault)),
    /** The fault of a call that begins; a fault of one call is used up. */
    take: (name: string | undefined): FaultKind | undefined => {
      const found = faults.find(({ call }) => call === anyCall || call === name)
      if (found?.isOnce) set(faults.filter((one) => one !== found))
      return found?.kind
    },
  }
}
export type Faults = ReturnType<typeof createFaults>
