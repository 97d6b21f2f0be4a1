import ky from 'ky'

/** Resolves when the server answers at all, whatever it says. */
export const probe = async (baseUrl: string, signal: AbortSignal): Promise<void> => {
  await ky(`${baseUrl}/language/show`, {
    signal,
    timeout: 10_000,
    retry: 0,
    throwHttpErrors: false,
    cache: 'no-store',
  })
}
