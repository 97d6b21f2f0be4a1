import { useFreshness } from './useFreshness.ts'

/** Keeps the page that it stands on up to date; shows nothing. */
export default function Fresh() {
  useFreshness()
  return null
}
