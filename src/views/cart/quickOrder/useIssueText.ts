import type { JudgedLine } from '../../../domain/cart/quickOrder/judgeLines.ts'
import { mostChoices } from '../../../domain/cart/quickOrder/matchCodes.ts'
import { inItsWords } from '../../../machines/parts/shell.ts'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useSentence } from '../../parts/hooks/useSentence.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'

/** Says what is unclear about a line, in the buyer's language. */
export const useIssueText = (): ((judged: JudgedLine) => string) => {
  const { t } = useTranslation()
  const { count } = useFormats()
  const sentence = useSentence()
  return ({ issue, line, variant }) => {
    switch (issue?.kind) {
      case undefined:
        return ''
      case 'waiting':
        return t('quickOrder.waiting')
      case 'unknown':
        return t(issue.suggestions.length > 0 ? 'quickOrder.unknownNear' : 'quickOrder.unknown')
      case 'several':
        return issue.choices.length < mostChoices
          ? t('quickOrder.several')
          : t('quickOrder.severalMore', { most: mostChoices })
      case 'unsold':
        return t('quickOrder.unsold')
      case 'quantity': {
        const { minimum = 1, step = 1, maximum = 0 } = variant?.quantityRule ?? {}
        const { quantity } = line
        if (quantity === undefined)
          return t('quickOrder.noQuantity', { quantity: line.asked.quantity })
        if (quantity > maximum) return t('quantity.most', { quantity: maximum })
        if (quantity < minimum) return t('quantity.steps', { step, minimum })
        return t('quickOrder.offStep', { quantity: count(quantity), step: count(step) })
      }
      case 'tooMany':
        return t('quantity.most', { quantity: variant?.quantityRule.maximum ?? 0 })
      case 'belowMinimum':
        return t('cart.belowMinimum')
      case 'refused':
        return sentence(inItsWords(issue.problem))
    }
  }
}
