import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { inItsWords } from '../machines/shell.ts'
import { ContractBreach, ServerFailure } from '../services/failures.ts'
import { ErrorPage } from '../views/pages/ErrorPage.tsx'
import { NotFoundPage } from '../views/pages/NotFoundPage.tsx'
import { useSentence } from '../views/parts/useSentence.ts'
import { ConnectivityOverlay } from '../views/shell/ConnectivityOverlay.tsx'
import { ShopContext } from '../views/shell/shop.ts'
import { useComposed } from './useComposed.ts'

/** A page that could not be shown: 404, or the default error screen with the status or the message. */
export function RouteError() {
  const { t } = useTranslation()
  const say = useSentence()
  const error = useRouteError()
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFoundPage />
    return <ErrorPage detail={`${error.status} ${error.statusText}`.trim()} />
  }
  // What breaks the contract is written down for us; the buyer reads the default.
  if (error instanceof ContractBreach) return <ErrorPage detail={t('error.default')} />
  if (error instanceof ServerFailure) return <ErrorPage detail={say(inItsWords(error.problem))} />
  return <ErrorPage detail={error instanceof Error ? error.message : String(error)} />
}

/** The same before the shell could be shown. */
export function ShellError() {
  const { refs } = useComposed()
  return (
    <ShopContext value={refs}>
      <main>
        <RouteError />
      </main>
      <ConnectivityOverlay />
    </ShopContext>
  )
}
