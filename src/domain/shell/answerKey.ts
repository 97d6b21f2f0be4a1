/** What a call is asked with, as the contract's client takes it. */
interface Asked {
  readonly params?: object
  readonly query?: object
}

/** The name under which a page holds the answer to a call: that of the call, with what it is asked. */
export const answerKey = (call: string, { params, query }: Asked = {}): string => {
  const given = Object.entries({ ...params, ...query }).map((each) => each.join('='))
  return [call, ...given.sort()].join(' ')
}
