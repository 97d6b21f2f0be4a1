/**
 * Sends a body that is already JSON text, typed as its content, to avoid parsing and serializing it again. Tests check
 * that the rendered documents match the contract.
 */
export const rendered = <T>(
  reply: { header(name: string, value: string): unknown },
  json: string,
): T => {
  reply.header('content-type', 'application/json; charset=utf-8')
  return json as T
}
