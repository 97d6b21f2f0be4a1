/** An answer in the format of the client. */
interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}

/** Answers embedded in the page, by request (`answerKey`). They are used until the page has been taken over. */
export interface FirstAnswers {
  /** When the server began to read them, by its clock, ms since the epoch. */
  readonly readAt?: number
  /** Whether the page was rendered for a customer who is logged in. */
  readonly isCustomers?: boolean
  /** The only language, besides English, of their texts; undefined if they have all languages. */
  readonly onlyLanguage?: string | undefined
  get(key: string): Answer | undefined
  /** From now on every call goes to the server. */
  drop(): void
}

/**
 * Reads the answers that the server has put into the page (`<script type="application/json" id="answers">`), so that
 * the first page shows without a round trip. They come from the same server as the answers of calls; a page without
 * them, as in development, makes the calls.
 */
export const readFirstAnswers = (page: Document): FirstAnswers => {
  const element = page.getElementById('answers')
  const replies = new Map<string, readonly [status: number, body: unknown]>(
    Object.entries(JSON.parse(element?.textContent ?? '{}')),
  )
  element?.remove()
  const readAt = Number(element?.getAttribute('data-read-at'))
  return {
    ...(readAt > 0 ? { readAt } : {}),
    isCustomers: element?.hasAttribute('data-customer') ?? false,
    onlyLanguage: element?.getAttribute('data-only-language') ?? undefined,
    get: (key) => {
      const reply = replies.get(key)
      if (!reply) return undefined
      const [status, body] = reply
      return { status, body, headers: new Headers() }
    },
    drop: () => replies.clear(),
  }
}

/** A page without embedded answers. */
export const noAnswers: FirstAnswers = { get: () => undefined, drop: () => undefined }
