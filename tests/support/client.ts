import { type AppRoute, initClient } from '@ts-rest/core'
import type { z } from 'zod'
import { apiBase, contract } from '../../src/contracts/index.ts'

const parse = (route: AppRoute, status: number, body: unknown) => {
  const schema = route.responses[status] as z.ZodType | undefined
  if (!schema)
    throw new Error(`${route.method} ${route.path} answered ${status}, which it does not declare`)
  return schema.parse(body)
}

/** A client of the contract against any address. Throws on a status or body that the contract does not declare. */
export const clientOf = (origin: string, token?: string) =>
  initClient(contract, {
    baseUrl: `${origin}${apiBase}`,
    baseHeaders: token ? { authorization: `Bearer ${token}` } : {},
    api: async ({ path, method, headers, body, route }) => {
      const response = await fetch(path, {
        method,
        headers,
        body: (body as string | null | undefined) ?? null,
      })
      const text = await response.text()
      return {
        status: response.status,
        body: parse(route, response.status, text === '' ? undefined : JSON.parse(text)),
        headers: response.headers,
      }
    },
  })

export type Client = ReturnType<typeof clientOf>
