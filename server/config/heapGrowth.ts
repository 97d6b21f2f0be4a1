import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { machineBytes } from './machineBytes.ts'

const gigabyte = 2 ** 30

/**
 * How far a heap grows before V8 collects its old objects, percent of those in use: 100 on a machine with 1 GB for each
 * processor, since each processor but one has a thread that renders pages, with a heap of its own. 40, as on the command
 * line (tools/parts/heapFlags.ts), on smaller ones: they save memory rather than time.
 * @param machine its memory, bytes
 */
export const heapGrowth = (
  machine = machineBytes(),
  processors = availableParallelism(),
): number => (machine >= processors * gigabyte ? 100 : 40)

/**
 * Applies {@link heapGrowth} to all threads of this process. It replaces a value on the command line, which counts until
 * then.
 * @returns the percentage
 */
export const setHeapGrowth = (): number => {
  const percent = heapGrowth()
  setFlagsFromString(`--heap-growing-percent=${percent}`)
  return percent
}
