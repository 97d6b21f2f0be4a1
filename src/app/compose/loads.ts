/** How the data of a page are loaded for a navigation. */
export interface Loads {
  /**
   * The data of the requested page: those that are at hand, or else those of `load`.
   * @param request the router's request
   * @param load the page's own loader
   */
  around(request: Request, load: () => Promise<unknown>): Promise<unknown>
  /** Whether the shop must be asked again for these data: they are from an earlier visit to the page. */
  isOld(data: unknown): boolean
}
