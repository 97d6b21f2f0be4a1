import { useActorRef } from '@xstate/react'
import { createActor } from 'xstate'
import { machines } from '../../../src/machines/index.ts'
import { Products } from '../../../src/views/catalogue/listing/Products.tsx'
import { wholeList } from './samples.ts'

/** All sample products, as the children of a page that lists them. */
export function SamplePieces() {
  const listing = useActorRef(machines.listing, {
    input: { source: { kind: 'category', slug: 'all', filter: '' }, first: wholeList },
  })
  return <Products listing={listing} places={{ current: [] }} />
}

/** The filters of a sample page, closed. */
export const closedSheet = createActor(machines.filterSheet).start()
