/** The page of a list that an address asks for with `?page=`; the first where it asks for none up to `last`. */
export const askedPage = (query: URLSearchParams, last: number): string => {
  const asked = query.get('page') ?? ''
  return /^[1-9]\d*$/.test(asked) && Number(asked) <= last ? asked : '1'
}
