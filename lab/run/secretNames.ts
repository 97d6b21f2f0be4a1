/** Names of fields whose values nobody else may see. */
const secretName = /password|token|secret|authorization|cookie/i

/** Stands in the place of a secret. */
export const hidden = '•••'

/** Whether the value of a field of this name is hidden. */
export const isSecretName = (name: string): boolean => secretName.test(name)
