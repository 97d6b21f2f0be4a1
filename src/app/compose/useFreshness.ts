import { provideFreshness } from '../../services/content/freshness.actors.ts'
import { useComposed } from './useComposed.ts'
import { usePageActor } from './usePageActor.ts'

/** Refreshes the page when content is published while it is open. */
export const useFreshness = (): void => {
  const { root } = useComposed()
  usePageActor(provideFreshness, { shell: root })
}

/** Keeps the page that contains it up to date; renders nothing. */
export default function Fresh() {
  useFreshness()
  return null
}
