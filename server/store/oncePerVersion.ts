/**
 * Runs a check once for each version of the shop (`shopVersion.ts`).
 * @param check makes something current, with everything that was committed before the call
 * @returns runs the check, unless it has ended well for this version or a later one; without a version, always
 */
export const oncePerVersion = (check: () => Promise<void>) => {
  let checked = -1
  return async (version?: number): Promise<void> => {
    if (version !== undefined && version <= checked) return
    await check()
    checked = Math.max(checked, version ?? -1)
  }
}
