import Download from 'lucide-react/icons/download'
import { useId } from 'react'
import type { Order } from '../../contracts/orders/order.ts'
import type { Paper } from '../../contracts/orders/papers.ts'
import { linesCsv } from '../../domain/orders/linesCsv.ts'
import type { PaperDownloadRef } from '../../machines/orders/paperDownload.machine.ts'
import controls from '../parts/controls.module.css'
import { useCan } from '../parts/hooks/useCan.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { saveFile } from '../parts/saveFile.ts'
import styles from './OrderPapers.module.css'

/** The papers of an order for download, and its lines as a CSV file (rule O24). */
export function OrderPapers({ order, download }: { order: Order; download: PaperDownloadRef }) {
  const { t, language } = useTranslation()
  const heading = useId()
  return (
    <section className={styles.papers} aria-labelledby={heading}>
      <h2 id={heading}>{t('order.papers')}</h2>
      <ul>
        {order.papers.map((paper) => (
          <li key={paper._id}>
            <PaperButton paper={paper} download={download} />
          </li>
        ))}
        <li>
          <button
            type="button"
            className={controls.textButton}
            onClick={() => saveFile(`${order.number}.csv`, 'text/csv', linesCsv(order, language))}
          >
            <Download aria-hidden size={16} /> {t('order.linesCsv')}
          </button>
        </li>
      </ul>
    </section>
  )
}

function PaperButton({ paper, download }: { paper: Paper; download: PaperDownloadRef }) {
  const { t } = useTranslation()
  const { _id, kind, number, shipment, isReady } = paper
  const request = { type: 'paper.requested', paperId: _id } as const
  const canDownload = useCan(download, request)
  const name =
    number !== null
      ? t('order.paperNumbered', { paper: t(`order.paper.${kind}`), number })
      : shipment !== null
        ? t('order.paperOfShipment', { paper: t(`order.paper.${kind}`), number: shipment })
        : t(`order.paper.${kind}`)
  if (!isReady)
    return <span className={styles.waiting}>{t('order.paperWaits', { paper: name })}</span>
  return (
    <button
      type="button"
      className={controls.textButton}
      aria-disabled={!canDownload}
      onClick={() => download.send(request)}
    >
      <Download aria-hidden size={16} /> {name}
    </button>
  )
}
