/**
 * Ignores that a view transition was skipped: the page is shown anyway. The router reports it as a failure when
 * the buyer moves on before a transition has ended.
 */
export const ignoreSkipped = (): void =>
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault()
  })
