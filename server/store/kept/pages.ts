/** Rendered pages of the shop, as text. */
export interface Pages {
  /**
   * The page under `key`, as `make` renders it from the current shop.
   * @param isWorthKeeping whether to cache a page. Pages of addresses that do not exist should not be cached
   */
  get(
    key: string,
    make: () => Promise<string>,
    isWorthKeeping?: (page: string) => boolean,
  ): Promise<string>
}
