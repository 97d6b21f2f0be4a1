/** The arguments of a call, as for the contract's client. */
interface Asked {
  readonly params?: object
  readonly query?: object
}

/** The key of an answer that is embedded in a page: the name of the call with its arguments. */
export const answerKey = (call: string, { params, query }: Asked = {}): string => {
  const given = Object.entries({ ...params, ...query }).map((each) => each.join('='))
  return [call, ...given.sort()].join(' ')
}
