import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react'
import { loadCode } from './loadCode.ts'
import { Unloaded } from './Unloaded.tsx'

/**
 * A part of a page whose code loads when it is first shown. If the code does not load, the part says so and can be
 * retried, while the page stays (rule P5).
 * @param load imports its module, whose default export it is
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => {
  let Part: ComponentType<Props> | undefined
  const Lost = (props: Props) => {
    const [isLoading, setLoading] = useState(false)
    if (Part) return <Part {...props} />
    const retry = async () => {
      setLoading(true)
      Part = await loadCode(load).then(
        (module) => module.default,
        () => undefined,
      )
      setLoading(false)
    }
    return <Unloaded isRetrying={isLoading} onRetry={retry} />
  }
  return lazy(() => loadCode(load).catch(() => ({ default: Lost })))
}

/** The same for a part that the page can do without (rule N6): if its code does not load, nothing is shown. */
export const lazyExtra = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => loadCode(load).catch(() => ({ default: () => null })))
