import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { ErrorPage } from '../views/pages/ErrorPage.tsx'
import { NotFoundPage } from '../views/pages/NotFoundPage.tsx'

/** A page that could not be shown: 404, or the default error screen with the status or the message. */
export function RouteError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFoundPage />
    return <ErrorPage detail={`${error.status} ${error.statusText}`.trim()} />
  }
  return <ErrorPage detail={error instanceof Error ? error.message : String(error)} />
}
