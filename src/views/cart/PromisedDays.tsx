import { backorderDays, inStockDays, shipsBy } from '../../domain/orders/shipping.ts'
import { useDay } from '../parts/hooks/useDay.ts'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useIsTakenOver } from '../parts/hooks/useIsTakenOver.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'

/** The days by which the pieces of a row ship if it is ordered today (rule O5). The server does not know the day. */
export function PromisedDays({ quantity, late }: { quantity: number; late: number }) {
  const { t } = useTranslation()
  const { count } = useFormats()
  const day = useDay()
  const isTakenOver = useIsTakenOver()
  if (!isTakenOver) return t('cart.lineLate')
  const [soon, later] = [inStockDays, backorderDays].map((days) => day(shipsBy(Date.now(), days)))
  if (late === quantity) return t('cart.shipsBy', { pieces: count(late), day: later ?? '' })
  return t('cart.shipsSplit', {
    ...{ now: count(quantity - late), soon: soon ?? '' },
    ...{ late: count(late), later: later ?? '' },
  })
}
