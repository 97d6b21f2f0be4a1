/**
 * Sends a body that is already JSON, as text or bytes, typed as its content, to avoid parsing and serializing it again. Tests check
 * that the rendered documents match the contract.
 */
export const rendered = <T>(
  reply: { header(name: string, value: string): unknown },
  json: string | Buffer,
): T => {
  reply.header('content-type', 'application/json; charset=utf-8')
  return json as T
}
