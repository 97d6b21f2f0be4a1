/** What is asked of the bundler's module graph. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/**
 * Groups what the entry needs before it can show anything into one chunk, instead of one chunk for each set of
 * pages that happens to share a part of it.
 * @param entry the id of the entry's module: its absolute path
 * @returns the name of the chunk for a module's id, nothing for what loads later
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
