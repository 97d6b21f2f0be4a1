import { CatalogueInputError, type ProductInput } from './input.ts'

/** @throws CatalogueInputError when the variants do not fit the levels */
export const checkProduct = ({ mode, levels, variants }: ProductInput) => {
  if (mode === 'directly' && (levels.length > 0 || variants.length !== 1))
    throw new CatalogueInputError(
      'variants',
      'a directly sold product has one variant and no levels',
    )
  if (mode !== 'directly' && levels.length === 0)
    throw new CatalogueInputError(
      'levels',
      'a product with variants to pick needs attribute levels',
    )
  const seen = new Set<string>()
  for (const { sku, values } of variants) {
    const known =
      values.length === levels.length &&
      levels.every((level, i) => level.values.some(({ key }) => key === values[i]))
    if (!known)
      throw new CatalogueInputError(
        'variants',
        `variant ${sku} does not name a value of each level`,
      )
    const combination = values.join('\u0000')
    if (seen.has(combination))
      throw new CatalogueInputError('variants', `variant ${sku} repeats a combination`)
    seen.add(combination)
  }
}
