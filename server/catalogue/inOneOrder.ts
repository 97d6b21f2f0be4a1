/** JSON text with the keys of every object sorted, because their order may differ between versions of Alma. */
export const inOneOrder = (json: string): string => {
  try {
    return JSON.stringify(JSON.parse(json), (_key, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    )
  } catch {
    return json
  }
}
