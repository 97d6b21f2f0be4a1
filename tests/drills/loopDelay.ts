import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/**
 * Loaded into the server of a drill. On SIGUSR2 it writes the longest stall of the event loop, ms, to the file
 * `STALL_FILE`, and starts again.
 */
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
process.on('SIGUSR2', () => {
  writeFileSync(process.env.STALL_FILE ?? '', `${delay.max / 1e6}\n`)
  delay.reset()
})
