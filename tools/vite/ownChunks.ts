import type { Plugin } from 'vite'

/**
 * Fails the build if a module of ours that is imported dynamically has no chunk of its own, because it is imported
 * statically, too. A retry of its import (`loadCode.ts`) would get the exports of the shared chunk instead of its own.
 * @param withoutExports ids of modules that are imported dynamically only to be evaluated
 */
export const ownChunks = (withoutExports: readonly string[] = []): Plugin => ({
  name: 'own-chunks',
  apply: 'build',
  generateBundle(_, bundle) {
    const own = new Set(
      Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? (file.facadeModuleId ?? []) : [],
      ),
    )
    const shared = [...this.getModuleIds()].filter(
      (id) =>
        id.includes('/src/') &&
        !withoutExports.includes(id) &&
        (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0 &&
        !own.has(id),
    )
    if (shared.length > 0)
      this.error(`imported dynamically, and in a chunk with others: ${shared.join(', ')}`)
  },
})
