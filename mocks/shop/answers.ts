import type {
  AppRoute,
  AppRouter,
  ClientInferResponseBody,
  ServerInferRequest,
} from '@ts-rest/core'

/** The customer who calls: known where the contract keeps a route for customers or applicants. */
type CallerOf<R extends AppRoute> = R['metadata'] extends { readonly access: 'visitor' }
  ? string | undefined
  : string

/** A call as the contract reads it, by whoever may make it. */
export type Call<R extends AppRoute> = ServerInferRequest<R> & {
  readonly customerId: CallerOf<R>
  readonly token: string
}

type SuccessOf<R extends AppRoute> = Extract<keyof R['responses'], 200 | 201>

/** What a shop says to each call of a router; it refuses by throwing. */
export type Answers<T extends AppRouter> = {
  readonly [K in keyof T]: T[K] extends AppRoute
    ? (
        call: Call<T[K]>,
      ) =>
        | ClientInferResponseBody<T[K], SuccessOf<T[K]>>
        | Promise<ClientInferResponseBody<T[K], SuccessOf<T[K]>>>
    : T[K] extends AppRouter
      ? Answers<T[K]>
      : never
}
