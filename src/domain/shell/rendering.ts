import type { MessagePort } from 'node:worker_threads'
import type { Message, Problem } from '../../contracts/primitives.ts'

/** A call of a page that is being rendered. */
export interface ServerCall {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** Answers a call that reads, as the API answers it. The body is JSON. */
export type AnswerCall = (call: ServerCall) => Promise<{ status: number; body: string }>

/** A form that was posted without script, and what the shop has said to it. */
export interface Posted {
  /** The path of the call that the shop has made of the form; none for a form that needs script. */
  readonly call?: string | undefined
  /** The status of the reply. */
  readonly status: number
  readonly said: Message | Problem
  /** By the names of the fields. */
  readonly fields: Readonly<Record<string, string>>
}

/** A request for a page of the shop. */
export interface PageRequest {
  /** The address; only its path and query count. */
  readonly url: URL
  /** The decoded cookies. Their login, if there is one, is valid. */
  readonly cookies: ReadonlyMap<string, string>
  /** The token of the login. */
  readonly token: string | undefined
  /** The language for a buyer who has chosen none, and whether the address asks for it. */
  readonly language: string
  readonly isLanguageAsked: boolean
  readonly posted?: Posted | undefined
  readonly answer: AnswerCall
  /** Ends the rendering. */
  readonly signal: AbortSignal
  readonly onError: (error: unknown) => void
}

/** The page at an address, or the address that it leads to. */
export type RenderedPage =
  | { readonly to: string }
  | {
      readonly status: number
      /** The links that belong into the head, such as that of the main picture. */
      readonly links: readonly string[]
      /** The content of `<div id="root">`, in UTF-8: bytes are sent between threads, and to the browser, as they are. */
      readonly markup: Uint8Array
      /** The answers to the page's calls, as JSON in UTF-8 that is safe in a script element. */
      readonly answers: Uint8Array
      /** A time before the first of them was read, ms since the epoch. */
      readonly readAt: number
      /** Whether a customer is logged in. */
      readonly isCustomers: boolean
      /** The only language, besides English, of the texts of the answers; undefined if they have all languages. */
      readonly onlyLanguage: string | undefined
    }

/**
 * Renders a page (rule P19).
 * @throws when it takes too long, or the page cannot be rendered
 */
export type PageRenderer = (request: PageRequest) => Promise<RenderedPage>

/** A page that a thread of the server renders. The port carries its calls to the server, and the answers back. */
export interface RenderTask extends Omit<PageRequest, 'url' | 'answer' | 'signal' | 'onError'> {
  readonly url: string
  readonly port: MessagePort
}

/** What a rendering thread sends: a call with its number, or an error of a part of the page. */
export type FromThread =
  | { readonly id: number; readonly call: ServerCall }
  | { readonly error: unknown }

/** The answer to a call with this number; without one it has failed. */
export interface ToThread {
  readonly id: number
  readonly answer?: Awaited<ReturnType<AnswerCall>>
}
