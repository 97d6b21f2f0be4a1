import { type ComponentType, lazy, Suspense, useState } from 'react'

/** The views that the loaded examples show, and how to load each. */
const loads: (() => Promise<unknown>)[] = []

/** Loads the views of all loaded examples. What is shown after this is complete at once. */
export const loadViews = (): Promise<unknown> => Promise.all(loads.map((load) => load()))

/**
 * A view of the shop that loads when it is first shown, so that charts, journeys and tests of machines need not wait for
 * the code of all views.
 */
export const lazyView = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> => {
  let Loaded: ComponentType<P> | undefined
  const loadOnce = async () => {
    Loaded ??= await load()
    return { default: Loaded }
  }
  loads.push(loadOnce)
  const Later = lazy(loadOnce) as unknown as ComponentType<P>
  return function LazyView(props) {
    // Chosen once: a switch to another component would reset what the view holds.
    const [View] = useState(() => Loaded ?? Later)
    return (
      <Suspense fallback={<p>Loading …</p>}>
        <View {...props} />
      </Suspense>
    )
  }
}
