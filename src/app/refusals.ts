import { redirect } from 'react-router-dom'
import type { Problem } from '../contracts/primitives.ts'
import { ServerFailure } from '../services/failures.ts'
import type { Composed } from './compose.ts'

/** A page that is not there. */
export const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' })

/** What refusals of a page's calls come to. */
export const createRefusals = ({ cookies }: Pick<Composed, 'cookies'>) => {
  /** A token that the server does not take is worth nothing here either, whoever wrote it. */
  const toLogin = () => {
    cookies.removeUser()
    return redirect('/login')
  }

  /** The login, the 404 page, or the default error screen. */
  const refusedPage = ({ status, body }: { status: number; body: Problem }) => {
    if (status === 401) return toLogin()
    if (status === 404) return notFound()
    return new ServerFailure(status, body)
  }
  return { toLogin, refusedPage }
}
