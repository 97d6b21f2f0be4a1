/** A page of a list, counted from 1. */
export const pageOf = <T>(
  all: readonly T[],
  { page, limit }: { readonly page: number; readonly limit: number },
) => ({
  data: all.slice((page - 1) * limit, page * limit),
  total: all.length,
  page,
  limit,
})
