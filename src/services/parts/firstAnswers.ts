/** An answer in the format of the client. */
interface Answer {
  readonly status: 200
  readonly body: unknown
  readonly headers: Headers
}

/** Answers embedded in the page, by request (`answerKey`). Each is used for one call. */
export interface FirstAnswers {
  take(key: string): Answer | undefined
}

/**
 * Reads the answers that the server has put into the page (`<script type="application/json" id="answers">`), so that
 * the first page shows without a round trip. They come from the same server as the answers of calls; a page without
 * them, as in development, makes the calls.
 */
export const readFirstAnswers = (page: Document): FirstAnswers => {
  const element = page.getElementById('answers')
  const bodies = new Map<string, unknown>(Object.entries(JSON.parse(element?.textContent ?? '{}')))
  element?.remove()
  return {
    take: (key) => {
      if (!bodies.has(key)) return undefined
      const body = bodies.get(key)
      bodies.delete(key)
      return { status: 200, body, headers: new Headers() }
    },
  }
}

/** A page without embedded answers. */
export const noAnswers: FirstAnswers = { take: () => undefined }
