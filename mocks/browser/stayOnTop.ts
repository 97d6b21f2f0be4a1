/** The browser's own style of a popover would give it a size, a border and a background. */
const bare =
  'position:fixed;inset:0 auto auto 0;inline-size:0;block-size:0;margin:0;padding:0;border:0;background:none;overflow:visible'

/** Open modal dialogs in the order in which they opened. Only the last can be used, with what it contains. */
const createModals = () => {
  let modals: readonly Element[] = []
  return {
    last: (): Element | undefined => {
      const open = [...document.querySelectorAll('dialog:modal')]
      const known = modals.filter((modal) => open.includes(modal))
      modals = [...known, ...open.filter((modal) => !known.includes(modal))]
      return modals.at(-1)
    },
  }
}

/**
 * Adds a tool to the page that stays on top and can be used while a modal dialog is open: it moves into the dialog, and
 * back when that has closed. It is in English and from left to right, whatever the language of the page.
 */
export const stayOnTop = (tool: HTMLElement): void => {
  const modals = createModals()
  tool.popover = 'manual'
  tool.style.cssText = bare
  tool.dir = 'ltr'
  tool.lang = 'en'
  const place = () => {
    const wanted = modals.last() ?? document.body
    if (tool.parentElement === wanted) return
    wanted.append(tool)
    tool.showPopover()
  }
  place()
  new MutationObserver(place).observe(document, {
    ...{ subtree: true, childList: true },
    attributeFilter: ['open'],
  })
}
