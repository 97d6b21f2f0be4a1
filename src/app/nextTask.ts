/** Lets the browser draw, and answer whoever uses the page, before anything more is done. */
export const nextTask = (): Promise<void> =>
  new Promise((goOn) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      goOn()
    }
    port2.postMessage(null)
  })
