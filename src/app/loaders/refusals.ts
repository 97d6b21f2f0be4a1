import { redirect } from 'react-router-dom'
import type { Category } from '../../contracts/catalogue/product.ts'
import type { Problem } from '../../contracts/primitives.ts'
import { ServerFailure } from '../../services/parts/failures.ts'

/** The 404 page. */
export const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' })

/** The page of a product that is no longer sold, with a way back to its category. */
export const notSold = (category: Category | undefined) =>
  Response.json({ withdrawnFrom: category ?? null }, { status: 404 })

/** Redirects to the login, which continues if the session has found a newer login meanwhile. */
export const toLogin = () => redirect('/login')

/** Statuses of a call whose values come from an address that has no page: nothing is there, or a value is malformed. */
const ofWrongAddress = [404, 422]

/** The page after a refused call: the login, the 404 page (rule P4), or the default error screen. */
export const refusedPage = ({ status, body }: { status: number; body: Problem }) => {
  if (status === 401) return toLogin()
  if (ofWrongAddress.includes(status)) return notFound()
  return new ServerFailure(status, body)
}

/**
 * The body of an accepted call.
 * @throws `refusedPage` of a refused one
 */
export const accepted = <Reply extends { readonly status: number; readonly body: unknown }>(
  reply: Reply,
): Extract<Reply, { status: 200 }>['body'] => {
  if (reply.status === 200) return reply.body
  throw refusedPage(reply as { status: number; body: Problem })
}

/** The same for a call that throws its refusal; other errors are unchanged. */
export const failedPage = (error: unknown) => {
  if (!(error instanceof ServerFailure)) return error
  return refusedPage({ status: error.status, body: error.problem })
}
