const focusable =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])'

const placesIn = (root: Node | null): HTMLElement[] =>
  root instanceof HTMLElement
    ? [...(root.matches(focusable) ? [root] : []), ...root.querySelectorAll<HTMLElement>(focusable)]
    : []

/**
 * Where the focus can go after `lost` was removed, the best place first: what was inserted in its place, the same control
 * of the next sibling and of the previous one, then the nearest controls around it. Stops at the content of the page or
 * at the panel that it was in.
 */
export function* nextPlaces(
  lost: Element,
  records: readonly MutationRecord[],
): Generator<HTMLElement> {
  const removal = records.findLast(
    ({ target, removedNodes }) =>
      target.isConnected && [...removedNodes].some((node) => node.contains(lost)),
  )
  if (!removal) return
  const { target, nextSibling, previousSibling } = removal
  for (const record of records)
    if (record.target === target) for (const node of record.addedNodes) yield* placesIn(node)

  const removed = [...removal.removedNodes].find((node) => node.contains(lost)) ?? null
  const position = placesIn(removed).indexOf(lost as HTMLElement)
  for (const sibling of [nextSibling, previousSibling]) {
    const places = placesIn(sibling)
    const same = places[position] ?? places.at(-1)
    if (same) yield same
  }

  yield* placesAround(target as Element)
}

/** The controls around an element, the nearest first, within the content of the page or the panel that it is in. */
export function* placesAround(element: Element): Generator<HTMLElement> {
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (around.id === 'content' || around === document.body) return
    yield* placesIn(around)
    if (around instanceof HTMLDialogElement) return
  }
}
