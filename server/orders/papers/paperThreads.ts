import { extname } from 'node:path'
import { Piscina } from 'piscina'
import type { PaperTask } from './paperThread.ts'

/** The thread's module is beside this one, in the sources and in the compiled server. */
const filename = new URL(`./paperThread${extname(import.meta.url)}`, import.meta.url).href

/** How long the thread waits for another paper before it ends and frees its memory, ms. */
const idleMs = 30_000

let threads: Piscina | undefined

/**
 * Renders a paper as a PDF in a thread, so that other requests need not wait meanwhile: the invoice of an order with
 * thousands of lines takes seconds.
 */
export const renderInThread = async (task: PaperTask): Promise<Buffer> => {
  threads ??= new Piscina({
    ...{ filename, minThreads: 0, maxThreads: 1, idleTimeout: idleMs, atomics: 'disabled' },
  })
  const pdf: Uint8Array = await threads.run(task)
  return Buffer.from(pdf)
}
