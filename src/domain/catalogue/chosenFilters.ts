import type { ListingFilter } from './listingFilter.ts'

/** The filter with a value chosen, or no longer chosen. */
export const toggleValue = (
  filter: ListingFilter,
  attribute: string,
  value: string,
): ListingFilter => {
  const { [attribute]: chosen = [], ...others } = filter.attributes
  const values = chosen.includes(value)
    ? chosen.filter((each) => each !== value)
    : [...chosen, value]
  return {
    ...filter,
    attributes: values.length > 0 ? { ...others, [attribute]: values } : others,
  }
}

/** The filter with another stock; every stock if none is given. */
export const withStock = (
  { stock: _stock, ...rest }: ListingFilter,
  stock?: ListingFilter['stock'],
): ListingFilter => (stock && stock !== 'all' ? { ...rest, stock } : rest)

/** The filter between two prices in rupees; both limits are optional. */
export const withPrices = (
  { min: _min, max: _max, ...rest }: ListingFilter,
  { min, max }: Pick<ListingFilter, 'min' | 'max'> = {},
): ListingFilter => ({
  ...rest,
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
})

/** The filter in another order; the list's own if none is given. */
export const withSort = (
  { sort: _sort, ...rest }: ListingFilter,
  sort?: ListingFilter['sort'],
): ListingFilter => (sort ? { ...rest, sort } : rest)

/** Removes all choices and keeps the order. */
export const cleared = ({ sort }: ListingFilter): ListingFilter =>
  withSort({ attributes: {} }, sort)

/** The number of choices that narrow the list: values, a stock, a price range. */
export const countChosen = ({ attributes, stock, min, max }: ListingFilter): number =>
  Object.values(attributes).flat().length +
  (stock && stock !== 'all' ? 1 : 0) +
  (min === undefined && max === undefined ? 0 : 1)
