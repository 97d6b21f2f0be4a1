/** Pages that are rendered from the shop, as text. */
export interface Pages {
  /**
   * The page under `key`, as `make` renders it from what the shop is now.
   * @param isWorthKeeping whether a page may take memory. Pages of addresses that do not exist are not worth it
   */
  get(
    key: string,
    make: () => Promise<string>,
    isWorthKeeping?: (page: string) => boolean,
  ): Promise<string>
}
