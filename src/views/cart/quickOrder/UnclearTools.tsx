import Download from 'lucide-react/icons/download'
import { csvOf } from '../../../domain/cart/quickOrder/csvOf.ts'
import type { JudgedLine } from '../../../domain/cart/quickOrder/judgeLines.ts'
import controls from '../../parts/controls.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { saveFile } from '../../parts/saveFile.ts'
import { useIssueText } from './useIssueText.ts'

/** The download of the lines that are still unclear. */
export function UnclearTools({ lines }: { lines: readonly JudgedLine[] }) {
  const { t } = useTranslation()
  const issueText = useIssueText()
  return (
    <button
      type="button"
      className={controls.textButton}
      onClick={() => saveFile('alma-unclear-lines.csv', 'text/csv', csvOf(lines, issueText))}
    >
      <Download aria-hidden size={16} /> {t('quickOrder.download')}
    </button>
  )
}
