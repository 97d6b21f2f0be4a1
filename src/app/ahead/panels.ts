/** Loads the code of the panels, which are otherwise loaded when they are first opened. */
export const loadPanels = (): Promise<unknown> =>
  Promise.allSettled([
    import('../../views/shell/menus/MobileMenu.tsx'),
    import('../../views/shell/search/SearchPanelBody.tsx'),
    import('../../views/cart/CartPanelBody.tsx'),
  ])
