/** The page of a list from `?page=`; the first if there is none, or it is above `last`. */
export const askedPage = (query: URLSearchParams, last: number): string => {
  const asked = query.get('page') ?? ''
  return /^[1-9]\d*$/.test(asked) && Number(asked) <= last ? asked : '1'
}
