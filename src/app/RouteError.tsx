import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { inItsWords } from '../machines/parts/shell.ts'
import { ContractBreach, ServerFailure } from '../services/parts/failures.ts'
import { ShopContext } from '../views/parts/shop.ts'
import { useSentence } from '../views/parts/useSentence.ts'
import { ErrorPage } from '../views/shell/ErrorPage.tsx'
import { NotFoundPage } from '../views/shell/NotFoundPage.tsx'
import { ConnectivityOverlay } from '../views/shell/notices/ConnectivityOverlay.tsx'
import { useComposed } from './compose/useComposed.ts'

/** A page that could not be shown: 404, or the default error screen with the status or the message. */
export function RouteError() {
  const { t } = useTranslation()
  const say = useSentence()
  const error = useRouteError()
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFoundPage />
    return <ErrorPage detail={`${error.status} ${error.statusText}`.trim()} />
  }
  // Contract violations are logged for the developers; the buyer reads the default text.
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
