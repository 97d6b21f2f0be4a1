import { totalmem } from 'node:os'

/** The memory of the machine, or of its container, bytes. */
export const machineBytes = (): number =>
  Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
