/** Saves a text as a file on the buyer's device. */
export const saveFile = (name: string, type: string, content: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
