/** Timeout of an answer, ms. */
const timeout = 10_000

/** Resolves when the server answers at all, with any status. */
export const probe = async (baseUrl: string, signal: AbortSignal): Promise<void> => {
  await fetch(`${baseUrl}/language/show`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    cache: 'no-store',
  })
}
