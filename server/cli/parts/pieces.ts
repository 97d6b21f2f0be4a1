import { InvalidArgumentError } from 'commander'
import type { PiecesOfSku } from '../../orders/parcelsOf.ts'
import { toCount } from './arguments.ts'

/** `CB05-S-40=3`, added to those before. */
export const toPieces = (
  text: string,
  before: readonly PiecesOfSku[] = [],
): readonly PiecesOfSku[] => {
  const [, sku, count] = /^(.+)=([^=]+)$/.exec(text) ?? []
  if (sku === undefined || count === undefined)
    throw new InvalidArgumentError('Write a SKU and a number of pieces, such as CB05-S-40=3.')
  return [...before, { sku, quantity: toCount(count) }]
}
