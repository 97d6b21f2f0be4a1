import { share } from '../services/share.ts'
import { useComposed } from './useComposed.ts'

/** Hands on the address of the page that is shown, and says what came of it. */
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
