import type {
  AppRoute,
  AppRouter,
  ClientInferResponseBody,
  ServerInferRequest,
} from '@ts-rest/core'

/** The caller: a customer or applicant on routes for them. */
type CallerOf<R extends AppRoute> = R['metadata'] extends { readonly access: 'visitor' }
  ? string | undefined
  : string

/** A call parsed by the contract, with its caller. */
export type Call<R extends AppRoute> = ServerInferRequest<R> & {
  readonly customerId: CallerOf<R>
  readonly token: string
}

type SuccessOf<R extends AppRoute> = Extract<keyof R['responses'], 200 | 201>

/** The answers to all calls of a router. Throws to refuse. */
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
