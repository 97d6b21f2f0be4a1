import { provideFreshness } from '../services/content/freshness.actors.ts'
import { useComposed } from './useComposed.ts'
import { usePageActor } from './usePageActor.ts'

/** What is published while the page is open shows. */
export const useFreshness = (): void => {
  const { root } = useComposed()
  usePageActor(provideFreshness, { shell: root })
}
