import type { AppRoute } from '@ts-rest/core'
import { fromContract } from '../../mocks/contract/fromContract.ts'

const { bodyOf } = fromContract()

/** An answer that the contract accepts; the same each time. */
export const exampleOf = (route: AppRoute, status: number): unknown =>
  bodyOf<AppRoute, number>(route, status)
