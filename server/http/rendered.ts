/**
 * A body that is JSON text already, typed as what it says, so that it is not parsed only to be written
 * again. Tests hold the documents that the catalogue writer renders to the contract.
 */
export const rendered = <T>(
  reply: { header(name: string, value: string): unknown },
  json: string,
): T => {
  reply.header('content-type', 'application/json; charset=utf-8')
  return json as T
}
