import { openTabChannel } from '../parts/tabChannel.ts'

/** The login in the cookie, shared by the tabs of one browser. */
export interface OtherTabs {
  /** Notifies the other tabs of the token now in the cookie. */
  tell(token: string | null): void
  /** Calls `look` when another tab has changed the cookie, or may have done so while this one was suspended. */
  watch(look: () => void): () => void
}

/** Milliseconds between two reads of a cookie that does not show the change yet, and the number of reads. */
const [pause, looks] = [50, 40]

/** @param readToken the token in the cookie */
export const createOtherTabs = (readToken: () => string | null): OtherTabs => {
  const channel = openTabChannel<string | null>('alma.login')
  return {
    tell: channel.send,
    watch: (look) => {
      let isStopped = false
      // A message can arrive before the cookie: browsers keep cookies in a separate process.
      const lookOnceThere = (token: string | null, left = looks) => {
        if (isStopped) return
        if (readToken() === token || left === 0) look()
        else setTimeout(lookOnceThere, pause, token, left - 1)
      }
      const stop = channel.listen(lookOnceThere, look)
      return () => {
        isStopped = true
        stop()
      }
    },
  }
}
