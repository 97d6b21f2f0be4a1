import { share } from '../../services/catalogue/share.ts'
import { useComposed } from './useComposed.ts'

/** Shares the address of the current page, or of another path of the shop, and reports the outcome. */
export const useShare = (): ((title: string, path?: string) => Promise<void>) => {
  const { root } = useComposed()
  return async (title, path = '') => {
    try {
      const outcome = await share({ title, url: new URL(path, window.location.href).href })
      if (outcome === 'copied') root.send({ type: 'said', sentence: { key: 'share.copied' } })
    } catch {
      root.send({ type: 'said', sentence: { key: 'share.failed' } })
    }
  }
}
