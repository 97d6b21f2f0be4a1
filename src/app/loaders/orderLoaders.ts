import { type LoaderFunctionArgs, replace } from 'react-router-dom'
import type { Order, OrderSummary } from '../../contracts/orders/order.ts'
import { askedOrders, historyPath } from '../../domain/orders/orderSearch.ts'
import { askedPage } from '../../domain/shell/askedPage.ts'
import type { SessionUser } from '../../machines/account/sessionSetup.ts'
import { readRequest } from '../../services/orders/readRequest.ts'
import type { Api } from '../../services/parts/api.ts'
import { accepted } from './refusals.ts'

const historyPageSize = 20
const lastHistoryPage = 99_999
/** Orders that a return can be chosen from. */
const ordersAtOnce = 100

/** The loaders of a customer's orders and requests. */
export const orderLoaders = (api: Api, user: SessionUser) => {
  const requests = async ({ request: { signal } }: LoaderFunctionArgs) => {
    const reply = await api.requests.list({ fetchOptions: { signal } })
    return { customerId: user._id, requests: accepted(reply).data }
  }

  /** An order, if it is the customer's. */
  const orderOf = async (id: string, signal: AbortSignal): Promise<Order | undefined> => {
    const reply = await api.orders.get({ params: { id }, fetchOptions: { signal } })
    return reply.status === 200 ? reply.body : undefined
  }

  /** The newest orders, and the requested one, whatever its age, with its lines. Excludes cancelled orders. */
  const returnable = async (
    orderId: string,
    signal: AbortSignal,
  ): Promise<{ orders: readonly OrderSummary[]; asked: Order | undefined }> => {
    const query = { limit: String(ordersAtOnce) }
    const [reply, asked] = await Promise.all([
      api.orders.mine({ query, fetchOptions: { signal } }),
      orderId === '' ? undefined : orderOf(orderId, signal),
    ])
    const { data } = accepted(reply)
    const isOld = asked && !data.some(({ _id }) => _id === asked._id)
    const orders = [...data, ...(isOld ? [asked] : [])]
    return { orders: orders.filter(({ status }) => status !== 'cancelled'), asked }
  }

  /** The order that `/history` shows open: the one in the link, otherwise the newest. */
  const openOrder = (orders: readonly OrderSummary[], wanted: string | null, page: number) => {
    if (wanted === null) return page === 1 ? orders[0] : undefined
    return orders.find(({ number }) => number === wanted)
  }

  return {
    requests,

    request: async ({ request: { signal }, params }: LoaderFunctionArgs) => ({
      known: await readRequest(api, params.requestId ?? '', signal),
    }),

    /** The orders with pieces that can be returned; `?order=` is preselected. */
    returns: async (args: LoaderFunctionArgs) => {
      const { url, signal } = args.request
      const wanted = new URL(url).searchParams.get('order') ?? ''
      const [sent, found] = await Promise.all([requests(args), returnable(wanted, signal)])
      const orderId = found.orders.some(({ _id }) => _id === wanted) ? wanted : ''
      return { ...sent, ...found, orderId }
    },

    /** A page of the orders that the address asks for, with the lines of the open one. A page number that is too high leads to the last page. */
    history: async ({ request }: LoaderFunctionArgs) => {
      const { searchParams } = new URL(request.url)
      const page = askedPage(searchParams, lastHistoryPage)
      const asked = askedOrders(searchParams)
      const { query, status } = asked
      const sent = { ...(query && { query }), ...(status && { status }) }
      const reply = await api.orders.mine({
        query: { limit: String(historyPageSize), page, ...sent },
        fetchOptions: { signal: request.signal },
      })
      const { data, total } = accepted(reply)
      const pageCount = Math.max(1, Math.ceil(total / historyPageSize))
      if (Number(page) > pageCount) throw replace(historyPath(asked, { page: pageCount }))
      const wanted = searchParams.get('order')
      const open = openOrder(data, wanted, Number(page))
      return {
        orders: data,
        asked,
        total,
        pageNumber: Number(page),
        pageCount,
        isWanted: wanted !== null,
        openId: open?._id,
        opened: open && (await orderOf(open._id, request.signal)),
      }
    },
  }
}
