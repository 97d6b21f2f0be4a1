import { buildApp } from './app.ts'
import { measurePictures } from './catalogue/measurePictures.ts'
import { setHeapGrowth } from './config/heapGrowth.ts'
import { exitCodes, StartError, sayStartErrors } from './config/startError.ts'
import { mediaDir } from './folders.ts'
import { jobHandlers } from './jobHandlers.ts'
import type { Deps } from './opening/deps.ts'
import { openShop } from './opening/open.ts'
import { purge } from './purge.ts'
import { startFacts } from './startFacts.ts'
import { createJobs } from './store/jobs/jobs.repo.ts'
import { startWorker } from './store/jobs/worker.ts'

/**
 * Listens, and closes on SIGTERM or SIGINT: it accepts no new connections, answers running requests, closes the
 * database and exits with 0.
 * @param warnings warnings to log at the start
 * @returns the address it listens on
 * @throws StartError when it cannot listen, or cannot write to its folders
 */
export const serve = async (deps: Deps, warnings: readonly string[] = []): Promise<string> => {
  const app = await buildApp(deps)
  const growth = setHeapGrowth()
  app.log.info({ ...(await startFacts(deps)), heapGrowth: growth }, 'the shop opens')
  for (const warning of warnings) app.log.warn(warning)
  let isClosing = false
  let measuring: Promise<void> | undefined
  const close = async () => {
    if (isClosing) return
    isClosing = true
    await app.close()
    await stopWorker()
    await measuring
    await deps.engine.close()
    process.exit(0)
  }
  // A request that is running when the server closes would otherwise keep its connection open.
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
  const stopWorker = startWorker(
    createJobs(deps.engine, deps.now),
    jobHandlers(deps),
    ({ id, kind, attempts }, error) =>
      app.log.error({ err: error, job: id, kind, attempts }, 'job failed'),
    (error) => app.log.error({ err: error }, 'worker failed'),
  )
  const purgeNow = () =>
    purge(deps).catch((error: unknown) => app.log.error({ err: error }, 'purge failed'))
  setInterval(purgeNow, 3_600_000).unref()
  await purgeNow()
  try {
    const address = await app.listen({ port: deps.config.port, host: deps.config.host })
    // In the background: a shop that was just upgraded may have many pictures.
    measuring = measurePictures(
      deps.engine,
      mediaDir(deps.config),
      deps.now,
      () => isClosing,
    ).catch((error: unknown) => app.log.error({ err: error }, 'measuring pictures failed'))
    return address
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    throw new StartError(
      `Port ${deps.config.port} is taken. Stop the process that has it, or set another port, such as PORT=4001 npm start`,
      { cause: error, exitCode: exitCodes.unavailable },
    )
  }
}

if (import.meta.main) await sayStartErrors(async () => serve(await openShop()))
