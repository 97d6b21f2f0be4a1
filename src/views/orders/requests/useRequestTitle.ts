import type { RequestSummary } from '../../../contracts/requests.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'

/** How a request is called: by what the customer wrote, a return by its order. */
export const useRequestTitle = () => {
  const { t } = useTranslation()
  return ({ kind, subject }: Pick<RequestSummary, 'kind' | 'subject'>): string =>
    kind === 'return' ? t('request.returnOf', { number: subject }) : subject
}
