import type { contract } from '../../../src/contracts/index.ts'
import type { Order } from '../../../src/contracts/orders/order.ts'
import type { Paper, PaperKind } from '../../../src/contracts/orders/papers.ts'
import { paperFileName } from '../../../src/domain/orders/papers/paperName.ts'
import { paperNumber } from '../../../src/domain/orders/papers/paperNumber.ts'
import { said } from '../../../src/domain/shell/said.ts'
import type { Answers } from '../parts/answers.ts'
import { refuse } from '../parts/refusal.ts'
import type { World } from '../parts/world.ts'

/** How long the mock shop prepares papers once their order was read, ms. */
const preparingMs = 50

/** A page with the name of the file, in letters that every PDF reader has. */
const samplePdf = (name: string): string => {
  const text = `BT /F1 18 Tf 60 760 Td (${name}) Tj ET`
  return `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>> endobj
4 0 obj <</Length ${text.length}>> stream
${text}
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
trailer <</Root 1 0 R>>
%%EOF`
}

/** The papers of orders, which follow from each order (rule O20). */
export const createPapers = ({ tables, feed, later }: World) => {
  const ready = new Set<string>()

  const own = (customerId: string, id: string): Order => {
    const row = tables.order.findFirst((q) => q.where({ customerId, order: { _id: id } }))
    return row?.order ?? refuse(404, 'not_found', said('refusal.noOrder'))
  }

  const papersOf = (order: Order): Paper[] => {
    const paper = (
      kind: PaperKind,
      issuedAt: string,
      more: Partial<Pick<Paper, 'number' | 'shipment'>> = {},
    ): Paper => {
      const _id = [order._id, kind, more.shipment].filter((part) => part !== undefined).join('_')
      return { _id, kind, number: null, shipment: null, ...more, issuedAt, isReady: ready.has(_id) }
    }
    const first = Number(order.number.slice(2))
    return [
      paper('orderConfirmation', order.createdAt),
      paper('proforma', order.createdAt),
      ...order.shipments.flatMap(({ number: shipment, sentAt }) => {
        const at = sentAt ?? order.createdAt
        const number = paperNumber('INV', new Date(at).getUTCFullYear(), first)
        return [paper('packingList', at, { shipment }), paper('invoice', at, { shipment, number })]
      }),
    ]
  }

  const prepare = (customerId: string, order: Order): void => {
    for (const { _id } of papersOf(order)) ready.add(_id)
    const { _id: orderId, status } = order
    feed.send(customerId, { event: 'order.changed', body: { orderId, status } })
  }

  const answers: Answers<typeof contract.papers> = {
    // Without a server, the link is a data URL of the file.
    link: ({ customerId, params: { id, paperId } }) => {
      const order = own(customerId, id)
      const paper =
        papersOf(order).find(({ _id }) => _id === paperId) ??
        refuse(404, 'not_found', said('refusal.noPaper'))
      if (!paper.isReady) return refuse(409, 'conflict', said('refusal.paperNotReady'))
      const name = paperFileName({ ...paper, order: order.number })
      return { link: `data:application/pdf,${encodeURIComponent(samplePdf(name))}`, name }
    },
  }

  return {
    answers,
    /** An order as its customer sees it, with its papers. Those that are not ready become so soon. */
    withPapers: <T extends Order>(customerId: string, order: T): T => {
      const papers = papersOf(order)
      if (papers.some(({ isReady }) => !isReady))
        later(() => prepare(customerId, order), preparingMs)
      return { ...order, papers }
    },
    /** Acts for the worker: makes all papers of an order ready. */
    prepare: (orderId: string): void => {
      const row = tables.order.findFirst((q) => q.where({ order: { _id: orderId } }))
      if (row) prepare(row.customerId, row.order)
    },
  }
}
export type Papers = ReturnType<typeof createPapers>
