/** The part of the bundler's module graph that is used. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/**
 * Groups the modules that the entry needs first into one chunk, instead of one chunk per set of pages that share them.
 * @param entry id of the entry module: its absolute path
 * @returns a function that returns the chunk's name for a module's id, or undefined for modules that load later
 */
export const firstChunk = (name: string, entry: string) => {
  let needed: ReadonlySet<string> | undefined

  const walk = (graph: Graph): ReadonlySet<string> => {
    const known = new Set([entry])
    for (const id of known)
      for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) known.add(imported)
    return known
  }
  return (id: string, graph: Graph): string | null => {
    needed ??= walk(graph)
    return needed.has(id) ? name : null
  }
}
