import type { RequestSummary } from '../../../contracts/orders/requests.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'

/** The title of a request: the customer's text, or the order of a return. */
export const useRequestTitle = () => {
  const { t } = useTranslation()
  return ({ kind, subject }: Pick<RequestSummary, 'kind' | 'subject'>): string =>
    kind === 'return' ? t('request.returnOf', { number: subject }) : subject
}
