/** The part of the bundler's module graph that is used. */
interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly dynamicImporters: readonly string[]
  } | null
}

/** The modules that these ones import, directly or not, and themselves. Ids are absolute paths. */
const neededBy = (graph: Graph, ids: readonly string[]): ReadonlySet<string> => {
  const known = new Set(ids)
  for (const id of known)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) known.add(imported)
  return known
}

/**
 * Groups the modules that others need first into one chunk, instead of one chunk per set of pages that share them. The
 * modules in `by` are not part of it, so that what starts the shop runs last (`startGuard.ts`). Neither are modules that
 * are imported dynamically (`ownChunks.ts`).
 * @param by ids of the modules that need them
 * @param others ids of modules that load without them: what these need, too, is left out
 * @returns a function that returns the chunk's name for a module's id, or null for all other modules
 */
export const neededChunk = (
  name: string,
  by: readonly string[],
  others: readonly string[] = [],
) => {
  let needed: ReadonlySet<string> | undefined
  return (id: string, graph: Graph): string | null => {
    needed ??= neededBy(graph, by).difference(neededBy(graph, others))
    const isOfOwn = by.includes(id) || (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
    return needed.has(id) && !isOfOwn ? name : null
  }
}
