import { share } from '../../services/catalogue/share.ts'
import { useComposed } from './useComposed.ts'

/** Shares the address of the current page and reports the outcome. */
export const useShare = (): ((title: string) => Promise<void>) => {
  const { root } = useComposed()
  return async (title) => {
    try {
      const outcome = await share({ title, url: window.location.href })
      if (outcome === 'copied') root.send({ type: 'said', sentence: { key: 'share.copied' } })
    } catch {
      root.send({ type: 'said', sentence: { key: 'share.failed' } })
    }
  }
}
