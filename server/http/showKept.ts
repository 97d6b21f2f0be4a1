import type { FastifyRequest } from 'fastify'
import { createKeptPages } from '../store/kept/keptPages.ts'
import type { CacheDeps } from '../store/kept/textCache.ts'
import type { LastChange } from '../store/shopVersion.ts'
import { rendered } from './rendered.ts'

interface Call {
  readonly request: Pick<FastifyRequest, 'shopVersion'>
  readonly reply: Parameters<typeof rendered>[0]
}

/**
 * Answers with cached JSON.
 * @param name separates the keys of these answers from those of the others
 * @returns answers with what `read` has read, which is read again once `lastChange` is later
 */
export const createShowKept = (deps: CacheDeps, name: string) => {
  const pages = createKeptPages(deps, name)
  return async (
    { request, reply }: Call,
    key: string,
    read: () => Promise<unknown>,
    lastChange: LastChange,
  ) => {
    const page = async () => ({ text: JSON.stringify(await read()), lastChange })
    const json = await pages.bytes(key, page, request.shopVersion)
    return { status: 200 as const, body: rendered<never>(reply, json) }
  }
}
