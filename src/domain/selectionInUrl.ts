import type { Product } from '../contracts/catalogue.ts'
import { pickedLevels, type Selection } from './variants.ts'

/** The part of a product's address that holds its choices: `?v=finish:silver,length:l45`. */
const parameter = 'v'

/** Ids as `Id` of the contract allows them need no escapes, so that the address stays readable. */
const isChoice = /^([\w-]+):([\w-]+)$/

/** The choices that a query asks for. What is none is left out; whether they are offered is not asked here. */
export const selectionIn = (search: string): Selection => {
  const choices = (new URLSearchParams(search).get(parameter) ?? '').split(',')
  return Object.fromEntries(
    choices.flatMap((choice) => {
      const [, attribute, value] = isChoice.exec(choice) ?? []
      return attribute && value ? [[attribute, value]] : []
    }),
  )
}

/** `search` with the choices of a product in it, in the order of its levels; the rest of it stays. */
export const withSelection = (
  search: string,
  product: Parameters<typeof pickedLevels>[0] & Pick<Product, 'attributes'>,
  selection: Selection,
): string => {
  const others = new URLSearchParams(search)
  others.delete(parameter)
  const choices = pickedLevels(product).flatMap(({ _id }) =>
    selection[_id] === undefined ? [] : [`${_id}:${selection[_id]}`],
  )
  const parts = [
    ...(others.size > 0 ? [others.toString()] : []),
    ...(choices.length > 0 ? [`${parameter}=${choices.join(',')}`] : []),
  ]
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
