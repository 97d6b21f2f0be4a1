import { useActorRef } from '@xstate/react'
import { machines } from '../../machines/index.ts'
import { Products } from '../../views/pages/listing/Products.tsx'
import { wholeList } from '../examples/samples.ts'

/** All sample products, as the children of a page that lists them. */
export function SamplePieces() {
  const listing = useActorRef(machines.listing, {
    input: { source: { kind: 'category', slug: 'all', filter: '' }, first: wholeList },
  })
  return <Products listing={listing} places={{ current: [] }} />
}
