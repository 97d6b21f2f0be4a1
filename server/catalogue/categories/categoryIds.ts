import { oncePerVersion } from '../../store/oncePerVersion.ts'
import type { Db } from '../../store/schema.ts'
import { lastChangeOf } from '../../store/shopVersion.ts'

type By = { readonly slug: string } | { readonly id: string }

/**
 * Finds the identity of a category, or undefined if there is none. Every list needs it, so the categories are kept, and
 * read again after they have changed. `categoryId` of `catalogue.repo.ts` defines the correct answers.
 * @returns finds a category as of a version of the shop that was read before; without one, as of the current version
 */
export const createCategoryIds = (db: Db) => {
  const lastChange = lastChangeOf(db, 'categories')
  let known = { bySlug: new Map<string, string>(), ids: new Set<string>(), changedAt: -1 }
  const refresh = oncePerVersion(async () => {
    // Read before the categories: a change in between makes them stale once more than necessary.
    const changedAt = await lastChange()
    if (changedAt <= known.changedAt) return
    const rows = await db.selectFrom('category').select(['id', 'slug']).execute()
    // Meanwhile a concurrent call may have read them after a later change.
    if (changedAt <= known.changedAt) return
    known = {
      bySlug: new Map(rows.map(({ id, slug }) => [slug, id])),
      ids: new Set(rows.map(({ id }) => id)),
      changedAt,
    }
  })

  return async (by: By, version?: number): Promise<string | undefined> => {
    await refresh(version)
    if ('slug' in by) return known.bySlug.get(by.slug)
    return known.ids.has(by.id) ? by.id : undefined
  }
}
