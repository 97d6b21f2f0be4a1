import type { ContentLoaders } from './contentLoaders.ts'
import type { CustomerLoaders } from './customerLoaders.ts'
import type { Loaders } from './loaders.ts'

type AnyLoaders = Omit<Loaders, 'of'> & CustomerLoaders['pages'] & ContentLoaders

/** What the loader of a page returns. */
export type Loaded<K extends keyof AnyLoaders> = Exclude<
  Awaited<ReturnType<AnyLoaders[K]>>,
  Response | null
>
