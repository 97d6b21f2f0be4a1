import type { AppRoute } from '@ts-rest/core'
import { safeParse } from 'zod/v4/core'
import {
  inMatchingOrder,
  type NamedRoute,
  routesOf,
  schemaIn,
} from '../../mocks/contract/routes.ts'
import { apiBase, contract } from '../../src/contracts/index.ts'

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '([^/]+)')}$`)

const routes = inMatchingOrder(routesOf(contract)).map((named) => ({
  named,
  pattern: patternOf(named[1].path),
  params: [...named[1].path.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
}))

/** The path of a call of the API; undefined for every other address. */
export const apiPathOf = ({ pathname }: URL): string | undefined =>
  pathname.includes(`${apiBase}/`)
    ? pathname.slice(pathname.indexOf(apiBase) + apiBase.length)
    : undefined

/** The call of the contract at a path, with its parameters. */
export const routeAt = (
  method: string,
  path: string,
):
  | { readonly named: NamedRoute; readonly params: Readonly<Record<string, string>> }
  | undefined => {
  for (const { named, pattern, params } of routes) {
    const match = named[1].method === method ? pattern.exec(path) : null
    if (match)
      return {
        named,
        params: Object.fromEntries(params.map((name, i) => [name, match[i + 1] ?? ''])),
      }
  }
  return undefined
}

/** How an answer differs from the contract; undefined if it does not. */
export const breachOf = (route: AppRoute, status: number, text: string): string | undefined => {
  const schema = Object.hasOwn(route.responses, status)
    ? schemaIn(route.responses[status])
    : undefined
  if (!schema) return `the contract does not declare ${status}`
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return 'the answer is not JSON'
  }
  const [issue] = safeParse(schema, body).error?.issues ?? []
  return issue && `at ${issue.path.join('.') || 'its root'}: ${issue.message}`
}
