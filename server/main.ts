import { buildApp } from './app.ts'
import type { Deps } from './deps.ts'
import { jobHandlers } from './jobHandlers.ts'
import { openShop } from './open.ts'
import { sayStartErrors } from './startError.ts'
import { createJobs } from './store/jobs/jobs.repo.ts'
import { startWorker } from './store/jobs/worker.ts'
import { purgeExpired } from './store/purge.ts'

/**
 * Listens, and closes on SIGTERM or SIGINT: no new connections, running requests are answered, the
 * database is closed, exit 0.
 * @returns the address it listens on
 */
export const serve = async (deps: Deps): Promise<string> => {
  const app = await buildApp(deps)
  let isClosing = false
  const close = async () => {
    if (isClosing) return
    isClosing = true
    await app.close()
    await stopWorker()
    await deps.engine.close()
    process.exit(0)
  }
  // A request that was under way when the closing began would otherwise keep its connection open.
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
  const purge = () =>
    purgeExpired(deps.engine.db, deps.now()).catch((error: unknown) =>
      app.log.error({ err: error }, 'purge failed'),
    )
  setInterval(purge, 3_600_000).unref()
  await purge()
  try {
    return await app.listen({ port: deps.config.port, host: deps.config.host })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    console.error(`Port ${deps.config.port} is taken; set another one, such as PORT=4001 npm start`)
    return process.exit(1)
  }
}

if (import.meta.main) await sayStartErrors(async () => serve(await openShop()))
