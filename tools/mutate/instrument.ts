import { type Host, type Mutant, mutantsOf } from './mutants.ts'

interface Swap extends Host {
  readonly mutants: Mutant[]
}

const swapsOf = (mutants: readonly Mutant[]): Swap[] => {
  const swaps = new Map<string, Swap>()
  for (const mutant of mutants) {
    const { kind, start, end } = mutant.host
    const key = `${start}-${end}-${kind}`
    const swap = swaps.get(key) ?? { kind, start, end, mutants: [] }
    swap.mutants.push(mutant)
    swaps.set(key, swap)
  }
  // Outer before inner; a statement without a semicolon spans the same text as its expression.
  const outerFirst = (a: Swap, b: Swap) =>
    a.start - b.start || b.end - a.end || b.kind.localeCompare(a.kind)
  return [...swaps.values()].toSorted(outerFirst)
}

/** The source with every mutant in it, each inactive until `mutants$` selects it. */
export const instrument = (path: string, source: string): string => {
  const swaps = swapsOf(mutantsOf(path, source))
  const write = (start: number, end: number, inside: readonly Swap[]): string => {
    let written = ''
    let at = start
    for (const [index, swap] of inside.entries()) {
      if (swap.start < at) continue
      const within = inside.slice(index + 1).filter((other) => other.end <= swap.end)
      written += source.slice(at, swap.start) + swapped(swap, within)
      at = swap.end
    }
    return written + source.slice(at, end)
  }
  const changed = ({ start, end }: Swap, { change }: Mutant) =>
    source.slice(start, change.start) + change.replacement + source.slice(change.end, end)
  const swapped = (swap: Swap, within: readonly Swap[]) => {
    const original = write(swap.start, swap.end, within)
    if (swap.kind === 'statement') {
      const [mutant] = swap.mutants
      return `{if(is$(${mutant?.id})){}else{${original}}}`
    }
    const choices = swap.mutants.map((mutant) => `is$(${mutant.id})?(${changed(swap, mutant)}):`)
    const chosen = `(${choices.join('')}(${original}))`
    // A line that begins with a parenthesis would be parsed as a call of the previous expression.
    return swap.kind === 'line' ? `{${chosen}}` : chosen
  }
  const name = JSON.stringify(path)
  return `${write(0, source.length, swaps)}\nfunction is$(id){return globalThis.mutants$.is(${name},id)}\n`
}
