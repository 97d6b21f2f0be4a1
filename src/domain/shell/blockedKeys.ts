interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
}

/** F12, Ctrl+Shift+I, Ctrl+Shift+C, Ctrl+Shift+J and Ctrl+U (rule H14). */
export const isBlockedKey = ({ key, ctrlKey, shiftKey }: KeyPress): boolean => {
  if (key === 'F12') return true
  const letter = key.toUpperCase()
  return ctrlKey && (shiftKey ? ['I', 'C', 'J'].includes(letter) : letter === 'U')
}
