import { useFreshness } from './useFreshness.ts'

/** Keeps the page that contains it up to date; renders nothing. */
export default function Fresh() {
  useFreshness()
  return null
}
