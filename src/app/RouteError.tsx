import { Suspense } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { inItsWords } from '../machines/parts/shell.ts'
import { NetworkError, ServerFailure } from '../services/parts/failures.ts'
import { useSentence } from '../views/parts/hooks/useSentence.ts'
import { useTranslation } from '../views/parts/hooks/useTranslation.ts'
import { lazyPart } from '../views/parts/lazyPart.tsx'
import { CodeError } from '../views/parts/loadCode.ts'
import { ShopContext } from '../views/parts/shop.ts'
import { ErrorPage } from '../views/shell/ErrorPage.tsx'
import { NotFoundPage } from '../views/shell/NotFoundPage.tsx'
import { ConnectivityOverlay } from '../views/shell/notices/ConnectivityOverlay.tsx'
import { OfflineBar } from '../views/shell/notices/OfflineBar.tsx'
import { useComposed } from './compose/useComposed.ts'

const WithdrawnPage = lazyPart(() => import('../views/catalogue/product/WithdrawnPage.tsx'))

/**
 * A page that could not be shown: a product that is no longer sold, 404, or the default error screen with the status or
 * the message.
 */
export function RouteError() {
  const { t } = useTranslation()
  const say = useSentence()
  const error = useRouteError()
  const { root } = useComposed()
  const retry = () => root.send({ type: 'shop.changed', what: 'everything' })
  if (isRouteErrorResponse(error)) {
    if (error.data?.withdrawnFrom !== undefined)
      return (
        <Suspense>
          <WithdrawnPage category={error.data.withdrawnFrom} />
        </Suspense>
      )
    if (error.status === 404) return <NotFoundPage />
    return <ErrorPage detail={`${error.status} ${error.statusText}`.trim()} />
  }
  if (error instanceof ServerFailure)
    return (
      <ErrorPage
        detail={say(inItsWords(error.problem))}
        {...(error.status >= 500 ? { onRetry: retry } : {})}
      />
    )
  if (error instanceof NetworkError || error instanceof CodeError)
    return <ErrorPage detail={t('failed.text')} onRetry={retry} />
  // The cause is logged for developers; the buyer sees the default text.
  return <ErrorPage detail={t('error.default')} />
}

/** The same before the shell could be shown. */
export function ShellError() {
  const { refs } = useComposed()
  return (
    <ShopContext value={refs}>
      <main>
        <RouteError />
      </main>
      <OfflineBar />
      <ConnectivityOverlay />
    </ShopContext>
  )
}
